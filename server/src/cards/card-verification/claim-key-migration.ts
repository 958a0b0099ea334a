import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Stores the page that claimed an application, so that closing one page does not end the claim of another. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table card_verification add claim_key uuid`.execute(db);
  },
};
