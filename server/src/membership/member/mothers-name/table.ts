import type { Instant } from '../../../platform/database/record-columns.ts';

/** The last time a user typed the matching mother's maiden name of a member. */
export interface MemberNameMatchTable {
  member_id: string;
  username: string;
  matched_at: Instant;
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    member_name_match: MemberNameMatchTable;
  }
}
