import type { OrderState } from '@console/contracts/orders-logs/orders/vocabulary';
import type { OrderfullState, OrderfullType } from '@console/contracts/orders-logs/transaction-log';
import { sql, type ColumnType, type Generated } from 'kysely';
import { appendOnly } from '../../platform/database/append-only.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { keepByMonth } from '../../platform/database/by-month.ts';
import {
  recordColumns,
  type Instant,
  type OptionalInstant,
  type RecordColumns,
} from '../../platform/database/record-columns.ts';

interface LogColumns {
  at: Instant;
  request_id: string | null;
  appl_no: string | null;
  cust_no: string | null;
  business_line: string | null;
  source_input: string | null;
  branch_id: string | null;
}

/** What a rule compared, masked. */
export interface ComparedValue {
  readonly field: string;
  readonly expected: string | null;
  readonly actual: string | null;
}

/** An application that a rule refused; never changed. */
export interface RejectLogTable extends LogColumns {
  id: string;
  member_id: string | null;
  member_name: string | null;
  reject_code: string;
  rule_name: string;
  rule_version: number;
  stage: OrderState | null;
  verification_step: string | null;
  compared: ColumnType<readonly ComparedValue[], string, never>;
  message: string | null;
  can_retry_at: OptionalInstant;
}

export interface OrderfullTry {
  readonly at: string;
  readonly answer: string;
}

/** A complete order message for the core system; its number is the key by which the core system knows it. */
export interface OrderfullMessageTable extends RecordColumns, LogColumns {
  order_id: string;
  message_type: OrderfullType;
  message_no: string;
  /** By section, masked. */
  payload: ColumnType<unknown, string, never>;
  /** Of the payload before it was masked. */
  payload_hash: string;
  status: Generated<OrderfullState>;
  tries: Generated<number>;
  tries_made: ColumnType<readonly OrderfullTry[], string | undefined, string>;
  next_try_at: OptionalInstant;
  ack_at: OptionalInstant;
  core_ref: string | null;
  core_message: string | null;
  resend_reason: string | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    reject_log: RejectLogTable;
    orderfull_message: OrderfullMessageTable;
  }
}

const shared = sql.raw(`at timestamptz(3) not null, request_id text, appl_no text, cust_no text,
  business_line text, source_input text, branch_id uuid`);

/** Rejections by month; messages stay one table, since their numbers are unique over all months. */
export const rejectLogMonths: SchemaStep = { up: (db) => keepByMonth(db, 'reject_log') };

/** What sends messages reads those that are on their way. */
export const orderfullWaitingMigration: SchemaStep = {
  async up(db) {
    await sql`create index orderfull_message_waiting on orderfull_message (next_try_at)
      where status in ('QUEUED', 'SENT', 'RETRY')`.execute(db);
  },
};

/** Logs that orders themselves write: rejections, and messages for the core system. */
export const orderLogMigration: SchemaStep = {
  async up(db) {
    await sql`create table reject_log (id uuid primary key, ${shared}, member_id uuid, member_name text,
      reject_code text not null, rule_name text not null, rule_version int not null, stage text,
      verification_step text, compared jsonb not null, message text, can_retry_at timestamptz(3))`.execute(db);
    await sql`create table orderfull_message (${recordColumns}, ${shared},
      order_id uuid not null references purchase_order,
      message_type text not null check (message_type in ('PO_ISSUED', 'DELIVERED', 'CANCELLED')),
      message_no text not null unique, payload jsonb not null, payload_hash text not null,
      status text not null default 'QUEUED'
        check (status in ('QUEUED', 'SENT', 'RETRY', 'ACKED', 'REFUSED', 'FAILED')),
      tries int not null default 0 check (tries between 0 and 5), tries_made jsonb not null default '[]',
      next_try_at timestamptz(3), ack_at timestamptz(3), core_ref text, core_message text, resend_reason text,
      unique (order_id, message_type))`.execute(db);
    for (const table of ['reject_log', 'orderfull_message']) {
      const index = (name: string, definition: string) =>
        sql.raw(`create index ${table}_${name} on ${table} ${definition}`).execute(db);
      await index('time', '(at desc, id desc)');
      await index('branch', '(branch_id, at desc) where branch_id is not null');
      await index('request', '(request_id) where request_id is not null');
      await index('order', '(appl_no) where appl_no is not null');
      await index('customer', '(cust_no, at desc) where cust_no is not null');
    }
    await sql`create index reject_log_member on reject_log (member_id, at desc) where member_id is not null`.execute(
      db,
    );
    await appendOnly(db, 'reject_log');
    await sql`create index orderfull_message_status on orderfull_message (status, at desc, id desc)`.execute(db);
  },
};
