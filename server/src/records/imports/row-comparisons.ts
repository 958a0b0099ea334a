import type { ImportDefinition } from '@console/contracts/platform/imports';

/** What a module says of rows of one file beside each other, besides their keys. */
export interface RowComparisons<C extends ImportDefinition['columns']> {
  /** Columns that must agree in all rows of the file with the same `per`; else all of them get `code`. */
  readonly agree?: readonly {
    readonly per: readonly (keyof C & string)[];
    readonly columns: readonly (keyof C & string)[];
    readonly code: string;
  }[];
  /** Of the rows with the same `per` and this value of a column at most one may be; else all of them get `code`. */
  readonly single?: readonly {
    readonly per: readonly (keyof C & string)[];
    readonly where: { readonly column: keyof C & string; readonly value: string };
    readonly code: string;
  }[];
  /**
   * Rows of the file with the same `per`, blank cells included, whose bands and periods all intersect are
   * OVERLAP_IN_FILE.
   */
  readonly apart?: {
    readonly per: readonly (keyof C & string)[];
    /** Columns of whole numbers, both ends included. */
    readonly bands: readonly (readonly [from: keyof C & string, to: keyof C & string])[];
    /** Columns of days, both ends included. */
    readonly period: readonly [from: keyof C & string, to: keyof C & string];
  };
}
