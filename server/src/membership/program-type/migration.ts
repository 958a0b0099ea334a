import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

export const migration: SchemaStep = {
  async up(db) {
    await sql`create table program_type (${recordColumns}, code text not null, name text not null,
      status text not null default 'active' check (status in ('active', 'inactive')))`.execute(db);
    await sql`create unique index program_type_code_key on program_type (lower(code)) where deleted_at is null`.execute(
      db,
    );
    await sql`create unique index program_type_name_key on program_type (lower(name)) where deleted_at is null`.execute(
      db,
    );
  },
};
