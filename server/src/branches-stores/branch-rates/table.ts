import type { ColumnType } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';
import type { EffectiveColumns } from '../../records/resource/effective-columns.ts';

/** A rate of a branch for a band of tenors in a period. */
export interface BranchRateTable extends RecordColumns, EffectiveColumns {
  branch_id: string;
  /** `null`: all groups. */
  product_group_id: string | null;
  tenor_from: number;
  tenor_to: number;
  rate_regular: string;
  rate_repeat: string | null;
  /** Concessions that it takes over from the one whose place it takes, until it is approved. */
  carried_lines: ColumnType<unknown, string | null | undefined, string | null>;
}

/** The same for UFI, by collateral and its age. */
export interface BranchRateUfiTable extends BranchRateTable {
  collateral_type: string;
  age_band: string;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    branch_rate: BranchRateTable;
    branch_rate_nmc: BranchRateTable;
    branch_rate_ufi: BranchRateUfiTable;
  }
}
