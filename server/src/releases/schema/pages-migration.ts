import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Pages of remotes with their own privilege. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table release_page (url text
      primary key, privilege text not null unique, remote_id text not null, since timestamptz(3) not null)`.execute(db);
  },
};
