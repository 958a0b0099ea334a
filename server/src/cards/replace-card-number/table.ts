import type { FeeMode, ReplacementResult, ReplacementState } from '@console/contracts/cards/replace-card-number';
import type { Generated } from 'kysely';
import type { OptionalInstant, RecordColumns } from '../../platform/database/record-columns.ts';

/** Replacement of a member's card number (docs/model/cards.md#replacement). `created_by` is the requester. */
export interface ReplacementTable extends RecordColumns {
  replacement_no: string;
  member_id: string;
  /** The member's branch at the time of the request; its users see it. */
  branch_id: string;
  old_card_id: string;
  new_card_id: string | null;
  /** Type of the new card. */
  card_type_id: string;
  reset_reason_id: string;
  result: ReplacementResult;
  loss_id: string | null;
  /** Rupiah. */
  fee: number;
  /** `null` when there is no fee. */
  fee_mode: FeeMode | null;
  cash_receipt_no: string | null;
  keep_expiry: boolean;
  state: ReplacementState;
  /** Users who requested it; they cannot approve or reject it. */
  editors: string[];
  approver: string | null;
  decided_at: OptionalInstant;
  /** Reason of the rejection or cancellation. */
  note: string | null;
  completed_at: OptionalInstant;
  /** The generation run that has claimed it. */
  run_id: Generated<string | null>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    card_replacement: ReplacementTable;
  }
}
