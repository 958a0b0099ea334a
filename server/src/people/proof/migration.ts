import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** When the person of a session proved last who they are; of older sessions it was when they began. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table user_session add column proven_at timestamptz(3)`.execute(db);
  },
};
