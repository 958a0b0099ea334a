import type { ColumnType } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';
import type { EffectiveColumns } from '../../records/resource/effective-columns.ts';

/** The rates of a store for a product group in a period, by band of tenors. */
export interface StoreRateTable extends RecordColumns, EffectiveColumns {
  store_id: string;
  /** `null`: all groups. */
  product_group_id: string | null;
  /** Rows of the sheet, as the contract has them. */
  rates: ColumnType<unknown, string, string>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    store_rate: StoreRateTable;
  }
}
