import { createHash } from 'node:crypto';
import { cleanText } from '@console/contracts/core/clean-text';
import { checkField, fourDecimals, kept, normalise } from '@console/contracts/core/validation';
import { hasDecimals, isNumeric, type Field, type SheetRule } from '@console/contracts/core/fields';
import { hasShortYear, typedDate } from '@console/contracts/core/days/typed-date';
import {
  extraCellsColumn,
  longestCell,
  type ImportColumn,
  type ImportDefinition,
} from '@console/contracts/platform/imports';
import { readNumber, type Writing } from '@console/contracts/core/written-number';
import type { SheetRow } from '../../platform/spreadsheets/sheet.ts';
import { cellFault, isTooLong } from './cell-fault.ts';
import { withRangeEnds } from './range-ends.ts';
import { extraCellsOf, type ColumnLayout } from './column-layout.ts';
import { commaTooMany } from './extra-cells.ts';
import { readChoice, readFlag } from './read-choice.ts';
import type { RowMessage, Values } from './tables.ts';

/** A row as read from the file, before the database is asked. */
export interface ReadRow {
  readonly rowNo: number;
  readonly keyText: string;
  readonly source: Readonly<Record<string, string | null>>;
  readonly values: Values;
  readonly messages: RowMessage[];
}

type DecimalComma = Writing['decimalComma'];

/** A number as people write it; other text stays. Years have no separators. */
function readNumeric(field: Field, text: string, decimalComma: DecimalComma): unknown {
  const { kind, grouped } = field;
  const read = readNumber(text, { decimals: hasDecimals(kind), decimalComma });
  if (read === null || (grouped === false && read !== text)) return text;
  const value = kind === 'percent' ? fourDecimals(read) : Number(read);
  return value === null ? text : normalise(field, value);
}

/** The rows of a sheet in one cell: rows between `|`, cells between `:` in the order of the columns. */
function readSheet({ columns }: SheetRule, text: string, decimalComma: DecimalComma) {
  const fields = Object.entries(columns);
  const rows = text.split('|').map((row) => {
    const cells = row.split(':');
    return fields.map(([name, field], at) => [name, readCell(field, cells[at] ?? null, decimalComma)] as const);
  });
  // A sheet in which a number is refused is refused.
  if (rows.some((row) => row.some(([name, value]) => isRefusedNumber(columns[name]!, value)))) return text;
  return rows.map((row) => Object.fromEntries(row));
}

/** Whether {@link readCell} left a text in which the reader of forms would read a number. */
const isRefusedNumber = (field: Field, value: unknown): boolean =>
  isNumeric(field.kind) && typeof value === 'string' && normalise(field, value) !== value;

/** A day in a file. A year of two digits may be of two centuries: it is refused. */
const readDay = (text: string): string => (hasShortYear(text) ? null : typedDate(text)) ?? text;

