import type { VerificationPreference } from '@console/contracts/cards/card-verification/states';
import type { Instant, RecordColumns } from '../../../../platform/database/record-columns.ts';

/** View of the approved applications without a card and the replacements that wait for a number. */
export interface WaitingNumberView extends RecordColumns {
  document_kind: 'verification' | 'replacement';
  document_no: string;
  member_id: string;
  /** Pick-up branch, or the member's branch. */
  branch_id: string;
  card_type_id: string;
  preference: Exclude<VerificationPreference, 'DIGITAL'>;
  approved_at: Instant;
  /** Applications only; a replacement uses the member's current name. */
  name_on_card: string | null;
  source_id: string | null;
  /** Replacements only. */
  old_card_id: string | null;
  /** The run that has claimed it. */
  run_id: string | null;
}

declare module '../../../../platform/database/schema.ts' {
  interface Database {
    card_waiting_number: WaitingNumberView;
  }
}
