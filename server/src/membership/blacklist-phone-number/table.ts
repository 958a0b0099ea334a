import type { ColumnType, Generated } from 'kysely';
import type { OptionalInstant, RecordColumns } from '../../platform/database/record-columns.ts';

type Day = ColumnType<string, string, string>;
export type BlacklistState = 'PROPOSED' | 'ACTIVE' | 'EXPIRED' | 'REMOVAL_PROPOSED' | 'REMOVED' | 'REJECTED';

export interface BlacklistPhoneTable extends RecordColumns {
  phone_encrypted: string;
  phone_hash: string;
  category: string;
  note: string;
  effective_from: Day;
  effective_until: ColumnType<string | null, string | null, string | null>;
  source: Generated<'SCREEN' | 'IMPORT' | 'SYSTEM'>;
  state: Generated<BlacklistState>;
  /** Users who edited the values; none of them may decide. */
  editors: string[];
  requested_by: string;
  approver: string | null;
  decided_at: OptionalInstant;
  /** When the members with the number got their verification step; `null` until the number is barred. */
  members_followed_at: OptionalInstant;
}

/** A refused use of a barred number. */
interface BlacklistAttemptTable {
  id: Generated<number>;
  blacklist_id: string;
  at: ColumnType<string, Date | undefined, never>;
  place: string;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    blacklist_phone: BlacklistPhoneTable;
    blacklist_attempt: BlacklistAttemptTable;
  }
}
