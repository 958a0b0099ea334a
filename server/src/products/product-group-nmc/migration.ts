import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { coreFeedColumns } from '../../records/core-feed/columns.ts';
import { groupColumns, groupIndexes } from '../product-group/columns.ts';

/** Groups of motorcycles. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table product_group_nmc (${recordColumns}, ${coreFeedColumns},
      ${groupColumns('product_group_nmc')},
      vehicle_class text not null check (vehicle_class in ('BEBEK', 'MATIC', 'SPORT', 'LISTRIK')),
      cc_to integer not null check (cc_to between 0 and 2000),
      dp_bands jsonb)`.execute(db);
    for (const index of groupIndexes('product_group_nmc')) await index.execute(db);
    await sql`create unique index product_group_nmc_band on product_group_nmc (vehicle_class, cc_to)
      where deleted_at is null`.execute(db);
  },
};
