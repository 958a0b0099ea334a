import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { coreFeedColumns } from '../../records/core-feed/columns.ts';
import { productIndexes, sharedProductColumns } from '../product/columns.ts';

/** New motorcycles and their OTR prices by region. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table product_nmc (${recordColumns}, ${coreFeedColumns},
      type_code text not null,
      model_name text not null,
      ${sharedProductColumns('model_name', ['type_code', 'model_name'])},
      cc integer not null check (cc between 0 and 2000),
      transmission text not null check (transmission in ('MANUAL', 'AUTOMATIC', 'SEMI')),
      year integer not null check (year between 1980 and 2100),
      vehicle_class text not null check (vehicle_class in ('BEBEK', 'MATIC', 'SPORT', 'LISTRIK')),
      colours text[] not null default '{}' check (cardinality(colours) <= 12),
      otr_prices jsonb,
      priced_regions text[] not null default '{}',
      otr_lowest bigint check (otr_lowest > 0),
      otr_highest bigint check (otr_highest >= otr_lowest),
      product_group_id uuid references product_group_nmc,
      colour_images jsonb not null default '[]' check (jsonb_array_length(colour_images) <= cardinality(colours)),
      insurance_class text check (insurance_class in ('K1', 'K2', 'K3')),
      insurance_required text check (insurance_required in ('YES', 'NO')))`.execute(db);
    for (const index of productIndexes('product_nmc', 'type_code')) await index.execute(db);
    await sql`create index product_nmc_of_group on product_nmc (product_group_id) where deleted_at is null`.execute(db);
    await sql`create table product_nmc_otr (
      no bigint generated always as identity,
      product_id uuid not null references product_nmc,
      region_code text not null check (region_code ~ '^[0-9]{2}$'),
      effective_from date not null,
      price bigint not null check (price > 0),
      primary key (product_id, region_code, effective_from))`.execute(db);
  },
};
