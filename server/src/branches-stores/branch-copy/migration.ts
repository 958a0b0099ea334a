import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

/** Copies of rates and fees from one branch to another. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create sequence branch_copy_no`.execute(db);
    await sql`create table branch_copy (${recordColumns}, copy_no text not null unique, business_line text not null,
      branch_id uuid not null references branch, source_id uuid not null references branch,
      effective_from date not null, reason text not null,
      state text not null default 'WAITING' check (state in ('WAITING', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
      editors text[] not null, rate_count integer not null, fee_count integer not null, planned jsonb not null,
      decided_by text, decided_at timestamptz(3), note text, check (branch_id <> source_id))`.execute(db);
    await sql`create index branch_copy_of on branch_copy (branch_id, created_at)`.execute(db);
  },
};

/** What the approver of a copy saw of its rows. */
export const seenMigration: SchemaStep = {
  async up(db) {
    await sql`alter table branch_copy add column seen jsonb`.execute(db);
  },
};

/** What speaks against a copy, and what of it was ticked. */
export const warningsMigration: SchemaStep = {
  async up(db) {
    await sql`alter table branch_copy add column warnings jsonb not null default '[]',
      add column acknowledged jsonb not null default '[]'`.execute(db);
  },
};
