import type { Parameters } from '@console/contracts/core/fill';
import type { RunState } from '@console/contracts/platform/runs';
import { sql, type ColumnType, type Generated, type Selectable } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Scope } from '../../platform/context.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { Instant, OptionalInstant } from '../../platform/database/record-columns.ts';

type Json<Value> = ColumnType<Value, string, string>;

export interface BackgroundRunTable {
  id: string;
  module: string;
  /** `activate`, `deactivate`, or an act of the module. */
  action: string;
  /** The filter in displayable form: personal numbers masked. The record ids are stored beside it. */
  selection: Json<Readonly<Record<string, unknown>>>;
  /** Scope of the person who started it, fixed at the start. */
  scope: Json<Scope>;
  actor: Json<Actor>;
  user_id: string;
  reason: string | null;
  /** What was typed for an act, encrypted; `null` for a change of status. */
  input: string | null;
  state: Generated<RunState>;
  total: number;
  changed: Generated<number>;
  skipped: Generated<number>;
  /** Last processed record; the run continues after it. */
  last_id: string | null;
  /** Parent entry of the entries of the single records. */
  audit_id: string;
  cancel_requested: Generated<boolean>;
  worker: string | null;
  heartbeat_at: OptionalInstant;
  created_at: Instant;
  ended_at: OptionalInstant;
}
export type Run = Selectable<BackgroundRunTable>;

export interface BackgroundRunSkipTable {
  run_id: string;
  record_id: string;
  label: string;
  code: string;
  /** Fills the placeholders of the code's text. */
  parameters: Json<Parameters> | null;
}

/** Records that a run will change, fixed at its start; deleted at its end. */
export interface BackgroundRunRecordTable {
  run_id: string;
  record_id: string;
  /** The version that was shown to the person who ticked it. */
  version: number | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    background_run: BackgroundRunTable;
    background_run_skip: BackgroundRunSkipTable;
    background_run_record: BackgroundRunRecordTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await sql`
      create table background_run (
        id uuid primary key, module text not null, action text not null, selection jsonb not null, scope jsonb not null,
        actor jsonb not null, user_id uuid not null,
        reason text, state text not null default 'RUNNING', total int not null, changed int not null default 0,
        skipped int not null default 0,
        last_id uuid, audit_id uuid not null, cancel_requested boolean not null default false, worker text,
        heartbeat_at timestamptz(3),
        created_at timestamptz(3) not null, ended_at timestamptz(3))`.execute(db);
    await sql`create index background_run_user on background_run (user_id, created_at desc)`.execute(db);
    await sql`create index background_run_at_work on background_run (created_at) where state = 'RUNNING'`.execute(db);
    // Two runs of one module would work on the same records.
    await sql`create unique index background_run_running on background_run (module) where state = 'RUNNING'`.execute(
      db,
    );
    await sql`
      create table background_run_skip (
        run_id uuid not null
          references background_run (id) on delete cascade, record_id uuid not null, label text not null,
          code text not null,
        primary key (run_id, record_id))`.execute(db);
  },
};

export const recordsStep: SchemaStep = {
  async up(db) {
    await sql`
      create table background_run_record (
        run_id uuid not null references background_run (id) on delete cascade, record_id uuid not null,
          primary key (run_id, record_id))`.execute(db);
  },
};

/** Runs of acts: what was typed, versions of ticked records, and one run at once for each person, not each module. */
export const actsStep: SchemaStep = {
  async up(db) {
    await sql`alter table background_run add column input text`.execute(db);
    await sql`alter table background_run_record add column version int`.execute(db);
    await sql`alter table background_run_skip add column parameters jsonb`.execute(db);
    await sql`drop index background_run_running`.execute(db);
    await sql`
      create unique index background_run_running on background_run (module)
        where state = 'RUNNING' and input is null`.execute(db);
    await sql`
      create unique index background_run_act_running on background_run (module, user_id)
        where state = 'RUNNING' and input is not null`.execute(db);
  },
};
