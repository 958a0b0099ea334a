import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Sessions, their refresh tokens, signing keys and used ID tokens. */
export const migration: SchemaStep = {
  async up(db: Db) {
    await sql`create table user_session (id uuid primary key, user_id uuid not null
      references app_user, mode text not null check (mode in ('LOCAL', 'SSO')),
      ip text not null, user_agent text not null, created_at timestamptz(3) not null default now(),
      last_used_at timestamptz(3) not null,
      expires_at timestamptz(3) not null, revoked_at timestamptz(3), revoked_because text)`.execute(db);
    await sql`create index user_session_running on user_session (user_id, created_at) where revoked_at is null`.execute(
      db,
    );
    await sql`create table refresh_token (digest text primary key, session_id uuid not null
      references user_session on delete cascade,
      issued_at timestamptz(3) not null, expires_at timestamptz(3) not null, used_at timestamptz(3))`.execute(db);
    await sql`create index refresh_token_session on refresh_token (session_id)`.execute(db);
    await sql`create table signing_key (kid text primary key, purpose text not null
      check (purpose in ('access', 'identity', 'cookie')),
      jwk jsonb not null, created_at timestamptz(3) not null default now())`.execute(db);
    await sql`create table used_id_token (digest text primary key, expires_at timestamptz(3) not null)`.execute(db);
  },
};
