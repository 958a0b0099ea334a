import type { ImportState, ImportWarning, RowResult } from '@console/contracts/platform/imports';
import type { Text } from '@console/contracts/core/text';
import { sql, type ColumnType, type Generated, type Selectable } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Db, Scope } from '../../platform/context.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { Instant, OptionalInstant } from '../../platform/database/record-columns.ts';

type Json<Value> = ColumnType<Value, string, string>;
export type Values = Readonly<Record<string, unknown>>;

/** The uploader with the scope at that time: exports, imports and runs keep it (docs/model/platform.md#scope). */
export interface Uploader {
  readonly actor: Actor;
  readonly scope: Scope;
  readonly isAdmin: boolean;
  readonly mappingType: string | null;
}

export interface ImportJobTable {
  id: string;
  module: string;
  import_kind: string;
  /** Of imports that are numbered. */
  import_no: string | null;
  /** Business line of the target, or empty: one run per module and line. */
  line: string;
  target: Json<Values | null>;
  file_name: string;
  file_hash: string;
  file_size: number;
  /** Null for a workbook. */
  separator: Generated<string | null>;
  uploaded_by: string;
  uploaded_at: Instant;
  uploader: Json<Uploader>;
  state: ImportState;
  skip_errors: Generated<boolean>;
  total_rows: Generated<number>;
  new_rows: Generated<number>;
  changed_rows: Generated<number>;
  same_rows: Generated<number>;
  error_rows: Generated<number>;
  warning_rows: Generated<number>;
  rows_to_apply: Generated<number>;
  /** Rows of the run that are judged, before any is written. */
  checked_rows: Generated<number>;
  applied_rows: Generated<number>;
  failed_rows: Generated<number>;
  /** Row number of the last applied row; updated in the transaction that applies the rows. */
  last_applied_row: Generated<number>;
  /** The process that runs the job, and its last heartbeat. */
  worker: string | null;
  heartbeat_at: ColumnType<string | null, never, unknown>;
  stop_requested: Generated<boolean>;
  started_at: OptionalInstant;
  finished_at: OptionalInstant;
  expires_at: OptionalInstant;
  /** The state to which a FAILED job returns when it is resumed. */
  failed_in: 'VALIDATING' | 'RUNNING' | null;
  confirmed_by: Json<Actor | null>;
  /** Why it is wanted, of imports that a second person decides. */
  reason: string | null;
  /** Of imports whose rows are applied to several records: those that would be new, and those that are replaced. */
  fresh_records: number | null;
  replaced_records: number | null;
  decided_by: string | null;
  decision_note: string | null;
  /** The warnings that the approver ticked. */
  acknowledged: ColumnType<readonly ImportWarning[], string | undefined, string>;
  /** Reason given by a person. */
  message: string | null;
  code: string | null;
  parameters: Json<Values | null>;
  /** Parent entry of the audit trail. */
  audit_id: string | null;
}

export interface ImportRowTable {
  job_id: string;
  row_no: number;
  result: RowResult;
  /** The key columns as one text; rows that share it are duplicates. */
  key_text: string;
  /** Text of the file by column. */
  source: Json<Readonly<Record<string, string | null>>>;
  /** Checked values by column. */
  values: Json<Values>;
  /** The stored record's values at the check; null when there was none. */
  stored: Json<Values | null>;
  messages: Json<readonly RowMessage[]>;
  applied: boolean;
  /** Whether cells were corrected in the preview. */
  corrected: Generated<boolean>;
  /** Text by column of those whose values occur once in a file; a keyed hash of personal data. */
  unshared: Json<Readonly<Record<string, string>>>;
  /** A stored record that the file does not name. */
  unnamed: Generated<boolean>;
  /** Of a row that is applied to several records: how many of them are new, how many replaced. */
  fresh_records: Generated<number | null>;
  replaced_records: Generated<number | null>;
  /** What it does besides, as who decided on the file saw it. */
  effect: ColumnType<Text | null, string | null | undefined, string | null>;
}

