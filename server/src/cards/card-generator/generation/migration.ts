import { sql } from 'kysely';
import type { SchemaStep } from '../../../platform/database/migrate.ts';

/** Creates generation runs. Allotments claimed by one run cannot be taken by another. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table card_generation_run (id uuid primary key, run_no bigint
      generated always as identity, mode text not null check (mode in ('BRANCH', 'CUSTOMER')), quantity int not null
      check (quantity > 0),
      wanted jsonb not null, actor jsonb not null, issuance_ids uuid[] not null default '{}',
      state text not null default 'QUEUED' check (state in ('QUEUED', 'RUNNING', 'DONE', 'FAILED')), error jsonb,
      worker text, heartbeat_at timestamptz(3), created_at timestamptz(3) not null, ended_at timestamptz(3),
        check ((state in ('DONE', 'FAILED')) = (ended_at is not null)))`.execute(db);
    await sql`create unique index card_generation_run_no on card_generation_run (run_no)`.execute(db);
    await sql`create index card_generation_run_at_work on card_generation_run (created_at)
      where state in ('QUEUED', 'RUNNING')`.execute(db);
    await sql`alter table card_allotment add column run_id uuid references card_generation_run, add
      constraint card_allotment_at_work check (run_id is null or issuance_id is null)`.execute(db);
  },
};
