import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

/** Staff accounts, their roles and mappings, and the hashes of their earlier passwords. */
export const migration: SchemaStep = {
  async up(db: Db) {
    await sql`create table app_user (${recordColumns}, status text not null default 'active'
      check (status in ('active', 'inactive')),
      username text not null unique
        check (username = upper(username)), name text not null, email text, npk text, phone text,
      user_type text not null check (user_type in ('EMPLOYEE', 'EXTERNAL')), mapping_type text
        check (mapping_type in ('BRANCH', 'MRA', 'MRO', 'NATIONAL')),
      mro_id uuid
        references mro, print_vendor_code text, local_login_allowed boolean not null default false, valid_from date,
        valid_to date,
      created_via text not null default 'CONSOLE'
        check (created_via in ('CONSOLE', 'REGISTER')), note text, photo_file_id uuid,
      password_hash text, password_changed_at timestamptz(3), password_temporary boolean not null default false,
      password_temporary_until timestamptz(3),
      failed_logins int not null default 0, locked_until timestamptz(3), last_login_at timestamptz(3))`.execute(db);
    await sql`create unique index app_user_email on app_user (lower(email)) where deleted_at is null`.execute(db);
    await sql`create unique index app_user_npk on app_user (npk) where deleted_at is null`.execute(db);
    await sql`create table user_role (user_id uuid not null references app_user, role_id uuid not null references role,
      primary key (user_id, role_id))`.execute(db);
    await sql`create index user_role_role on user_role (role_id)`.execute(db);
    await sql`create table user_branch (user_id uuid not null references app_user, branch_id uuid not null
      references branch, primary key (user_id, branch_id))`.execute(db);
    await sql`create index user_branch_branch on user_branch (branch_id)`.execute(db);
    await sql`create table user_mra (user_id uuid not null references app_user, mra_id uuid not null references mra,
      primary key (user_id, mra_id))`.execute(db);
    await sql`create table password_history (id uuid primary key, user_id uuid not null
      references app_user, password_hash text not null, changed_at timestamptz(3) not null)`.execute(db);
    await sql`create index password_history_user on password_history (user_id, changed_at desc)`.execute(db);
  },
};
