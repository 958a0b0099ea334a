import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** What the addresses of a record that a change creates need. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table change_request add column place jsonb`.execute(db);
  },
};
