import type { ResetMode, ResetRow, ResetState } from '@console/contracts/branches-stores/promo-fee/reset';
import type { ColumnType, Generated } from 'kysely';
import type { OptionalInstant, RecordColumns } from '../../platform/database/record-columns.ts';
import type { EffectiveColumns } from '../../records/resource/effective-columns.ts';

/** An admin fee of a campaign in place of that of an NMC branch, for a band of tenors in a period. */
export interface PromoFeeTable extends RecordColumns, EffectiveColumns {
  branch_id: string;
  campaign_name: string;
  tenor_from: number;
  tenor_to: number;
  promo_fee_regular: number;
  /** `null`: as regular. */
  promo_fee_repeat: number | null;
  /** The reset that ended or cancelled it, and its reason. */
  reset_batch_no: string | null;
  ended_reason: string | null;
}

/** A reset of promo fees, decided and applied as one. */
export interface PromoFeeResetTable extends RecordColumns {
  batch_no: string;
  mode: ResetMode;
  /** Which promo fees were meant, in words. */
  scope: string;
  reason: string;
  state: Generated<ResetState>;
  editors: string[];
  running_count: number;
  scheduled_count: number;
  decided_by: string | null;
  decided_at: OptionalInstant;
  note: string | null;
}

/** A promo fee that a reset is about. */
export interface PromoFeeResetRowTable {
  reset_id: string;
  promo_fee_id: string;
  /** As who decided saw it. */
  seen: ColumnType<ResetRow | null, string | undefined, string | null>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    promo_fee_nmc: PromoFeeTable;
    promo_fee_reset: PromoFeeResetTable;
    promo_fee_reset_row: PromoFeeResetRowTable;
  }
}
