import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** The release registry (ADR 22). */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table release (remote_id text not null, version text not null, record text not null,
      record_hash text not null, content text not null,
      signature jsonb not null, bytes bigint not null, files int not null, publisher text not null,
      published_at timestamptz(3) not null,
      stepped_back_at timestamptz(3), removed_at timestamptz(3), primary key (remote_id, version))`.execute(db);
    await sql`create index release_published on release (remote_id, published_at desc)`.execute(db);
    await sql`create table release_remote (id text
      primary key, title jsonb not null, owner jsonb not null, state_version int not null,
      stable text not null, previous text, canary jsonb, pinned text, disabled text, stepped_back jsonb,
      salt text not null,
      changed_by text not null, changed_at timestamptz(3) not null,
      foreign key (id, stable) references release, foreign key (id, previous)
        references release, foreign key (id, pinned) references release)`.execute(db);
    await sql`create table release_change (remote_id text not null
      references release_remote, state_version int not null, kind text not null,
      before jsonb not null, after jsonb not null, reason text not null, by text not null, at timestamptz(3) not null,
        primary key (remote_id, state_version))`.execute(db);
    await sql`create table release_revision (id int primary key check (id = 1), value int not null)`.execute(db);
    await sql`insert into release_revision (id, value) values (1, 1)`.execute(db);
    await sql`create table release_token (id uuid
      primary key, remote_id text not null, name text not null, hash text not null unique, kid text, public_key jsonb,
      created_by text not null, created_at timestamptz(3) not null, expires_at timestamptz(3) not null,
      last_used_at timestamptz(3), revoked_at timestamptz(3))`.execute(db);
    await sql`create unique index release_token_name_key on release_token (lower(name))
      where revoked_at is null`.execute(db);
    await sql`create table release_shell (version text
      primary key, contract text not null, provides jsonb not null, shared jsonb not null,
      seen_at timestamptz(3) not null)`.execute(db);
    await sql`create table release_count (remote_id text not null, version text not null, hour timestamptz(3) not null,
      series text not null, count bigint not null,
      primary key (remote_id, hour, version, series))`.execute(db);
    await sql`create table release_sighting (remote_id text not null, version text not null, reporter text not null,
      kind text not null, at timestamptz(3) not null,
      primary key (remote_id, version, reporter, kind))`.execute(db);
    await sql`create index release_sighting_at on release_sighting (at)`.execute(db);
    // The registry's keys are replaced while the old one is still trusted, and the old one verifies its signatures for
    // good.
    await sql`alter table signing_key drop constraint signing_key_purpose_check`.execute(db);
    await sql`alter table signing_key add constraint signing_key_purpose_check
      check (purpose in ('access', 'identity', 'cookie', 'registry')), add column retires_at timestamptz(3)`.execute(
      db,
    );
  },
};
