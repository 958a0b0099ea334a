import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Which token a refresh token was exchanged for, so that two children in use are seen (ADR 10). */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table refresh_token add column parent text`.execute(db);
    await sql`create index refresh_token_parent on refresh_token (parent) where parent is not null`.execute(db);
  },
};
