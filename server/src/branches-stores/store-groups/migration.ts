import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { coreFeedColumns } from '../../records/core-feed/columns.ts';

/** Store groups. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table store_group (${recordColumns}, ${coreFeedColumns},
      group_code text not null,
      name text not null,
      company_id uuid references company,
      brand_label text,
      contact_name text,
      contact_phone text,
      agreement_from date,
      agreement_to date,
      status text not null default 'active' check (status in ('active', 'inactive')))`.execute(db);
    await sql`create unique index store_group_group_code_key on store_group (lower(group_code))
      where deleted_at is null`.execute(db);
    await sql`create index store_group_list on store_group (name, id) where deleted_at is null`.execute(db);
    await sql`create index store_group_by_company_id on store_group (company_id) where deleted_at is null`.execute(db);
  },
};
