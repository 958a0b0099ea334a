import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { coreFeedColumns } from '../../records/core-feed/columns.ts';
import { productIndexes, sharedProductColumns } from './columns.ts';

/** Products of SPEKTRA and their reference prices. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table product (${recordColumns}, ${coreFeedColumns},
      object_code text not null check (length(object_code) = 8),
      core_name text not null,
      ${sharedProductColumns('core_name', ['object_code', 'barcode', 'model'])},
      model text,
      variant text,
      barcode text,
      core_group_id uuid not null references product_group,
      product_group_id uuid references product_group,
      group_overridden boolean not null default false,
      condition text not null check (condition in ('N', 'U')),
      reference_price bigint not null check (reference_price > 0),
      price_min bigint check (price_min > 0),
      price_max bigint check (price_max >= price_min),
      insurance_required text check (insurance_required in ('YES', 'NO')))`.execute(db);
    for (const index of productIndexes('product', 'object_code')) await index.execute(db);
    await sql`create index product_of_group on product (product_group_id, name collate "und-x-icu", id)
      where deleted_at is null`.execute(db);
    await sql`create index product_by_price on product (reference_price, id) where deleted_at is null`.execute(db);
    await sql`create table product_price (
      no bigint generated always as identity,
      product_id uuid not null references product,
      at timestamptz(3) not null,
      price bigint not null check (price > 0),
      previous bigint check (previous > 0),
      by text not null)`.execute(db);
    await sql`create index product_price_of on product_price (product_id, no desc)`.execute(db);
  },
};
