import { sql } from 'kysely';
import { appendOnly, countsEach } from '../../platform/database/append-only.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

const kinds = ['in', 'out', 'none'] as const;
const byDirection: Readonly<Record<(typeof kinds)[number], readonly string[]>> = {
  in: ['OVERPAYMENT', 'REFUND', 'CASHBACK', 'DP_RETURN', 'ADJUST_IN', 'REVERSAL'],
  out: ['INSTALMENT', 'CARD_FEE', 'WITHDRAWAL', 'ADJUST_OUT', 'REVERSAL'],
  none: ['HOLD', 'RELEASE'],
};
const legal = kinds
  .map(
    (direction) => `direction = '${direction}' and kind in (${byDirection[direction].map((k) => `'${k}'`).join(', ')})`,
  )
  .join(' or ');

/**
 * Money held for members. The database holds the arithmetic: a movement starts with what the one before left, its
 * numbers have no gap, a balance is never below what is held and what is held never below 0, and an account has the
 * sums of its last movement.
 */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table escrow_account (${recordColumns}, escrow_no_encrypted text not null,
      escrow_no_hash text not null unique,
      member_id uuid not null references member, business_line text not null
        check (business_line in ('SPEKTRA', 'NMC', 'UFI')),
      balance bigint not null default 0, held bigint not null default 0,
      available bigint generated always as (balance - held) stored, check (0 <= held and held <= balance),
      payout_bank text, payout_account_encrypted text, payout_account_name text,
      payout_changed_at timestamptz(3), state text not null default 'ACTIVE'
        check (state in ('ACTIVE', 'FROZEN', 'CLOSED')), check (state <> 'CLOSED' or balance = 0),
      last_movement_no int check (last_movement_no >= 1), last_movement_at timestamptz(3))`.execute(db);
    await sql`create unique index escrow_account_open on escrow_account (member_id, business_line)
      where state <> 'CLOSED'`.execute(db);
    await sql`create table escrow_movement (escrow_id uuid not null references escrow_account,
      seq_no int not null check (seq_no >= 1), direction text not null, kind text not null,
      amount bigint not null check (amount > 0),
      balance_before bigint not null, balance_after bigint not null, held_before bigint not null,
      held_after bigint not null, reference text not null, value_date date not null, source text not null,
      maker text not null, approver text, reversal_of int, at timestamptz(3) not null,
      previous_no int generated always as (nullif(seq_no - 1, 0)) stored,
      primary key (escrow_id, seq_no), unique (escrow_id, kind, reference),
      unique (escrow_id, seq_no, balance_after, held_after),
      constraint escrow_movement_legal check (${sql.raw(legal)}),
      constraint escrow_movement_begins check (seq_no > 1 or (balance_before = 0 and held_before = 0)),
      constraint escrow_movement_sum check (balance_after = balance_before
        + case direction when 'in' then amount when 'out' then -amount else 0 end),
      constraint escrow_movement_held check (held_after = held_before
        + case kind when 'HOLD' then amount when 'RELEASE' then -amount else 0 end),
      constraint escrow_movement_covered check (0 <= held_after and held_after <= balance_after),
      constraint escrow_movement_reversal check ((kind = 'REVERSAL') = (reversal_of is not null)
        and reversal_of < seq_no),
      constraint escrow_movement_chain foreign key (escrow_id, previous_no, balance_before, held_before)
        references escrow_movement (escrow_id, seq_no, balance_after, held_after),
      constraint escrow_movement_reversed foreign key (escrow_id, reversal_of)
        references escrow_movement (escrow_id, seq_no))`.execute(db);
    await sql`create unique index escrow_movement_reversed_once on escrow_movement (escrow_id, reversal_of)
      where reversal_of is not null`.execute(db);
    await sql`alter table escrow_account add constraint escrow_account_last_movement
      foreign key (id, last_movement_no, balance, held)
      references escrow_movement (escrow_id, seq_no, balance_after, held_after)
      deferrable initially deferred`.execute(db);
    await appendOnly(db, 'escrow_movement');
    await countsEach(db, { movement: 'escrow_movement', account: 'escrow_account', key: 'escrow_id' });
  },
};
