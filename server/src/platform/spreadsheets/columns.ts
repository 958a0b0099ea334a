/** The type of an exported column: decides its format; numbers and dates are never escaped as text. */
export type ColumnKind = 'text' | 'number' | 'date' | 'instant';

export interface Column {
  readonly title: string;
  readonly kind: ColumnKind;
}

/** A value of an exported file. Dates are `YYYY-MM-DD`, instants ISO 8601; both may also be a `Date`. */
export type Cell = string | number | boolean | Date | null | undefined;
export type Row = readonly Cell[];

/** Rows in batches, so that a list of any length needs constant memory. */
export type Batches = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

/** Entries of a file's "Info" sheet, in order. */
export type Info = readonly (readonly [title: string, value: string | number])[];

const jakartaOffset = 7 * 3_600_000;

/** Milliseconds of the wall clock in Asia/Jakarta (no daylight saving time); `null` for invalid dates. */
export function wallClock(kind: ColumnKind, cell: string | Date): number | null {
  const time = cell instanceof Date ? cell.getTime() : Date.parse(cell.length === 10 ? `${cell}T00:00:00Z` : cell);
  if (Number.isNaN(time)) return null;
  return kind === 'date' && !(cell instanceof Date) && cell.length === 10 ? time : time + jakartaOffset;
}
