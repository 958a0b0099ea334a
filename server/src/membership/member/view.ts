import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { MemberTable } from './table.ts';

/** The columns of a member that other domains may read. Personal data is encrypted, as in the table. */
export type MemberView = Pick<
  MemberTable,
  | 'id'
  | 'member_no'
  | 'cust_main_no'
  | 'name'
  | 'nik_encrypted'
  | 'nik_hash'
  | 'birth_date'
  | 'gender'
  | 'phone_encrypted'
  | 'phone_hash'
  | 'email_encrypted'
  | 'email_hash'
  | 'address_encrypted'
  | 'zip_code'
  | 'branch_id'
  | 'program_type_id'
  | 'verification_step'
  | 'registration_source'
  | 'status'
  | 'joined_at'
  | 'created_at'
  | 'deleted_at'
>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    member_view: MemberView;
  }
}

/** Columns of members that other domains may join. Plain columns, so that the planner uses the table directly. */
export const memberView: SchemaStep = {
  async up(db) {
    await sql`create view member_view as
      select id, member_no, cust_main_no, name, nik_encrypted, nik_hash, birth_date, gender,
        phone_encrypted, phone_hash, email_encrypted, email_hash, address_encrypted, zip_code,
        branch_id, program_type_id, verification_step, registration_source, status, joined_at, created_at, deleted_at
      from member`.execute(db);
  },
};
