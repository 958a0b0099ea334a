import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { coreFeedColumns } from '../../records/core-feed/columns.ts';
import { holdSets, tariffColumns } from '../insurance/tariff-table.ts';

/** Sets of tariffs of goods. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table insurance_tariff (${recordColumns}, ${coreFeedColumns},
      ${tariffColumns('insurance_package')},
      product_group_id uuid not null references product_group,
      coverage text not null
        check (coverage in ('PROTEKSI_GADGET', 'PROTEKSI_ELEKTRONIK', 'PROTEKSI_PERABOT', 'JIWA_KREDIT')),
      payment_type text not null check (payment_type in ('Y', 'M', 'S')),
      tenor_from integer not null check (tenor_from between 1 and 60),
      tenor_to integer not null check (tenor_to between tenor_from and 60),
      premium_type text not null check (premium_type in ('PCT', 'AMOUNT')),
      premium_pct numeric(7, 4) check (premium_pct > 0 and premium_pct <= 20),
      premium_amount bigint check (premium_amount > 0),
      own_risk text,
      check ((premium_type = 'PCT' and premium_pct is not null) or
        (premium_type = 'AMOUNT' and premium_amount is not null)))`.execute(db);
    await holdSets(db, 'insurance_tariff', { key: ['product_group_id', 'payment_type'], tenors: true });
    await sql`create index insurance_tariff_group on insurance_tariff (product_group_id)
      where deleted_at is null`.execute(db);
  },
};
