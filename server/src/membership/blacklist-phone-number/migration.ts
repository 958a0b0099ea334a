import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

export const migration: SchemaStep = {
  async up(db) {
    await sql`create table blacklist_phone (${recordColumns}, phone_encrypted text not null, phone_hash text not null,
      category text not null, note text not null,
      effective_from date not null, effective_until date, source text not null default 'SCREEN'
        check (source in ('SCREEN', 'IMPORT', 'SYSTEM')),
      state text not null default 'PROPOSED'
        check (state in ('PROPOSED', 'ACTIVE', 'EXPIRED', 'REMOVAL_PROPOSED', 'REMOVED', 'REJECTED')),
      editors text[] not null, requested_by text not null, approver text, decided_at timestamptz(3),
        check (effective_until >= effective_from))`.execute(db);
    // Prevents two open rows of one phone by concurrent calls.
    await sql`create unique index blacklist_phone_open on blacklist_phone (phone_hash)
      where state in ('PROPOSED', 'ACTIVE', 'REMOVAL_PROPOSED') and deleted_at is null`.execute(db);
    await sql`create index blacklist_phone_hash on blacklist_phone (phone_hash)`.execute(db);
    await sql`create index blacklist_phone_created on blacklist_phone (created_at desc, id)`.execute(db);
    await sql`create index blacklist_phone_expiry on blacklist_phone (effective_until) where state = 'ACTIVE'`.execute(
      db,
    );
    await sql`create table blacklist_attempt (id bigint generated always as identity
      primary key, blacklist_id uuid not null references blacklist_phone,
      at timestamptz(3) not null default now(), place text not null)`.execute(db);
    await sql`create index blacklist_attempt_row on blacklist_attempt (blacklist_id, at desc)`.execute(db);
  },
};
