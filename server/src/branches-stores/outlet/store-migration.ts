import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** A name or an address as it is compared: its letters and digits in lower case. */
const letters = (column: string) => sql.raw(`regexp_replace(lower(${column}), '[^a-z0-9]+', '', 'g')`);

/** Stores of SPEKTRA among the outlets, their codes, and what finds those that look alike. */
export const storeMigration: SchemaStep = {
  async up(db) {
    await sql`alter table outlet
      add column store_group_id uuid references store_group,
      add column owner_name text,
      add column pic_nik_encrypted text,
      add column pic_nik_hash text,
      add column latitude text check (latitude::numeric between -11.1 and 6.1),
      add column longitude text check (longitude::numeric between 94.9 and 141.1),
      add column product_group_ids uuid[],
      add column channels text[],
      add column monthly_limit bigint check (monthly_limit between 1000000 and 100000000000),
      add column duplicate_note text,
      add constraint outlet_coordinates check ((latitude is null) = (longitude is null)),
      add constraint outlet_store check (business_line <> 'SPEKTRA'
        or (owner_name is not null and pic_nik_hash is not null and product_group_ids is not null
          and financial_scheme_ids is not null and channels is not null))`.execute(db);
    await sql`create unique index outlet_store_name_key on outlet (lower(name), zip_code)
      where business_line = 'SPEKTRA' and status <> 'closed' and deleted_at is null`.execute(db);
    await sql`create index outlet_of_group on outlet (store_group_id) where deleted_at is null`.execute(db);
    await sql`create index outlet_sold_groups on outlet using gin (product_group_ids)
      where deleted_at is null`.execute(db);
    await sql`create index outlet_name_letters on outlet (${letters('name')}) where deleted_at is null`.execute(db);
    await sql`create index outlet_address_letters on outlet (zip_code, ${letters('address')})
      where deleted_at is null`.execute(db);
    await sql`create index outlet_place on outlet ((latitude::numeric), (longitude::numeric))
      where latitude is not null and deleted_at is null`.execute(db);
    await sql`create index outlet_documents on outlet (business_line, nib_until)
      where nib_until is not null and deleted_at is null`.execute(db);
    // The last number of each office; codes are never used again.
    await sql`create table store_code (office_code text primary key,
      last integer not null check (last between 1 and 9999))`.execute(db);
  },
};

/** The table of stores on the start page orders them by name. */
export const outletNameMigration: SchemaStep = {
  async up(db) {
    await sql`create index outlet_by_name on outlet (business_line, name collate "und-x-icu", code)
      where deleted_at is null`.execute(db);
  },
};
