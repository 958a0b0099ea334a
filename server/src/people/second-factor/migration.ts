import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Second factors of local sign-in, and the roles that require one. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table second_factor (id uuid primary key, user_id uuid not null
      references app_user on delete cascade,
      kind text not null
        check (kind in ('TOTP', 'PASSKEY')), name text not null, secret_protected text, last_step bigint,
      credential_id text unique, public_key text, counter bigint not null default 0, transports text,
      created_at timestamptz(3) not null, last_used_at timestamptz(3))`.execute(db);
    await sql`create index second_factor_user on second_factor (user_id)`.execute(db);
    await sql`create table recovery_code (user_id uuid not null
      references app_user on delete cascade, digest text not null,
      primary key (user_id, digest))`.execute(db);
    await sql`create table second_factor_step (key text primary key, user_id uuid not null
      references app_user on delete cascade,
      purpose text not null, challenge text, secret_protected text, expires_at timestamptz(3) not null)`.execute(db);
    await sql`alter table role add column second_factor text check (second_factor in ('REQUIRED'))`.execute(db);
  },
};
