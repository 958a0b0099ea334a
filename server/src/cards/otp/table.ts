import type { Generated } from 'kysely';
import type { Instant, OptionalInstant } from '../../platform/database/record-columns.ts';

/** A one-time code that was sent to a member. */
export interface CardOtpTable {
  id: string;
  purpose: 'PICKUP' | 'LOSS';
  /** The pick-up, or the member who reports a loss. */
  subject_id: string;
  member_id: string;
  /** Of the code with its id; the code itself is kept nowhere. */
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