/** A fault or warning of a row; its text is created when it is displayed. */
export interface RowMessage {
  readonly column: string | null;
  readonly code: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
  readonly words?: Readonly<Record<string, Text>>;
  readonly about?: string;
  readonly severity: 'error' | 'warning';
}

export type Job = Selectable<ImportJobTable>;
export type JobRow = Selectable<ImportRowTable>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    import_job: ImportJobTable;
    import_row: ImportRowTable;
  }
}

export const importStep: SchemaStep = {
  async up(db: Db) {
    await sql`create table import_job (id uuid
      primary key, module text not null, import_kind text not null, line text not null, target jsonb,
      file_name text not null, file_hash text not null, file_size int not null, uploaded_by text not null,
      uploaded_at timestamptz(3) not null, uploader jsonb not null,
      state text not null, skip_errors boolean not null default false,
      total_rows int not null default 0, new_rows int not null default 0, changed_rows int not null default 0,
      same_rows int not null default 0,
      error_rows int not null default 0, warning_rows int not null default 0, rows_to_apply int not null default 0,
      applied_rows int not null default 0,
      failed_rows int not null default 0, last_applied_row int not null default 0, worker text,
      heartbeat_at timestamptz(3), stop_requested boolean not null default false,
      started_at timestamptz(3), finished_at timestamptz(3), expires_at timestamptz(3), failed_in text,
      confirmed_by jsonb,
      decided_by text, decision_note text, message text, code text, parameters jsonb, audit_id uuid)`.execute(db);
    await sql`create unique index import_job_running on import_job (module, line) where state = 'RUNNING'`.execute(db);
    await sql`create index import_job_uploaded on import_job (uploaded_at desc)`.execute(db);
    await sql`create index import_job_hash on import_job (file_hash)`.execute(db);
    await sql`create table import_row (job_id uuid not null
      references import_job on delete cascade, row_no int not null, result text not null, key_text text not null,
      source jsonb not null,
        values jsonb not null, stored jsonb, messages jsonb not null, applied boolean not null default false,
        primary key (job_id, row_no))`.execute(db);
    await sql`create index import_row_result on import_row (job_id, result, row_no)`.execute(db);
  },
};

export const importCorrectionStep: SchemaStep = {
  async up(db: Db) {
    await sql`alter table import_row add column corrected boolean not null default false`.execute(db);
    await sql`create index import_row_key on import_row (job_id, key_text)`.execute(db);
  },
};

export const importUnnamedStep: SchemaStep = {
  async up(db: Db) {
    await sql`alter table import_row add column unshared jsonb not null default '{}',
      add column unnamed boolean not null default false`.execute(db);
    await sql`alter table import_job add column import_no text unique`.execute(db);
    await sql`create sequence import_no`.execute(db);
    await sql`create view import_job_view as select id, import_no from import_job`.execute(db);
  },
};

export const importCheckedStep: SchemaStep = {
  async up(db: Db) {
    await sql`alter table import_job add column checked_rows int not null default 0`.execute(db);
  },
};

export const importEffectStep: SchemaStep = {
  async up(db: Db) {
    await sql`alter table import_row add column effect jsonb`.execute(db);
  },
};

export const importReasonStep: SchemaStep = {
  async up(db: Db) {
    await sql`alter table import_job add column reason text, add column fresh_records int,
      add column replaced_records int`.execute(db);
    await sql`alter table import_row add column fresh_records int, add column replaced_records int`.execute(db);
  },
};

/** States of a job that its uploader has confirmed. */
export const confirmedStates: readonly Job['state'][] = [
  'WAITING_APPROVAL',
  'SCHEDULED',
  'RUNNING',
  'STOPPED',
  'COMPLETED',
  'COMPLETED_WITH_ERRORS',
  'FAILED',
];
