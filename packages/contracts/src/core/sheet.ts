import * as z from 'zod/mini';
import type { Field, Fields, NotAbove, SheetRule, ValuesOf } from './field.ts';
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
  /** Columns that hold what a row says: blank or 0 there is null, and a row in which all are null is left out. */
  readonly says?: readonly (keyof F & string)[];
  /** Columns that are at most what another one of their row is. */
  readonly notAbove?: readonly (NotAbove & { readonly column: keyof F & string; readonly limit: keyof F & string })[];
  /** Columns that count as another one of the row while they are empty. */
  readonly follows?: Readonly<Record<string, string>>;
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
  { columns, titles, band, key, says, notAbove, follows, maximum }: Sheet<F>,
  rule: C = {} as C,
): Field<Maybe<readonly ValuesOf<F>[], C>> {
  const row = z.object(Object.fromEntries(Object.entries(columns).map(([name, { schema }]) => [name, schema])));
  const schema = z.array(row).check(z.maxLength(maximum)) as unknown as z.ZodMiniType<readonly ValuesOf<F>[]>;
  return make('object', schema, rule, {
    maximum,
    sheet: {
      columns,
      titles,
      ...(band ? { band } : {}),
      key: key ?? [],
      says: says ?? [],
      notAbove: notAbove ?? [],
      ...(follows ? { follows } : {}),
    },
  });
}

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

/** The title of a column. */
export const titleOfColumn = ({ titles }: SheetRule, column: string): Text =>
  titles[column] ?? { id: column, en: column };

/**
 * Whether a value is a 0 that its column stores as nothing, such as the rate of repeat orders, which is then as the
 * regular one.
 */
export const isZeroForNone = ({ columns, says }: SheetRule, column: string, value: unknown): boolean =>
  (columns[column]?.zeroIsNone === true || says.includes(column)) && !isBlank(value) && Number(value) === 0;

/** The rows up to the last one that has a value. */
export const withoutBlankEnd = (rows: readonly SheetRow[]): readonly SheetRow[] =>
  rows.slice(0, rows.findLastIndex((row) => !Object.values(row).every(isBlank)) + 1);

/** Whether a row says nothing, although it may have a place, such as a tenor. */
const saysNothing = ({ says }: SheetRule, row: SheetRow): boolean =>
  says.length > 0 && says.every((column) => isBlank(row[column]));

/**
 * The rows that are kept, `null` for none. Errors are found before: they name rows by their position on the screen.
 * @param rows cleaned by {@link cleanRows}
 */
export function keptRows(rule: SheetRule, rows: readonly SheetRow[]): readonly SheetRow[] | null {
  const kept = rows.filter((row) => !saysNothing(rule, row));
  return kept.length === 0 ? null : kept;
}

/**
 * The rows of a sheet with cleaned cells, without the blank rows at its end; `null` for none. Blank rows between others
 * stay: errors name rows by their position on the screen.
 * @param clean cleans one cell
 */
export function cleanRows(
  rule: SheetRule,
  rows: readonly unknown[],
  clean: (field: Field, value: unknown) => unknown,
): readonly SheetRow[] | null {
  const cell = (name: string, field: Field, typed: unknown): unknown => {
    const value = clean(field, typed);
    return isZeroForNone(rule, name, value) ? null : value;
  };
  const cleaned = rows
    .map((row) => (typeof row === 'object' && row !== null ? (row as SheetRow) : {}))
    .map((row) =>
      Object.fromEntries(Object.entries(rule.columns).map(([name, field]) => [name, cell(name, field, row[name])])),
    );
  const filled = withoutBlankEnd(cleaned);
  return filled.length === 0 ? null : filled;
}
