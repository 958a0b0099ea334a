import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

/** Named settings read by all services. */
export const migration: SchemaStep = {
  async up(db: Db) {
    await sql`create table app_setting (${recordColumns}, key text not null, value text not null,
      value_type text not null, rule jsonb not null,
      setting_group text not null, description text not null, is_public boolean not null default false,
      is_protected boolean not null default false,
      is_system boolean not null default false, status text not null default 'active'
        check (status in ('active', 'inactive')),
      check (not (is_public and value_type = 'SECRET')))`.execute(db);
    await sql`create unique index app_setting_key on app_setting (lower(key)) where deleted_at is null`.execute(db);
  },
};
