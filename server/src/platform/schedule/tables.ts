import { sql, type ColumnType, type Generated } from 'kysely';
import type { SchemaStep } from '../database/migrate.ts';
import type { Instant, OptionalInstant } from '../database/record-columns.ts';

/** Last run of a job, and the process that runs it. */
export interface ScheduledJobTable {
  name: string;
  /** The due time of the last run. */
  due_at: Instant;
  worker: string | null;
  heartbeat_at: OptionalInstant;
}

export interface JobFailure {
  readonly entity: string;
  readonly code: string;
  readonly text: string;
}

/** One run of a job (docs/model/orders-logs.md#transaction-log). */
export interface SchedulerLogTable {
  id: string;
  job_name: string;
  scheduler_version: 'v1' | 'v2' | 'v3';
  trigger: 'TIME' | 'MANUAL' | 'MAKE_UP';
  started_by: string;
  started_at: Instant;
  ended_at: OptionalInstant;
  node: string;
  status: 'RUNNING' | 'SUCCESS' | 'PARTIAL' | 'FAILED' | 'SKIPPED' | 'ABANDONED';
  read_count: Generated<number>;
  done_count: Generated<number>;
  skipped_count: Generated<number>;
  failed_count: Generated<number>;
  message: string | null;
  /** The first 100. */
  failures: ColumnType<JobFailure[], string | undefined, string>;
}

declare module '../database/schema.ts' {
  interface Database {
    scheduled_job: ScheduledJobTable;
    scheduler_log: SchedulerLogTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await sql`create table scheduled_job (name text
      primary key, due_at timestamptz(3) not null, worker text, heartbeat_at timestamptz(3))`.execute(db);
    await sql`
      create table scheduler_log (
        id uuid primary key, job_name text not null, scheduler_version text not null, trigger text not null,
        started_by text not null,
        started_at timestamptz(3) not null, ended_at timestamptz(3), node text not null, status text not null,
        read_count int not null default 0, done_count int not null default 0, skipped_count int not null default 0,
        failed_count int not null default 0,
        message text, failures jsonb not null default '[]')`.execute(db);
    await sql`create index scheduler_log_started on scheduler_log (started_at desc, id)`.execute(db);
    await sql`create index scheduler_log_job on scheduler_log (job_name, started_at desc)`.execute(db);
  },
};
