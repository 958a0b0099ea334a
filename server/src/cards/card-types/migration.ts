import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

export const migration: SchemaStep = {
  async up(db) {
    await sql`create table card_type (${recordColumns}, code text not null, name text not null,
      number_code text not null,
      tier int not null
        check (tier between 1 and 9), physical boolean not null, digital boolean not null, sharia boolean not null,
      validity_months int not null
        check (validity_months between 12 and 120), replacement_fee bigint not null, ecard_print_fee bigint not null,
      program_type_ids uuid[] not null default '{}', supplementary boolean not null, sort_order int not null,
      status text not null default 'active' check (status in ('active', 'inactive')),
        check (physical or digital))`.execute(db);
    await sql`create unique index card_type_code_key on card_type (lower(code)) where deleted_at is null`.execute(db);
    await sql`create unique index card_type_name_key on card_type (lower(name)) where deleted_at is null`.execute(db);
    await sql`create unique index card_type_number_code_key on card_type (number_code)
      where deleted_at is null`.execute(db);
    await sql`create unique index card_type_tier_key on card_type (tier)
      where deleted_at is null and status = 'active'`.execute(db);
  },
};
