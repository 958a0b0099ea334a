import { checkField, normalise } from '@console/contracts/core/validation';
import type { Field, SheetRule } from '@console/contracts/core/fields';
import type { ImportDefinition } from '@console/contracts/platform/imports';
import type { SheetRow } from '../../platform/spreadsheets/sheet.ts';
import type { ColumnLayout } from './column-layout.ts';
import type { RowMessage, Values } from './tables.ts';

/** A row as read from the file, before the database is asked. */
export interface ReadRow {
  readonly rowNo: number;
  readonly keyText: string;
  readonly source: Readonly<Record<string, string | null>>;
  readonly values: Values;
  readonly messages: RowMessage[];
}

const flags: Readonly<Record<string, boolean>> = {
  true: true,
  ya: true,
  yes: true,
  y: true,
  1: true,
  false: false,
  tidak: false,
  no: false,
  n: false,
  0: false,
};

const readNumber = (text: string, decimalComma: boolean): unknown => {
  const point = decimalComma ? text.replace(',', '.') : text;
  return /^-?\d+(\.\d+)?$/.test(point) ? Number(point) : text;
};

const readChoice = (field: Field, text: string): string =>
  field.options?.find(({ value, title }) =>
    [value, title.id, title.en].some((name) => name.toLowerCase() === text.toLowerCase()),
  )?.value ?? text;

/** The rows of a sheet in one cell: rows between `|`, cells between `:` in the order of the columns. */
const readSheet = ({ columns }: SheetRule, text: string, decimalComma: boolean): unknown =>
  text.split('|').map((row) => {
    const cells = row.split(':');
    return Object.fromEntries(
      Object.entries(columns).map(([name, field], at) => [name, readCell(field, cells[at] ?? null, decimalComma)]),
    );
  });

/** The value of a cell's text; text that cannot be parsed is kept, so that the field's check refuses it. */
export function readCell(field: Field, text: string | null, decimalComma: boolean): unknown {
  if (text === null) return normalise(field, null);
  if (field.kind === 'integer' || field.kind === 'decimal' || field.kind === 'money')
    return readNumber(text, decimalComma);
  if (field.sheet) return normalise(field, readSheet(field.sheet, text, decimalComma));
  if (field.kind === 'flag') return flags[text.toLowerCase()] ?? text;
  if (field.kind === 'choice') return readChoice(field, text);
  if (field.kind === 'choices') return text.split('|').map((part) => readChoice(field, part.trim()));
  return normalise(field, text);
}

/**
 * Identifies rows with the same key: the key columns joined as one text, or the row's own number when one of them is
 * blank.
 */
export function keyTextOf(columns: ImportDefinition['columns'], values: Values, rowNo: number): string {
  const keys = Object.entries(columns)
    .filter(([, { key }]) => key)
    .map(([name]) => values[name] ?? null);
  return keys.length > 0 && !keys.includes(null)
    ? JSON.stringify(keys.map((value) => (typeof value === 'string' ? value.toLowerCase() : value)))
    : `${rowNo}`;
}

/** A fault of a row that is visible in the file. */
export const error = (column: string | null, code: string, parameters?: RowMessage['parameters']): RowMessage => ({
  column,
  code,
  severity: 'error',
  ...(parameters ? { parameters } : {}),
});

/** Reads one row of a sheet and checks its fields. */
export function readRow(
  definition: Pick<ImportDefinition, 'columns'>,
  { places, width }: ColumnLayout,
  row: SheetRow,
  decimalComma: boolean,
): ReadRow {
  const source: Record<string, string | null> = {};
  const values: Record<string, unknown> = {};
  const messages: RowMessage[] = [];
  for (const [name, column] of Object.entries(definition.columns)) {
    const place = places.get(name) ?? -1;
    const text = row.cells[place] ?? null;
    const value = readCell(column.field, text, decimalComma);
    source[name] = text;
    values[name] = value;
    const fault = row.formulas?.includes(place) ? { code: 'FORMULA' } : checkField(name, column.field, value);
    if (fault) messages.push(error(name, fault.code, 'parameters' in fault ? fault.parameters : undefined));
  }
  if (row.cells.slice(width).some((cell) => cell !== null)) messages.push(error(null, 'EXTRA_CELLS'));
  return { rowNo: row.number, keyText: keyTextOf(definition.columns, values, row.number), source, values, messages };
}
