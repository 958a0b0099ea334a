import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

export const migration: SchemaStep = {
  async up(db) {
    await sql`create table member (${recordColumns}, member_no text not null unique
      check (member_no ~ '^[0-9]{10}$'), cust_main_no text not null, name text not null,
      nik_encrypted text not null, nik_hash text not null, birth_date date not null, gender text not null
        check (gender in ('M', 'F')),
      phone_encrypted text not null, phone_hash text not null, email text, zip_code text not null,
      branch_id uuid not null references branch,
      program_type_id uuid not null
        references program_type, verification_step text not null, registration_source text not null,
      status text not null
        check (status in ('pending', 'active', 'inactive', 'blocked', 'closed')), joined_at timestamptz(3))`.execute(
      db,
    );
    // Prevents concurrent duplicates of person, phone and address among members that are not closed.
    await sql`create unique index member_nik on member (nik_hash) where status <> 'closed'`.execute(db);
    await sql`create unique index member_phone on member (phone_hash) where status <> 'closed'`.execute(db);
    await sql`create unique index member_email on member (lower(email)) where status <> 'closed'`.execute(db);
    await sql`create index member_branch on member (branch_id, status)`.execute(db);
    await sql`create index member_joined on member (joined_at desc, id)`.execute(db);
    await sql`create index member_name on member (lower(name) text_pattern_ops)`.execute(db);
  },
};
