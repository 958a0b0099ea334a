import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** The warnings that approvers ticked, of changes and of imports. */
export const migration: SchemaStep = {
  async up(db) {
    for (const table of ['change_request', 'import_job'])
      await sql`alter table ${sql.table(table)} add column acknowledged jsonb not null default '[]'`.execute(db);
  },
};
