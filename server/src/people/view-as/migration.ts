import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** The role as which an admin views the console is stored with the session, so that no client can leave it out. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table user_session add column viewed_role_id uuid
      references role, add column viewed_until timestamptz(3), add column view_turn int not null default 0`.execute(db);
    await sql`create index user_session_viewing on user_session (viewed_until)
      where viewed_role_id is not null`.execute(db);
  },
};
