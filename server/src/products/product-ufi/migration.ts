import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { coreFeedColumns } from '../../records/core-feed/columns.ts';
import { productIndexes, sharedProductColumns } from '../product/columns.ts';

/** Vehicles taken as collateral and their market values. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table product_ufi (${recordColumns}, ${coreFeedColumns},
      object_code text not null,
      model text not null,
      ${sharedProductColumns('model', ['object_code', 'model'])},
      vehicle_type text not null check (vehicle_type in ('MOTOR', 'MOBIL')),
      condition text not null check (condition = 'U'),
      year_from integer not null check (year_from between 1980 and 2100),
      year_to integer not null check (year_to between year_from and 2100),
      appraisals jsonb,
      value_lowest bigint check (value_lowest > 0),
      value_highest bigint check (value_highest >= value_lowest),
      appraised_on date,
      accepted_for text[] check (accepted_for <@ array['BELI_BEKAS', 'MULTIGUNA']),
      blacklist_reason text,
      max_ltv_pct numeric(7, 4) check (max_ltv_pct > 0 and max_ltv_pct <= 100),
      max_age_at_end integer check (max_age_at_end between 1 and 40))`.execute(db);
    for (const index of productIndexes('product_ufi', 'object_code')) await index.execute(db);
    await sql`create index product_ufi_by_appraised_on on product_ufi (appraised_on) where deleted_at is null`.execute(
      db,
    );
    await sql`create table product_ufi_appraisal (
      no bigint generated always as identity,
      product_id uuid not null references product_ufi,
      year integer not null,
      region_code text not null check (region_code ~ '^[0-9]{2}$'),
      effective_from date not null,
      value bigint not null check (value > 0),
      primary key (product_id, year, region_code, effective_from))`.execute(db);
  },
};
