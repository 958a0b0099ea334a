import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

/** Roles and their level on each menu item. */
export const migration: SchemaStep = {
  async up(db: Db) {
    await sql`create table role (${recordColumns}, name text not null, job_name text
      check (job_name in ('1', '2', '3', '4', '5', '6', '7', '8')),
      description text, reveal_personal_data boolean not null default false, export_restriction jsonb not null,
      status text not null default 'active' check (status in ('active', 'inactive')))`.execute(db);
    await sql`create unique index role_name on role (lower(name)) where deleted_at is null`.execute(db);
    await sql`create table role_permission (role_id uuid not null references role, menu_id uuid not null
      references menu,
      sub_menu_id uuid references sub_menu, level text not null)`.execute(db);
    await sql`create unique index role_permission_item on role_permission (role_id,
      coalesce(sub_menu_id, menu_id))`.execute(db);
  },
};
