import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Rows that reference a user may be stored before the user: foreign keys are checked at the end of the transaction. */
export const migration: SchemaStep = {
  async up(db) {
    for (const table of ['user_role', 'user_branch', 'user_mra']) {
      await sql`alter table ${sql.table(table)} alter
        constraint ${sql.ref(`${table}_user_id_fkey`)} deferrable initially deferred`.execute(db);
    }
  },
};
