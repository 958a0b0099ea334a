import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** When the address of an account was last changed, and which it was: no reset for a while, and both are told. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table app_user add column email_changed_at timestamptz(3), add column previous_email text`.execute(
      db,
    );
  },
};
