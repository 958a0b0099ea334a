import * as z from 'zod/mini';
import type { FieldError } from './errors.ts';
import type { Field, Fields, SheetRule, ValuesOf } from './field.ts';
import { make, type Common, type Maybe } from './make-field.ts';
import type { Text } from './text.ts';

/** A row as it is typed or sent: every cell may be missing. */
export type SheetRow = Readonly<Record<string, unknown>>;

/** What a sheet says of itself. */
interface Sheet<F extends Fields> {
  readonly columns: F;
  readonly titles: { readonly [Name in keyof F]: Text };
  /** Two columns with the ends of a band: from ≤ to, and no two bands share a value. */
  readonly band?: { readonly from: keyof F & string; readonly to: keyof F & string };
  /** Columns whose values together occur once. */
  readonly key?: readonly (keyof F & string)[];
  /** Rows at most. */
  readonly maximum: number;
}

/**
 * A table that people fill in like a spreadsheet: rates by tenor, fees by band. Blank rows at its end are left out;
 * errors name row and cell, such as `rates[2].rateRegular`.
 * @example
 * sheet({ columns: { tenor: integer({ minimum: 1, maximum: 60 }) }, titles: { tenor: text('Tenor') }, maximum: 60 });
 */
export function sheet<const F extends Fields, const C extends Common>(
  { columns, titles, band, key, maximum }: Sheet<F>,
  rule: C = {} as C,
): Field<Maybe<readonly ValuesOf<F>[], C>> {
  const row = z.object(Object.fromEntries(Object.entries(columns).map(([name, { schema }]) => [name, schema])));
  const schema = z.array(row).check(z.maxLength(maximum)) as unknown as z.ZodMiniType<readonly ValuesOf<F>[]>;
  return make('object', schema, rule, {
    maximum,
    sheet: { columns, titles, ...(band ? { band } : {}), key: key ?? [] },
  });
}

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

/** The title of a column. */
export const titleOfColumn = ({ titles }: SheetRule, column: string): Text =>
  titles[column] ?? { id: column, en: column };

/** The rows up to the last one that has a value. */
export const withoutBlankEnd = (rows: readonly SheetRow[]): readonly SheetRow[] =>
  rows.slice(0, rows.findLastIndex((row) => !Object.values(row).every(isBlank)) + 1);

/**
 * The rows of a sheet with cleaned cells, without the blank rows at its end; `null` for none. Blank rows between others
 * stay: errors name rows by their position on the screen.
 * @param clean cleans one cell
 */
export function cleanRows(
  { columns }: SheetRule,
  rows: readonly unknown[],
  clean: (field: Field, value: unknown) => unknown,
): readonly SheetRow[] | null {
  const cleaned = rows
    .map((row) => (typeof row === 'object' && row !== null ? (row as SheetRow) : {}))
    .map((row) => Object.fromEntries(Object.entries(columns).map(([name, field]) => [name, clean(field, row[name])])));
  const filled = withoutBlankEnd(cleaned);
  return filled.length === 0 ? null : filled;
}

type Check = (name: string, field: Field, value: unknown) => FieldError | null;

const cellFaults = (name: string, { columns }: SheetRule, rows: readonly SheetRow[], check: Check): FieldError[] =>
  rows.flatMap((row, at) =>
    Object.entries(columns).flatMap(([column, field]) => check(`${name}[${at}].${column}`, field, row[column]) ?? []),
  );

function bandFaults(name: string, { from, to }: NonNullable<SheetRule['band']>, rows: readonly SheetRow[]) {
  const bands = rows.map((row) => [Number(row[from]), Number(row[to])] as const);
  return bands.flatMap(([start, end], at): FieldError[] => {
    if (start > end) return [{ field: `${name}[${at}].${to}`, code: 'BAND_ORDER' }];
    const taken = bands.slice(0, at).find(([first, last]) => start <= last && first <= end);
    const parameters = taken && { from: taken[0], to: taken[1] };
    return parameters ? [{ field: `${name}[${at}].${from}`, code: 'BAND_TAKEN', parameters }] : [];
  });
}

function keyFaults(name: string, key: readonly string[], rows: readonly SheetRow[]): FieldError[] {
  const keys = rows.map((row) => JSON.stringify(key.map((column) => row[column] ?? null)));
  return keys.flatMap((each, at) =>
    keys.indexOf(each) < at ? [{ field: `${name}[${at}].${key[0]!}`, code: 'DUPLICATE' }] : [],
  );
}

/**
 * Faults of the rows of a sheet: of single cells; when there are none, of bands and keys.
 * @param rows cleaned by {@link cleanRows}
 */
export function sheetFaults(name: string, rule: SheetRule, rows: readonly SheetRow[], check: Check): FieldError[] {
  const cells = cellFaults(name, rule, rows, check);
  if (cells.length > 0) return cells;
  return [
    ...(rule.band ? bandFaults(name, rule.band, rows) : []),
    ...(rule.key.length > 0 ? keyFaults(name, rule.key, rows) : []),
  ];
}
