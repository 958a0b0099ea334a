import type { ColumnType, Generated } from 'kysely';
import type { Instant, OptionalInstant } from '../../../platform/database/record-columns.ts';

/** A one-time code sent to a member; the table is named after its first use. */
export interface CardOtpTable {
  id: string;
  purpose: 'PICKUP' | 'LOSS' | 'ACCOUNT' | 'PHONE' | 'REGISTER' | 'ORDER';
  /**
   * Id of the pick-up, of the member who reports a loss or gets another number, of the account, of number and officer,
   * or of the order.
   */
  subject_id: string;
  /** None while somebody is registered. */
  member_id: string | null;
  /** Of the number that it was sent to, where that is not the member's yet. */
  phone_hash: ColumnType<string | null, string | null, never>;
  /** Hash of the code and the row's id; the code itself is not stored. */
  code_hash: string;
  sent_at: Instant;
  expires_at: Instant;
  attempts: Generated<number>;
  verified_at: OptionalInstant;
  sent_by: string;
  /** In place of a code that could not be sent; `null` for a code. */
  matched: 'FACE' | null;
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    card_otp: CardOtpTable;
  }
}
