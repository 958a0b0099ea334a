import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Whose a session or a code of the identity service is. Those of before name nobody: people sign in there anew. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`delete from oidc_payload`.execute(db);
    await sql`alter table oidc_payload add column account_id text`.execute(db);
    await sql`create index oidc_payload_account on oidc_payload (account_id)`.execute(db);
  },
};
