import { sql } from 'kysely';
import type { SchemaStep } from '../../../platform/database/migrate.ts';

/** The member's address: what a courier needs beside name, zip code and phone. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table member add column address_encrypted text`.execute(db);
  },
};
