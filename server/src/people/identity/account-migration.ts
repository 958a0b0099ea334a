import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/**
 * The account of each session and code of the identity service. Existing rows have none: people sign in there again.
 */
export const migration: SchemaStep = {
  async up(db) {
    await sql`delete from oidc_payload`.execute(db);
    await sql`alter table oidc_payload add column account_id text`.execute(db);
    await sql`create index oidc_payload_account on oidc_payload (account_id)`.execute(db);
  },
};
