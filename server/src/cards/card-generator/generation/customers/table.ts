import type { VerificationPreference } from '@console/contracts/cards/card-verification/states';
import type { Instant, RecordColumns } from '../../../../platform/database/record-columns.ts';

/** An approved application without a card, or a replacement, that waits for a number: a view. */
export interface WaitingNumberView extends RecordColumns {
  document_kind: 'verification' | 'replacement';
  document_no: string;
  member_id: string;
  /** Where the card is fetched; else the member's branch. */
  branch_id: string;
  card_type_id: string;
  preference: Exclude<VerificationPreference, 'DIGITAL'>;
  approved_at: Instant;
  /** Of applications; a replacement takes the member's name as it is now. */
  name_on_card: string | null;
  source_id: string | null;
  /** Of replacements. */
  old_card_id: string | null;
  /** The generation at work on it. */
  run_id: string | null;
}

declare module '../../../../platform/database/schema.ts' {
  interface Database {
    card_waiting_number: WaitingNumberView;
  }
}
