import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** The hash of a new password that is stored when its owner gives the second factor. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table second_factor_step add column new_password_hash text`.execute(db);
  },
};
