import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** The absent people that a stand-in represented. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table change_request add column decided_for text[] not null default '{}'`.execute(db);
  },
};
