import type { TransactionResult, TransactionType } from '@console/contracts/platform/traces';
import { sql, type ColumnType } from 'kysely';
import { appendOnly } from '../../platform/database/append-only.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { Instant } from '../../platform/database/record-columns.ts';
import { keepByMonth } from '../../platform/database/by-month.ts';
import { createTransactionLogView } from './trace-view.ts';

/** A call of an application, masked; never changed. */
export interface TransactionLogTable {
  id: string;
  at: Instant;
  request_id: string | null;
  appl_no: string | null;
  cust_no: string | null;
  business_line: string | null;
  source_input: string | null;
  branch_id: string | null;
  transaction_type: TransactionType;
  endpoint: string | null;
  method: string | null;
  platform: string | null;
  app_version: string | null;
  ip: string | null;
  /** Whole rupiah. */
  amount: number | null;
  response_status: number | null;
  response_code: string | null;
  duration_ms: number;
  result: TransactionResult;
  request: ColumnType<unknown, string | null, never>;
  response: ColumnType<unknown, string | null, never>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    transaction_log: TransactionLogTable;
  }
}

/** Calls of applications by month. */
export const traceMonths: SchemaStep = {
  async up(db) {
    await sql`drop view transaction_log_view`.execute(db);
    await keepByMonth(db, 'transaction_log');
    await createTransactionLogView(db);
  },
};

/** Calls of applications, and what the page of logs reads of them. */
export const traceMigration: SchemaStep = {
  async up(db) {
    await sql`create table transaction_log (id uuid primary key, at timestamptz(3) not null, request_id text,
      appl_no text, cust_no text, business_line text, source_input text, branch_id uuid,
      transaction_type text not null, endpoint text, method text, platform text, app_version text, ip text,
      amount bigint check (amount >= 0), response_status int, response_code text, duration_ms int not null,
      result text not null check (result in ('SUCCESS', 'REJECTED', 'FAILED', 'TIMEOUT')),
      request jsonb, response jsonb)`.execute(db);
    await sql`create index transaction_log_time on transaction_log (at desc, id desc)`.execute(db);
    await sql`create index transaction_log_branch on transaction_log (branch_id, at desc)
      where branch_id is not null`.execute(db);
    await sql`create index transaction_log_request on transaction_log (request_id)
      where request_id is not null`.execute(db);
    await sql`create index transaction_log_order on transaction_log (appl_no) where appl_no is not null`.execute(db);
    await sql`create index transaction_log_customer on transaction_log (cust_no, at desc)
      where cust_no is not null`.execute(db);
    await appendOnly(db, 'transaction_log');
    await createTransactionLogView(db);
  },
};
