import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { effectiveColumns, holdPeriods } from '../../records/resource/effective-columns.ts';

/** The rows of resets as who decided saw them. */
export const seenMigration: SchemaStep = {
  async up(db) {
    await sql`alter table promo_fee_reset_row add column seen jsonb`.execute(db);
  },
};

/** Promo fees of NMC branches, and their resets. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table promo_fee_nmc (${recordColumns}, branch_id uuid not null references branch,
      campaign_name text not null, tenor_from integer not null check (tenor_from between 1 and 60),
      tenor_to integer not null check (tenor_to between tenor_from and 60),
      promo_fee_regular bigint not null check (promo_fee_regular between 0 and 25000000),
      promo_fee_repeat bigint check (promo_fee_repeat between 0 and 25000000),
      reset_batch_no text, ended_reason text, ${effectiveColumns('promo_fee_nmc')},
      check (effective_to is not null and effective_to - effective_from < 184))`.execute(db);
    await sql`create index promo_fee_nmc_of on promo_fee_nmc (branch_id, effective_from)
      where deleted_at is null`.execute(db);
    await sql`create index promo_fee_nmc_by_end on promo_fee_nmc (effective_to) where deleted_at is null`.execute(db);
    await holdPeriods(db, 'promo_fee_nmc', { key: ['branch_id'], bands: [['tenor_from', 'tenor_to']] });
    await sql`create sequence promo_fee_reset_no`.execute(db);
    await sql`create table promo_fee_reset (${recordColumns}, batch_no text not null unique,
      mode text not null check (mode in ('END_RUNNING', 'CANCEL_SCHEDULED', 'BOTH')), scope text not null,
      reason text not null,
      state text not null default 'WAITING' check (state in ('WAITING', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
      editors text[] not null, running_count integer not null, scheduled_count integer not null,
      decided_by text, decided_at timestamptz(3), note text)`.execute(db);
    await sql`create table promo_fee_reset_row (reset_id uuid not null references promo_fee_reset,
      promo_fee_id uuid not null references promo_fee_nmc, primary key (reset_id, promo_fee_id))`.execute(db);
    await sql`create index promo_fee_reset_row_of on promo_fee_reset_row (promo_fee_id)`.execute(db);
  },
};
