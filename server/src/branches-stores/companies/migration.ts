import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { coreFeedColumns } from '../../records/core-feed/columns.ts';

/** Companies: the tax number lies encrypted, and is unique by its keyed hash. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table company (${recordColumns}, ${coreFeedColumns},
      company_code text not null,
      legal_name text not null,
      npwp_encrypted text,
      npwp_hash text,
      nib text,
      entity_type text not null check (entity_type in ('PT', 'CV', 'UD', 'KOPERASI', 'PERORANGAN')),
      role text[] not null check (role <@ array['OWNER', 'EMPLOYER']),
      address text,
      city text,
      contact_name text,
      contact_phone text,
      status text not null default 'active' check (status in ('active', 'inactive')))`.execute(db);
    await sql`create unique index company_company_code_key on company (lower(company_code))
      where deleted_at is null`.execute(db);
    await sql`create unique index company_npwp_hash_key on company (npwp_hash) where deleted_at is null`.execute(db);
    await sql`create index company_list on company (legal_name, id) where deleted_at is null`.execute(db);
    await sql`create index company_conflict on company (legal_name, id) where sync_state = 'CONFLICT'`.execute(db);
  },
};
