import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Outlets are found by their financial schemes. */
export const schemeUsesMigration: SchemaStep = {
  async up(db) {
    await sql`create index outlet_schemes on outlet using gin (financial_scheme_ids)
      where deleted_at is null`.execute(db);
  },
};
