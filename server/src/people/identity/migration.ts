import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** The table of the embedded identity service. */
export const migration: SchemaStep = {
  async up(db: Db) {
    await sql`create table oidc_payload (model text not null, id text not null, payload jsonb not null, grant_id text,
      user_code text, uid text,
      expires_at timestamptz(3), consumed_at timestamptz(3), primary key (model, id))`.execute(db);
    await sql`create index oidc_payload_grant on oidc_payload (grant_id) where grant_id is not null`.execute(db);
    await sql`create index oidc_payload_uid on oidc_payload (uid) where uid is not null`.execute(db);
    await sql`create index oidc_payload_expiry on oidc_payload (expires_at)`.execute(db);
  },
};
