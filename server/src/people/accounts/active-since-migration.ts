import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** An account that is let in again has as long as any other before it counts as dormant. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table app_user add column active_since timestamptz(3)`.execute(db);
  },
};
