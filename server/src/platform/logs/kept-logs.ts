import { part } from '../http/part.ts';

/** A log whose rows go after their time. */
export interface KeptLog {
  readonly table: string;
  /** The column of the time of a row. */
  readonly time: string;
  /** Whole months are dropped, or their rows are deleted. */
  readonly goes: 'parts' | 'rows';
  /** The column and values of rows that may go; all of them when left out. */
  readonly only?: { readonly column: string; readonly values: readonly string[] };
}

/** The logs of the program; the modules that write them add theirs. */
export const keptLogs = part((): KeptLog[] => []);
