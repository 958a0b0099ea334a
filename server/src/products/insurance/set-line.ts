import type { Text } from '@console/contracts/core/text';
import type { Db, Tx } from '../../platform/context.ts';
import type { Sql } from '../../records/resource/definition.ts';

/** A row of a set as the comparisons read it. */
export interface SetRow {
  readonly id: string;
  readonly row_code: string;
  readonly set_no: string;
  readonly insurance_id: string;
  readonly price_from: number;
  readonly price_to: number | null;
  readonly effective_from: string;
  readonly holds_from: string | null;
  readonly effective_to: string | null;
  readonly status: 'active' | 'inactive';
}

/** How the sets of one business line differ from those of the other. */
export interface SetLine<Row extends SetRow = SetRow> {
  readonly module: string;
  readonly table: 'insurance_tariff' | 'insurance_tariff_nmc';
  readonly packages: 'insurance_package' | 'insurance_package_nmc';
  /** Columns whose rows share the bands of prices, tenors included. */
  readonly key: readonly string[];
  /** Columns by which one set ends another one: a set may hold for some of them only. */
  readonly covers: string;
  /** Further columns that the comparison reads, with their joins. */
  readonly more: Sql;
  readonly joins: Sql;
  /** Whether the row of another set is for the same. */
  readonly isSame: { isSame(one: Row, other: Row): boolean }['isSame'];
  /** Title of the matrix that a row stands in, its column there, and its tariff. */
  readonly shown: {
    shown(row: Row): { readonly group: Text; readonly column: Text; readonly tariff: Text };
  }['shown'];
  /** The premium of a row at a price, in rupiah. */
  readonly premium: { premium(row: Row, price: number): number }['premium'];
  /** The instalment of an example at the tenor of a row, with the tariff of that row or of the one before it. */
  readonly instalment: { instalment(row: Row, price: number, tariff: Row): number }['instalment'];
  /** Codes of the groups that would have no insurance without these sets. */
  readonly onlyIn: (db: Db | Tx, sets: readonly string[], day: string) => Promise<string[]>;
}
