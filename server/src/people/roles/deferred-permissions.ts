import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** A role's permissions may be stored before the role: the foreign key is checked at the end of the transaction. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table role_permission alter
      constraint role_permission_role_id_fkey deferrable initially deferred`.execute(db);
  },
};
