import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

/** Creates counts and write-offs, with indexes for the cards of a safe and their movements. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table card_count (${recordColumns}, stock_id uuid not null
      references card_stock, state text not null default 'OPEN' check (state in ('OPEN', 'MATCHED', 'DIFFERENT')),
      counted_at timestamptz(3), counted_by text, check ((state = 'OPEN') = (counted_at is null)))`.execute(db);
    await sql`create unique index card_count_open on card_count (stock_id) where state = 'OPEN'`.execute(db);
    await sql`create index card_count_stock on card_count (stock_id, created_at desc)`.execute(db);
    await sql`create table card_count_line (count_id uuid not null
      references card_count, card_no text not null, expected boolean not null, scanned_at timestamptz(3),
      scanned_by text, primary key (count_id, card_no))`.execute(db);

    await sql`create table card_write_off (${recordColumns}, write_off_no text not null unique, office_branch_id uuid
      references branch, office_mra_id uuid references mra, card_type_id uuid not null references card_type,
      reason text not null
        check (reason in ('DAMAGED', 'OBSOLETE_DESIGN', 'UNCOLLECTED', 'EXPIRED')), witness1 text not null,
        witness2 text not null, minutes_file_id uuid,
      state text not null default 'DRAFT'
        check (state in ('DRAFT', 'SUBMITTED', 'APPROVED', 'EXECUTED', 'REJECTED')), editors text[] not null,
      check (num_nonnulls(office_branch_id, office_mra_id) = 1),
        check ((state = 'EXECUTED') = (minutes_file_id is not null)))`.execute(db);
    await sql`create index card_write_off_created on card_write_off (created_at desc, id)`.execute(db);
    await sql`create index card_write_off_office on card_write_off (coalesce(office_branch_id, office_mra_id))`.execute(
      db,
    );
    await sql`create table card_write_off_card (write_off_id uuid not null
      references card_write_off, card_id uuid not null references card, primary key (write_off_id, card_id))`.execute(
      db,
    );

    await sql`create index card_in_safe on card (coalesce(office_branch_id, office_mra_id), card_type_id,
      last_movement_at) where stock_class is not null`.execute(db);
    await sql`create index card_movement_in on card_movement (to_place_id, acted_at)
      where to_place_kind in ('BRANCH', 'MRA')`.execute(db);
    await sql`create index card_movement_out on card_movement (from_place_id, acted_at)
      where from_place_kind in ('BRANCH', 'MRA')`.execute(db);
  },
};
