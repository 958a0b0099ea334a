import type { FeeMode, ReplacementResult, ReplacementState } from '@console/contracts/cards/replace-card-number';
import type { Generated } from 'kysely';
import type { OptionalInstant, RecordColumns } from '../../platform/database/record-columns.ts';

/** A member's number that another takes the place of (docs/model/cards.md#replacement). Its maker is `created_by`. */
export interface ReplacementTable extends RecordColumns {
  replacement_no: string;
  member_id: string;
  /** The member's branch when it was asked for: whose users see it. */
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
  /** `null` where nothing is charged. */
  fee_mode: FeeMode | null;
  cash_receipt_no: string | null;
  keep_expiry: boolean;
  state: ReplacementState;
  /** Who asked for it: none of them approves or rejects. */
  editors: string[];
  approver: string | null;
  decided_at: OptionalInstant;
  /** Why it was rejected or cancelled. */
  note: string | null;
  completed_at: OptionalInstant;
  /** The generation at work on its number. */
  run_id: Generated<string | null>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    card_replacement: ReplacementTable;
  }
}
