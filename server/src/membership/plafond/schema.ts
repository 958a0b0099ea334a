import { sql } from 'kysely';
import { appendOnly, countsEach } from '../../platform/database/append-only.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/**
 * Limits and their movements. The database holds the arithmetic: a movement starts with what the one before left, its
 * numbers have no gap, a limit has the sums of its last movement, and movements are never changed or removed.
 */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table member_plafond (id uuid primary key, member_id uuid not null references member,
      business_line text not null check (business_line in ('SPEKTRA', 'NMC', 'UFI')),
      total bigint not null default 0 check (total >= 0), used bigint not null default 0 check (used >= 0),
      reserved_orders bigint not null default 0 check (reserved_orders >= 0),
      reserved_family bigint not null default 0 check (reserved_family >= 0),
      available bigint generated always as (total - used - reserved_orders - reserved_family) stored,
      tier_id uuid references plafond_tier, granted_at timestamptz(3), valid_until date,
      last_movement_no int check (last_movement_no >= 1), unique (member_id, business_line))`.execute(db);
    await sql`create table plafond_movement (plafond_id uuid not null references member_plafond,
      seq_no int not null check (seq_no >= 1), kind text not null
        check (kind in ('GRANT', 'RESERVE', 'RELEASE', 'USE', 'RESTORE', 'ADJUST', 'EXPIRE')),
      amount bigint not null check (amount > 0), direction text not null check (direction in ('in', 'out', 'none')),
      balance_before bigint not null, balance_after bigint not null,
      total_after bigint not null, used_after bigint not null, reserved_orders_after bigint not null,
      reserved_family_after bigint not null,
      reference text not null, maker text not null, approver text, at timestamptz(3) not null,
      previous_no int generated always as (nullif(seq_no - 1, 0)) stored,
      primary key (plafond_id, seq_no), unique (plafond_id, kind, reference),
      unique (plafond_id, seq_no, balance_after),
      unique (plafond_id, seq_no, total_after, used_after, reserved_orders_after, reserved_family_after),
      constraint plafond_movement_begins check (seq_no > 1 or balance_before = 0),
      constraint plafond_movement_sum check (balance_after = balance_before
        + case direction when 'in' then amount when 'out' then -amount else 0 end),
      constraint plafond_movement_parts
        check (balance_after = total_after - used_after - reserved_orders_after - reserved_family_after),
      constraint plafond_movement_chain foreign key (plafond_id, previous_no, balance_before)
        references plafond_movement (plafond_id, seq_no, balance_after))`.execute(db);
    await sql`alter table member_plafond add constraint member_plafond_last_movement
      foreign key (id, last_movement_no, total, used, reserved_orders, reserved_family)
      references plafond_movement
        (plafond_id, seq_no, total_after, used_after, reserved_orders_after, reserved_family_after)
      deferrable initially deferred`.execute(db);
    await appendOnly(db, 'plafond_movement');
    await countsEach(db, { movement: 'plafond_movement', account: 'member_plafond', key: 'plafond_id' });
  },
};
