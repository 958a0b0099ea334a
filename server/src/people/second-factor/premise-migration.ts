import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Stores in each sign-in step the stamp it depends on. Running steps have minutes left and are started again. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`delete from second_factor_step`.execute(db);
    await sql`alter table second_factor_step add column credentials text not null`.execute(db);
  },
};