/** A spreadsheet keeps digits as text by an apostrophe before them, or by a formula of nothing but the text. */
const withoutGuard = (text: string): string => text.replace(/^'(?=[+\d])/, '').replace(/^="([^"]*)"$/, '$1');

/** The value of a cell's text; text that cannot be parsed is kept, so that the field's check refuses it. */
export function readCell(field: Field, cell: string | null, decimalComma: DecimalComma): unknown {
  if (cell === null) return normalise(field, null);
  const text = field.kind === 'paragraph' ? cell : withoutGuard(cleanText(cell).trim());
  if (text === '') return normalise(field, null);
  if (isNumeric(field.kind)) return readNumeric(field, text, decimalComma);
  if (field.kind === 'date') return readDay(text);
  if (field.sheet) return normalise(field, readSheet(field.sheet, text, decimalComma));
  if (field.kind === 'flag') return readFlag(text);
  if (field.kind === 'choice') return readChoice(field, text);
  if (field.kind === 'choices') return text.split('|').map((part) => readChoice(field, part));
  return normalise(field, text);
}

/** Longer keys are known by their hash: the database has them in an index. */
const longestKey = 500;

/**
 * Identifies rows with the same key: the key columns joined as one text, or the row's own number when one of them is
 * blank.
 */
export function keyTextOf(columns: ImportDefinition['columns'], values: Values, rowNo: number): string {
  const keys = Object.entries(columns)
    .filter(([, { key }]) => key)
    .map(([name]) => values[name] ?? null);
  if (keys.length === 0 || keys.includes(null)) return `${rowNo}`;
  const text = JSON.stringify(keys.map((value) => (typeof value === 'string' ? value.toLowerCase() : value)));
  return text.length > longestKey ? createHash('sha256').update(text).digest('base64url') : text;
}

type Read = Pick<ImportColumn, 'blankIs' | 'zeroIsNone'> & { readonly field?: Pick<Field, 'zeroIsNone'> };

/** A value of a column as it is stored, where a blank cell or 0 means another. */
export function asStored({ blankIs, zeroIsNone, field }: Read, value: unknown) {
  if (value === null && blankIs !== undefined) return blankIs;
  const isNumber = (typeof value === 'number' || typeof value === 'string') && value !== '';
  const isNone = zeroIsNone || field?.zeroIsNone;
  return isNone && isNumber && Number(value) === 0 ? null : value;
}

/** The value of a cell without faults: the one that was checked, which differs from the text that was read. */
const checkedValue = (column: Pick<ImportColumn, 'field' | 'blankIs' | 'zeroIsNone'>, value: unknown): unknown =>
  asStored(column, kept(column.field, normalise(column.field, value)));

/** Checks a value that {@link readCell} returned: a number that it refused is not read again by other rules. */
export function checkReadValue(name: string, field: Field, value: unknown): ReturnType<typeof checkField> {
  if (!isRefusedNumber(field, value)) return checkField(name, field, value);
  return { field: name, code: field.kind === 'percent' ? 'NOT_A_PERCENT' : 'NOT_A_NUMBER' };
}

/** The value of a cell, and what is wrong with it; a cell that is too long or an error has none. */
export function readAndCheckCell(
  name: string,
  column: Pick<ImportColumn, 'field' | 'blankIs' | 'zeroIsNone'>,
  text: string | null,
  decimalComma: DecimalComma,
): { readonly value: unknown; readonly fault: ReturnType<typeof checkField> } {
  const unread = text === null ? null : cellFault(text, column.field.personal);
  if (unread) return { value: null, fault: { field: name, ...unread } };
  const value = readCell(column.field, text, decimalComma);
  const fault = checkReadValue(name, column.field, value);
  if (text === null || !isTooLong(text)) return { value: fault ? value : checkedValue(column, value), fault };
  const isOwn = fault?.code === 'TOO_LONG';
  return {
    value: null,
    fault: isOwn ? fault : { field: name, code: 'TOO_LONG', parameters: { maximum: longestCell } },
  };
}

/** A fault of a row that is visible in the file. */
export const error = (column: string | null, code: string, parameters?: RowMessage['parameters']): RowMessage => ({
  column,
  code,
  severity: 'error',
  ...(parameters ? { parameters } : {}),
});

/** A number of a workbook, whose decimals have a period: three of them would be thousands in a text. */
const withCertainDecimals = (shown: string): string => shown.replace(/^(-?\d{1,3}\.\d{3})(?=%?$)/, '$10');

/** The text of a cell as a column of its kind is read: texts as they are displayed. */
function cellText({ kind }: Field, { cells, displayed, numbers }: SheetRow, place: number): string | null {
  const cell = cells[place] ?? null;
  if (!isNumeric(kind) && kind !== 'date') return (displayed?.get(place) ?? cell) || null;
  return cell !== null && hasDecimals(kind) && numbers?.includes(place) ? withCertainDecimals(cell) : cell;
}

/** The fault of a cell that its text does not show. */
function workbookFault(field: string, { covered, formulas }: SheetRow, place: number): ReturnType<typeof checkField> {
  if (covered?.includes(place)) return { field, code: 'MERGED' };
  return formulas?.includes(place) ? { field, code: 'FORMULA' } : null;
}

/** Reads one row of a sheet and checks its fields. */
export function readRow(
  definition: Pick<ImportDefinition, 'columns'>,
  layout: ColumnLayout,
  row: SheetRow,
  decimalComma: DecimalComma,
): ReadRow {
  const source: Record<string, string | null> = {};
  const values: Record<string, unknown> = {};
  const messages: RowMessage[] = [];
  for (const [name, column] of Object.entries(definition.columns)) {
    const place = layout.places.get(name) ?? -1;
    const text = cellText(column.field, row, place);
    const { value, fault: own } = readAndCheckCell(name, column, text, decimalComma);
    source[name] = text;
    values[name] = value;
    const fault = workbookFault(name, row, place) ?? own;
    if (fault) messages.push(error(name, fault.code, fault.parameters));
  }
  const extra = extraCellsOf(row.cells, layout) ?? commaTooMany(definition, layout, row, decimalComma);
  if (extra !== null) {
    source[extraCellsColumn] = extra;
    messages.push(error(null, 'EXTRA_CELLS'));
  }
  const stored = withRangeEnds(definition, source, values);
  const keyText = keyTextOf(definition.columns, stored, row.number);
  return { rowNo: row.number, keyText, source, values: stored, messages };
}
