import type { Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';
import type { EffectiveColumns } from '../../records/resource/effective-columns.ts';

/** An exclusive rate of a store for a band of tenors in a period. */
export interface StoreExclusiveRateTable extends RecordColumns, EffectiveColumns {
  store_id: string;
  /** `null`: all groups. */
  product_group_id: string | null;
  tenor_from: number;
  tenor_to: number;
  rate_regular: string | null;
  rate_repeat: string | null;
  /** `null`: none. */
  quota_contracts: number | null;
  /** Orders that were priced with it, from their issue on. */
  used_contracts: Generated<number>;
  agreement_no: string;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    store_exclusive_rate: StoreExclusiveRateTable;
  }
}
