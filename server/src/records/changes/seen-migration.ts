import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** The further effects of changes, as who decided saw them. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table change_request add column consequence jsonb`.execute(db);
  },
};
