import { sql } from 'kysely';
import type { SchemaStep } from '../../../platform/database/migrate.ts';
import { recordColumns } from '../../../platform/database/record-columns.ts';

/**
 * State of an issuance, derived from its cards; the first matching case wins. Defined only here
 * (docs/model/cards.md#issuance).
 */
const state = `case when total > 0 and cancelled + withdrawn = total then 'CANCELLED'
  when total > 0 and issued + printing + in_transit = 0 then 'COMPLETED'
  when total > 0 and issued + printing = 0 then 'DELIVERED'
  when dispatched > 0 then 'PARTIALLY_DELIVERED'
  when printing > 0 then 'IN_PRINT'
  else 'OPEN' end`;

const batchState = `case
  when withdrawn_at is not null then 'WITHDRAWN'
  when printed_at is not null then 'PRINTED'
  when file_taken_at is not null then 'FILE_TAKEN'
  else 'CREATED' end`;

/** Creates print orders, batches, and the lines of both. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter index card_issuance rename to card_of_issuance`.execute(db);
    await sql`create table card_issuance (${recordColumns}, issuance_no text not null unique, mode text not null
      check (mode in ('BRANCH', 'CUSTOMER', 'ECARD')),
      card_type_id uuid not null references card_type, print_vendor_code text,
      total int not null default 0, issued int not null default 0 check (issued >= 0), printing int not null default 0
        check (printing >= 0),
      in_transit int not null default 0 check (in_transit >= 0), done int not null default 0
        check (done >= 0), lost int not null default 0 check (lost >= 0),
      cancelled int not null default 0 check (cancelled >= 0), withdrawn int not null default 0
        check (withdrawn >= 0), dispatched int not null default 0 check (dispatched between 0 and total),
      state text not null generated always as (${sql.raw(state)}) stored,
      constraint card_issuance_counts
        check (total = issued + printing + in_transit + done + lost + cancelled + withdrawn))`.execute(db);
    await sql`create index card_issuance_created on card_issuance (created_at desc, id)`.execute(db);
    await sql`create index card_issuance_vendor on card_issuance (print_vendor_code, created_at desc, id)`.execute(db);
    await sql`create index card_issuance_state on card_issuance (state, created_at desc, id)`.execute(db);

    await sql`create table card_print_batch (${recordColumns}, batch_no text not null unique, issuance_id uuid not null
      references card_issuance,
      quantity int not null check (quantity between 1 and 100000), spoiled int not null default 0
        check (spoiled between 0 and quantity),
      file_taken_at timestamptz(3), file_taken_by text, downloads int not null default 0, printed_at timestamptz(3),
      withdrawn_at timestamptz(3),
      state text not null generated always as (${sql.raw(batchState)}) stored,
      unique (id, issuance_id), check (printed_at is null or file_taken_at is not null),
        check (withdrawn_at is null or printed_at is null),
      check ((file_taken_at is null) = (downloads = 0)),
        check ((file_taken_at is null) = (file_taken_by is null)))`.execute(db);
    await sql`create index card_print_batch_issuance on card_print_batch (issuance_id, created_at)`.execute(db);

    await sql`create table card_issuance_line (id uuid primary key default gen_random_uuid(), issuance_id uuid not null
      references card_issuance, card_id uuid not null references card,
      destination_kind text not null check (destination_kind in ('OFFICE', 'HOME')), destination_branch_id uuid
        references branch, destination_mra_id uuid references mra,
      batch_id uuid, delivery_line_id uuid, closed_at timestamptz(3), unique (issuance_id, card_id),
      check (num_nonnulls(destination_branch_id, destination_mra_id) = case destination_kind when 'OFFICE'
        then 1 else 0 end),
      foreign key (batch_id, issuance_id) references card_print_batch (id, issuance_id))`.execute(db);
    // Several issuances may have printed a card, but only one has it open.
    await sql`create unique index card_issuance_line_open on card_issuance_line (card_id)
      where closed_at is null`.execute(db);
    await sql`create index card_issuance_line_batch on card_issuance_line (batch_id)
      where batch_id is not null`.execute(db);
    await sql`create index card_issuance_line_branch on card_issuance_line (destination_branch_id)
      where destination_branch_id is not null`.execute(db);
    await sql`create index card_issuance_line_mra on card_issuance_line (destination_mra_id)
      where destination_mra_id is not null`.execute(db);
    // Older databases have cards that name issuances which were not stored.
    await sql`alter table card add constraint card_issuance_known foreign key (issuance_id)
      references card_issuance not valid`.execute(db);
  },
};
