import type { Generated } from 'kysely';
import type { Instant, OptionalInstant } from '../../platform/database/record-columns.ts';

/** A one-time code sent to a member. */
export interface CardOtpTable {
  id: string;
  purpose: 'PICKUP' | 'LOSS';
  /** Id of the pick-up, or of the member who reports a loss. */
  subject_id: string;
  member_id: string;
  /** Hash of the code and the row's id; the code itself is not stored. */
  code_hash: string;
  sent_at: Instant;
  expires_at: Instant;
  attempts: Generated<number>;
  verified_at: OptionalInstant;
  sent_by: string;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    card_otp: CardOtpTable;
  }
}
