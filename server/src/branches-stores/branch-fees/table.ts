import type { ColumnType } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';
import type { EffectiveColumns } from '../../records/resource/effective-columns.ts';

/** A fee of a branch for bands of tenors and of Base in a period. */
export interface BranchFeeTable extends RecordColumns, EffectiveColumns {
  branch_id: string;
  fee_type: string;
  tenor_from: number;
  tenor_to: number;
  amount_from: number;
  /** `null`: no end. */
  amount_to: number | null;
  value_type: 'AMOUNT' | 'PERCENT';
  amount_regular: number | null;
  amount_repeat: number | null;
  percent_regular: string | null;
  percent_repeat: string | null;
  charge: 'FINANCED' | 'UPFRONT';
  /** Concessions that it takes over from the one whose place it takes, until it is approved. */
  carried_lines: ColumnType<unknown, string | null | undefined, string | null>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    branch_fee: BranchFeeTable;
    branch_fee_nmc: BranchFeeTable;
    branch_fee_ufi: BranchFeeTable;
  }
}
