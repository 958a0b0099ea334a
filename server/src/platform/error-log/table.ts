import { sql, type Generated } from 'kysely';
import type { SchemaStep } from '../database/migrate.ts';
import { keepByMonth } from '../database/by-month.ts';
import { recordColumns, type Instant, type OptionalInstant, type RecordColumns } from '../database/record-columns.ts';

/** A technical fault (docs/model/orders-logs.md#transaction-log); only what was done about it ever changes. */
export interface ErrorLogTable extends RecordColumns {
  at: Instant;
  request_id: string | null;
  appl_no: string | null;
  cust_no: string | null;
  business_line: string | null;
  source_input: string | null;
  branch_id: string | null;
  service: string | null;
  component: string | null;
  severity: 'WARN' | 'ERROR' | 'FATAL';
  error_code: string;
  exception: string | null;
  message: string | null;
  stack_trace: string | null;
  http_status: number | null;
  upstream: string | null;
  fingerprint: string;
  state: Generated<'OPEN' | 'HANDLED'>;
  handled_by: string | null;
  handled_at: OptionalInstant;
  handle_note: string | null;
}

declare module '../database/schema.ts' {
  interface Database {
    error_log: ErrorLogTable;
  }
}

/** Faults by month. */
export const errorLogMonths: SchemaStep = { up: (db) => keepByMonth(db, 'error_log') };

export const migration: SchemaStep = {
  async up(db) {
    await sql`create table error_log (${recordColumns}, at timestamptz(3) not null, request_id text, appl_no text,
      cust_no text, business_line text, source_input text, branch_id uuid, service text, component text,
      severity text not null check (severity in ('WARN', 'ERROR', 'FATAL')), error_code text not null,
      exception text, message text, stack_trace text, http_status int, upstream text, fingerprint text not null,
      state text not null default 'OPEN' check (state in ('OPEN', 'HANDLED')), handled_by text,
      handled_at timestamptz(3), handle_note text)`.execute(db);
    await sql`create index error_log_time on error_log (at desc, id desc)`.execute(db);
    await sql`create index error_log_state on error_log (state, at desc, id desc)`.execute(db);
    await sql`create index error_log_severity on error_log (severity, at desc, id desc)`.execute(db);
    await sql`create index error_log_fingerprint on error_log (fingerprint, at desc)`.execute(db);
    await sql`create index error_log_request on error_log (request_id) where request_id is not null`.execute(db);
    await sql`create index error_log_order on error_log (appl_no) where appl_no is not null`.execute(db);
  },
};
