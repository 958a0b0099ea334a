import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Which page took an application last, so that leaving one page never ends the claim of another. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table card_verification add claim_key uuid`.execute(db);
  },
};
