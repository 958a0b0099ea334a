import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Changes that were proposed together, and are decided as one. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table change_request
      add column title text, add column batch_id uuid, add column batch_count int`.execute(db);
    await sql`create index change_request_batch on change_request (batch_id) where batch_id is not null`.execute(db);
  },
};
