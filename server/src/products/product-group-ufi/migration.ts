import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { coreFeedColumns } from '../../records/core-feed/columns.ts';
import { groupColumns, groupIndexes } from '../product-group/columns.ts';

/** Groups of collateral. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table product_group_ufi (${recordColumns}, ${coreFeedColumns},
      ${groupColumns('product_group_ufi')},
      vehicle_type text not null check (vehicle_type in ('MOTOR', 'MOBIL')),
      age_from integer not null check (age_from between 0 and 40),
      age_to integer not null check (age_to between age_from and 40),
      max_ltv_pct numeric(7, 4) check (max_ltv_pct > 0 and max_ltv_pct <= 100))`.execute(db);
    for (const index of groupIndexes('product_group_ufi')) await index.execute(db);
  },
};
