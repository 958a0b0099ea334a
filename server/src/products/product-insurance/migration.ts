import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { coreFeedColumns } from '../../records/core-feed/columns.ts';

/** Tariffs by product group and tenor, of which no two of a package hold for the same tenor on the same day. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table insurance_tariff_v1 (${recordColumns}, ${coreFeedColumns},
      row_code text not null,
      insurance_id uuid not null references insurance_package,
      product_group_id uuid not null references product_group,
      tenor_from integer not null check (tenor_from between 1 and 60),
      tenor_to integer not null check (tenor_to between tenor_from and 60),
      premium_pct numeric(7, 4) not null check (premium_pct > 0 and premium_pct <= 20),
      min_premium bigint not null check (min_premium >= 0),
      effective_from date not null,
      effective_to date check (effective_to >= effective_from),
      status text not null default 'inactive' check (status in ('active', 'inactive')))`.execute(db);
    await sql`create unique index insurance_tariff_v1_row_code_key on insurance_tariff_v1 (lower(row_code))
      where deleted_at is null`.execute(db);
    await sql`create index insurance_tariff_v1_package on insurance_tariff_v1 (insurance_id)
      where deleted_at is null`.execute(db);
    await sql`alter table insurance_tariff_v1 add constraint insurance_tariff_v1_overlap exclude using gist (
      insurance_id with =, product_group_id with =, int4range(tenor_from, tenor_to, '[]') with &&,
      daterange(effective_from, effective_to, '[]') with &&) where (deleted_at is null)`.execute(db);
  },
};
