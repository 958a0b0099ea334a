import { sql } from 'kysely';
import type { SchemaStep } from '../../../platform/database/migrate.ts';

/**
 * The mother's maiden name of a member, which is only compared, and which users had a match, for which member and when.
 */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table member add column mothers_name_encrypted text`.execute(db);
    await sql`create table member_name_match (member_id uuid not null references member, username text not null,
      matched_at timestamptz(3) not null, primary key (member_id, username))`.execute(db);
  },
};
