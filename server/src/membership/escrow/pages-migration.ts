import {
  escrowResults,
  withdrawalStates,
  type EscrowResult,
  type WithdrawalState,
} from '@console/contracts/membership/escrow';
import { sql, type ColumnType, type Generated, type GeneratedAlways } from 'kysely';
import { appendOnly } from '../../platform/database/append-only.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import {
  recordColumns,
  type Instant,
  type OptionalInstant,
  type RecordColumns,
} from '../../platform/database/record-columns.ts';

/** What a walk over the movements of an account found. */
export interface EscrowCheckTable {
  id: string;
  no: GeneratedAlways<number>;
  escrow_id: string;
  /** The last movement that it saw. */
  seq_no: number;
  expected: number;
  found: number;
  first_bad_seq: number | null;
  result: EscrowResult;
  by: string;
  at: Instant;
}

/** A payment of money held to the account of the member; the money is held until it ends. */
export interface EscrowWithdrawalTable extends RecordColumns {
  withdrawal_no: Generated<string>;
  escrow_id: string;
  amount: number;
  payout_bank: string;
  payout_account_encrypted: string;
  payout_account_name: string;
  source: string;
  /** Of the application, unique among its own. */
  reference: string;
  state: Generated<WithdrawalState>;
  requested_at: Instant;
  ended_at: OptionalInstant;
  note: string | null;
}

declare module './table.ts' {
  interface EscrowMovementTable {
    id: ColumnType<string, string | undefined, never>;
  }
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    escrow_check: EscrowCheckTable;
    escrow_withdrawal: EscrowWithdrawalTable;
  }
}

const valuesOf = (options: readonly { readonly value: string }[]) =>
  sql.raw(options.map(({ value }) => `'${value}'`).join(', '));

/** What the pages of escrow accounts show besides the ledger. */
export const pagesMigration: SchemaStep = {
  async up(db) {
    await sql`alter table escrow_account drop constraint escrow_account_escrow_no_hash_key`.execute(db);
    await sql`create unique index escrow_account_number on escrow_account (escrow_no_hash)
      where state <> 'CLOSED'`.execute(db);
    await sql`create index escrow_account_time on escrow_account (created_at desc, id desc)
      where deleted_at is null`.execute(db);
    await sql`create index escrow_account_state on escrow_account (state, created_at desc, id desc)
      where deleted_at is null`.execute(db);
    await sql`create index escrow_account_member on escrow_account (member_id)`.execute(db);
    await sql`alter table escrow_movement add column id uuid not null default gen_random_uuid() unique`.execute(db);
    await sql`create index escrow_movement_time on escrow_movement (at desc, seq_no desc, id desc)`.execute(db);
    await sql`create table escrow_check (id uuid primary key,
      no bigint not null generated always as identity, escrow_id uuid not null references escrow_account,
      seq_no int not null check (seq_no >= 0), expected bigint not null, found bigint not null, first_bad_seq int,
      result text not null check (result in (${valuesOf(escrowResults)})), by text not null,
      at timestamptz(3) not null,
      constraint escrow_check_says check ((result = 'DIFFERENT') = (first_bad_seq is not null)))`.execute(db);
    await sql`create index escrow_check_latest on escrow_check (escrow_id, no desc)`.execute(db);
    await appendOnly(db, 'escrow_check');
    await sql`create sequence escrow_withdrawal_no`.execute(db);
    await sql`create table escrow_withdrawal (${recordColumns},
      withdrawal_no text not null unique default 'WD-' || lpad(nextval('escrow_withdrawal_no')::text, 8, '0'),
      escrow_id uuid not null references escrow_account, amount bigint not null check (amount > 0),
      payout_bank text not null, payout_account_encrypted text not null, payout_account_name text not null,
      source text not null, reference text not null unique,
      state text not null default 'REQUESTED' check (state in (${valuesOf(withdrawalStates)})),
      requested_at timestamptz(3) not null, ended_at timestamptz(3), note text,
      constraint escrow_withdrawal_ended check ((ended_at is null) = (state in ('REQUESTED', 'SENT'))))`.execute(db);
    await sql`create index escrow_withdrawal_account
      on escrow_withdrawal (escrow_id, requested_at desc, withdrawal_no desc, id desc)`.execute(db);
    await sql`create index escrow_withdrawal_time 
      on escrow_withdrawal (requested_at desc, withdrawal_no desc, id desc)`.execute(db);
    await sql`create index escrow_withdrawal_state
      on escrow_withdrawal (state, requested_at desc, withdrawal_no desc, id desc)`.execute(db);
    await sql`alter table member_change add column escrow_id uuid references escrow_account`.execute(db);
    await sql`create index member_change_escrow on member_change (escrow_id, created_at desc, id desc)
      where escrow_id is not null`.execute(db);
  },
};
