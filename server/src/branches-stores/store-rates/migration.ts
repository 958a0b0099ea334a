import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { effectiveColumns, holdPeriods } from '../../records/resource/effective-columns.ts';

/** Standing rates of stores. */
export const storeRateMigration: SchemaStep = {
  async up(db) {
    await sql`create table store_rate (${recordColumns}, store_id uuid not null references outlet,
      product_group_id uuid references product_group, rates jsonb not null check (jsonb_typeof(rates) = 'array'),
      ${effectiveColumns('store_rate')})`.execute(db);
    await sql`create index store_rate_of on store_rate (store_id, effective_from)
      where deleted_at is null`.execute(db);
    await sql`create index store_rate_by_group on store_rate (product_group_id)
      where deleted_at is null`.execute(db);
    await holdPeriods(db, 'store_rate', { key: ['store_id', 'product_group_id'], nullable: ['product_group_id'] });
  },
};
