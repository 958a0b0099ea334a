import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** The parent of a refresh token, to detect two children in use (ADR 10). */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table refresh_token add column parent text`.execute(db);
    await sql`create index refresh_token_parent on refresh_token (parent) where parent is not null`.execute(db);
  },
};
