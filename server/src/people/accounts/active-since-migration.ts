import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Since when an account has been active: a reactivated account has the full time again before it counts as dormant. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table app_user add column active_since timestamptz(3)`.execute(db);
  },
};
