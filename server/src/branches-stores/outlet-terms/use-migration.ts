import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** How many issued orders were priced with an exclusive rate. */
export const rateUseMigration: SchemaStep = {
  async up(db) {
    for (const table of ['store_exclusive_rate', 'dealer_rate'])
      await sql`alter table ${sql.table(table)}
        add column used_contracts integer not null default 0 check (used_contracts >= 0)`.execute(db);
  },
};
