import type { ColumnType } from 'kysely';
import type { OptionalInstant, RecordColumns } from '../../platform/database/record-columns.ts';

export type MemberStatus = 'pending' | 'active' | 'inactive' | 'blocked' | 'closed';

/** Identity and office of a member; other domains refer to it (docs/model/membership.md#member). */
export interface MemberTable extends RecordColumns {
  member_no: string;
  cust_main_no: string;
  name: string;
  nik_encrypted: string;
  nik_hash: string;
  birth_date: ColumnType<string, string, string>;
  gender: 'M' | 'F';
  phone_encrypted: string;
  phone_hash: string;
  email_encrypted: string | null;
  /** Keyed hash of the address in lower case. */
  email_hash: string | null;
  /** Only compared: see mothers-name/digest.ts; null when it is not known. */
  mothers_name_encrypted: string | null;
  zip_code: string;
  /** The office's SPEKTRA branch, whatever line the member buys in. */
  branch_id: string;
  program_type_id: string;
  verification_step: string;
  registration_source: string;
  status: MemberStatus;
  joined_at: OptionalInstant;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    member: MemberTable;
  }
}
