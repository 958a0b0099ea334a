import type { BusinessLine } from '@console/contracts/core/business-lines';
import type {
  CcmAnswer,
  CcmChannel,
  CcmQuestionCode,
  CcmResult,
  CcmState,
  CcmType,
} from '@console/contracts/orders-logs/customer-confirmation';
import { sql, type ColumnType, type Generated } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import {
  recordColumns,
  type Instant,
  type OptionalInstant,
  type RecordColumns,
} from '../../platform/database/record-columns.ts';

/** A question as it was asked. */
export interface StoredQuestion {
  readonly code: CcmQuestionCode;
  /** Masked. */
  readonly expected: string | null;
  readonly answer: CcmAnswer | null;
}

export interface CustomerConfirmationTable extends RecordColumns {
  ccm_no: string;
  type: CcmType;
  order_id: string | null;
  appl_no: string | null;
  cust_no: string | null;
  member_id: string;
  member_name: string;
  business_line: BusinessLine;
  branch_id: string;
  channel: CcmChannel;
  /** Who works on it, or is to. */
  agent: string | null;
  taken_at: OptionalInstant;
  /** The state that it returns to when its agent leaves it. */
  taken_from: CcmState | null;
  due_at: Instant;
  state: Generated<CcmState>;
  /** Attempts that missed the customer since it was opened. */
  attempts: Generated<number>;
  missed_at: OptionalInstant;
  history_no: Generated<number>;
  note: string | null;
  late_notified_at: OptionalInstant;
}

/** One attempt, or another step, as it was; never changed. */
export interface ConfirmationAttemptTable {
  id: string;
  confirmation_id: string;
  no: number;
  at: Instant;
  agent: string;
  channel: CcmChannel;
  result: CcmResult | null;
  from_state: CcmState;
  to_state: CcmState;
  questions: ColumnType<readonly StoredQuestion[], string, never>;
  note: string | null;
  taken_at: OptionalInstant;
  due_before: OptionalInstant;
  due_after: OptionalInstant;
  attempts_before: number;
  attempts_after: number;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    customer_confirmation: CustomerConfirmationTable;
    customer_confirmation_attempt: ConfirmationAttemptTable;
  }
}

const states = `'OPEN', 'IN_PROGRESS', 'RESCHEDULED', 'CONFIRMED', 'DENIED', 'UNREACHABLE', 'CANCELLED'`;
const unfinished = `state in ('OPEN', 'IN_PROGRESS', 'RESCHEDULED')`;

const indexes: readonly string[] = [
  // Held in any write: one unfinished confirmation of a type for an order, or of a change for a member.
  `create unique index customer_confirmation_open on customer_confirmation (order_id, type)
    where order_id is not null and ${unfinished}`,
  `create unique index customer_confirmation_open_member on customer_confirmation (member_id, type)
    where order_id is null and ${unfinished}`,
  'create index customer_confirmation_due on customer_confirmation (due_at, id)',
  'create index customer_confirmation_due_last on customer_confirmation (due_at desc nulls last, id desc)',
  `create index customer_confirmation_waiting on customer_confirmation (due_at, id) where ${unfinished}`,
  'create index customer_confirmation_branch on customer_confirmation (branch_id, due_at, id)',
  'create index customer_confirmation_agent on customer_confirmation (agent, due_at, id) where agent is not null',
  'create index customer_confirmation_order on customer_confirmation (order_id) where order_id is not null',
  'create index customer_confirmation_appl_no on customer_confirmation (appl_no) where appl_no is not null',
  'create index customer_confirmation_cust_no on customer_confirmation (cust_no) where cust_no is not null',
  'create index customer_confirmation_member on customer_confirmation (member_id)',
  'create index customer_confirmation_made on customer_confirmation (created_at)',
  'create index customer_confirmation_attempt_at on customer_confirmation_attempt (at)',
];

const state = sql.raw(states);

/** Confirmations and their attempts (docs/model/orders-logs.md#customer-confirmation). */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create sequence customer_confirmation_no`.execute(db);
    await sql`create table customer_confirmation (${recordColumns}, ccm_no text not null unique,
      type text not null check (type in ('ORDER', 'DATA_CHANGE', 'DELIVERY')),
      order_id uuid references purchase_order, appl_no text, cust_no text, member_id uuid not null references member,
      member_name text not null, business_line text not null, branch_id uuid not null references branch,
      channel text not null check (channel in ('PHONE', 'WHATSAPP', 'SMS', 'VISIT')), agent text,
      taken_at timestamptz(3), taken_from text check (taken_from in ('OPEN', 'RESCHEDULED')),
      due_at timestamptz(3), state text not null default 'OPEN' check (state in (${state})),
      attempts int not null default 0 check (attempts >= 0), missed_at timestamptz(3),
      history_no int not null default 0, note text, late_notified_at timestamptz(3),
      check ((type = 'DATA_CHANGE') = (order_id is null)), check ((order_id is null) = (appl_no is null)))`.execute(db);
    await sql`create table customer_confirmation_attempt (id uuid primary key,
      confirmation_id uuid not null references customer_confirmation, no int not null, at timestamptz(3) not null,
      agent text not null, channel text not null,
      result text check (result in ('CONFIRMED', 'DENIED', 'RESCHEDULED', 'NO_ANSWER', 'BUSY', 'WRONG_NUMBER')),
      from_state text not null check (from_state in (${state})),
      to_state text not null check (to_state in (${state})), questions jsonb not null default '[]', note text,
      taken_at timestamptz(3), due_before timestamptz(3), due_after timestamptz(3), attempts_before int not null,
      attempts_after int not null, unique (confirmation_id, no))`.execute(db);
    for (const index of indexes) await sql.raw(index).execute(db);
  },
};
