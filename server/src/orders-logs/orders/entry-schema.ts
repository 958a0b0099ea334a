import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** What a channel said, so that another application with the same number is not taken for the first one. */
export const orderEntryMigration: SchemaStep = {
  async up(db) {
    await sql`alter table purchase_order add column entry_hash text`.execute(db);
  },
};
