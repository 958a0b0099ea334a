import type { DownloadEvent, DownloadState } from '@console/contracts/orders-logs/download-management';
import type { DownloadFormat, PersonalData } from '@console/contracts/core/downloads';
import type { Language } from '@console/contracts/core/text';
import { sql, type ColumnType, type Generated, type Selectable } from 'kysely';
import type { Scope } from '../../platform/context.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { Instant, OptionalInstant } from '../../platform/database/record-columns.ts';
import type { Selection } from '../resource/list-query.ts';

type Json<Value> = ColumnType<Value, string, string>;

/** An export, answered at once or made by a job (docs/model/platform.md#downloads). */
export interface DownloadJobTable {
  id: string;
  /** The module of a list, or a report of a module. */
  source: string;
  module: string;
  title: string;
  format: DownloadFormat;
  selection: Json<Selection>;
  /** The filter in words, personal numbers masked. */
  filter_text: string;
  filter: Json<Readonly<Record<string, unknown>>>;
  columns: string[];
  column_titles: string[];
  reason: string | null;
  language: Language;
  personal_data: PersonalData;
  user_id: string;
  requested_by: string;
  requested_at: Instant;
  request_id: string | null;
  /** The requester's scope at the time of the request (docs/model/platform.md#scope). */
  scope: Json<Scope>;
  /** The same for the same export of the same person. */
  fingerprint: string;
  state: DownloadState;
  /** Rows counted at the request, written so far, and in the finished file. */
  total_rows: number;
  written_rows: Generated<number>;
  row_count: number | null;
  file_name: string;
  /** Id of the file; stored before the bytes are written, so that no file is orphaned. */
  file_id: string | null;
  file_size: number | null;
  file_hash: string | null;
  parts: number | null;
  attempts: Generated<number>;
  /** Earliest time of the next attempt. */
  retry_at: OptionalInstant;
  started_at: OptionalInstant;
  ready_at: OptionalInstant;
  expires_at: OptionalInstant;
  expiry_told: Generated<boolean>;
  changed_at: Instant;
  fetch_count: Generated<number>;
  last_fetched_at: OptionalInstant;
  message: string | null;
  /** The process that makes the file, and its last heartbeat. */
  worker: string | null;
  heartbeat_at: ColumnType<string | null, never, unknown>;
}
export type DownloadJob = Selectable<DownloadJobTable>;

/** The events of a download, in order. */
export interface DownloadEventTable {
  seq: Generated<number>;
  job_id: string;
  at: Instant;
  event: DownloadEvent;
  username: string | null;
  note: string | null;
  ip: string | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    download_job: DownloadJobTable;
    download_event: DownloadEventTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await sql`
      create table download_job (
        id uuid primary key, source text not null, module text not null, title text not null, format text not null,
        selection jsonb not null, filter_text text not null, filter jsonb not null,
        columns text[] not null, column_titles text[] not null, reason text, language text not null,
        personal_data text not null,
        user_id uuid not null, requested_by text not null, requested_at timestamptz(3) not null, request_id text,
        scope jsonb not null, fingerprint text not null,
        state text not null, total_rows int not null, written_rows int not null default 0, row_count int,
        file_name text not null, file_id uuid, file_size bigint, file_hash text, parts int,
        attempts int not null default 0, retry_at timestamptz(3), started_at timestamptz(3), ready_at timestamptz(3),
        expires_at timestamptz(3), expiry_told boolean not null default false,
        changed_at timestamptz(3) not null, fetch_count int not null default 0, last_fetched_at timestamptz(3),
        message text, worker text, heartbeat_at timestamptz(3))`.execute(db);
    await sql`create index download_job_user on download_job (user_id, requested_at desc, id desc)`.execute(db);
    await sql`create index download_job_requested on download_job (requested_at desc, id desc)`.execute(db);
    await sql`create index download_job_at_work on download_job (requested_at)
      where state in ('queued', 'running')`.execute(db);
    await sql`create index download_job_ready on download_job (expires_at) where state = 'ready'`.execute(db);
    await sql`create index download_job_file on download_job (file_id) where file_id is not null`.execute(db);
    await sql`
      create table download_event (
        seq bigint generated always as identity primary key, job_id uuid not null
          references download_job (id) on delete cascade, at timestamptz(3) not null,
        event text not null, username text, note text, ip text)`.execute(db);
    await sql`create index download_event_job on download_event (job_id, seq)`.execute(db);
  },
};
