import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Wrong proofs in a session since the last correct one. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table user_session add column wrong_proofs int not null default 0`.execute(db);
  },
};
