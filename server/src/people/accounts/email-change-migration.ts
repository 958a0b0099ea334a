import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/**
 * The last change of an account's address with the previous address: resets are refused for a while, and both addresses
 * are notified.
 */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table app_user add column email_changed_at timestamptz(3), add column previous_email text`.execute(
      db,
    );
  },
};
