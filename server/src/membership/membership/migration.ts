import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Indexes by which millions of members are listed, filtered and found by a number in full. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`drop index member_joined`.execute(db);
    const lists: readonly (readonly [string, string])[] = [
      ['member_list', 'joined_at desc nulls last, id desc'],
      ['member_list_branch', 'branch_id, joined_at desc nulls last, id desc'],
      ['member_list_status', 'status, joined_at desc nulls last, id desc'],
      ['member_names', 'name collate "und-x-icu", id'],
      ['member_zip_code', 'zip_code'],
      ['member_database_type', 'database_type_id, database_type_since'],
      ['member_source', 'registration_source'],
      ['member_step', 'verification_step'],
      ['member_grade', 'risk_grade'],
    ];
    for (const [name, columns] of lists)
      await sql`create index ${sql.ref(name)} on member (${sql.raw(columns)}) where deleted_at is null`.execute(db);
    // Closed members are found too; the unique indexes leave them out.
    await sql`create index member_by_nik on member (nik_hash)`.execute(db);
    await sql`create index member_by_phone on member (phone_hash)`.execute(db);
    await sql`create index member_by_main_no on member (cust_main_no)`.execute(db);
    await sql`create index member_cust_no_number on member_cust_no (cust_no)`.execute(db);
    await sql`create index member_document_kind on member_document (document_type, member_id) where current`.execute(
      db,
    );
  },
};
