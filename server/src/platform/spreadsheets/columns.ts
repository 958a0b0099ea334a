/** What a column of an exported file holds: decides its format and that numbers and dates are never guarded as text. */
export type ColumnKind = 'text' | 'number' | 'date' | 'instant';

export interface Column {
  readonly title: string;
  readonly kind: ColumnKind;
}

/** A value of an exported file. Dates are `YYYY-MM-DD`, instants ISO 8601; both may also be a `Date`. */
export type Cell = string | number | boolean | Date | null | undefined;
export type Row = readonly Cell[];

/** Rows come in batches, so that a list of any length passes in constant memory. */
export type Batches = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

/** Facts of a file for its "Info" sheet, in order. */
export type Info = readonly (readonly [title: string, value: string | number])[];

const jakartaOffset = 7 * 3_600_000;

/** Milliseconds of the wall clock in Asia/Jakarta, which knows no summer time; `null` when it is no date. */
export function wallClock(kind: ColumnKind, cell: string | Date): number | null {
  const time = cell instanceof Date ? cell.getTime() : Date.parse(cell.length === 10 ? `${cell}T00:00:00Z` : cell);
  if (Number.isNaN(time)) return null;
  return kind === 'date' && !(cell instanceof Date) && cell.length === 10 ? time : time + jakartaOffset;
}
