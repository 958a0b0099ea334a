import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** When the person of a session last proved their identity; for older sessions their start. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table user_session add column proven_at timestamptz(3)`.execute(db);
  },
};
