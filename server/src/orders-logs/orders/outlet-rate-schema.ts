import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** The exclusive rate of its store or dealer that an order was priced with. */
export const orderOutletRateMigration: SchemaStep = {
  async up(db) {
    await sql`alter table purchase_order add column outlet_rate_id uuid`.execute(db);
  },
};
