import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Steps of sign-in say what they rest on; those that run at the change have minutes left and are begun anew. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`delete from second_factor_step`.execute(db);
    await sql`alter table second_factor_step add column credentials text not null`.execute(db);
  },
};
