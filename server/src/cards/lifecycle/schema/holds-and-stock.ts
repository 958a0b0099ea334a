import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import { recordColumns } from '../../../platform/database/record-columns.ts';

/** Creates holds: one open per code and card, and at most one of those that a document places on its lines' cards. */
export async function createHold(db: Db): Promise<void> {
  await sql`create table card_hold (id uuid primary key default gen_random_uuid(), card_id uuid not null
    references card, code text not null,
    document_kind text, document_id uuid, document_no text, placed_at timestamptz(3) not null, placed_by text not null,
    released_at timestamptz(3), released_by text,
    check ((released_at is null) = (released_by is null)))`.execute(db);
  await sql`create unique index card_hold_open on card_hold (card_id, code) where released_at is null`.execute(db);
  await sql`create unique index card_hold_one_document on card_hold (card_id)
    where released_at is null
      and code in ('LOSS_PENDING', 'WRITE_OFF_PENDING', 'ASSIGNMENT_DRAFT', 'REPLACEMENT_PENDING')`.execute(db);
  await sql`create index card_hold_document on card_hold (document_id) where released_at is null`.execute(db);
}

/**
 * Creates stock: an office's cards per type, counted in the transaction that moves the cards
 * (docs/model/cards.md#stock-counts).
 */
export async function createStock(db: Db): Promise<void> {
  await sql`create table card_stock (${recordColumns}, office_branch_id uuid references branch, office_mra_id uuid
    references mra, card_type_id uuid not null references card_type,
    free int not null default 0 check (free >= 0), waiting int not null default 0
      check (waiting >= 0), held int not null default 0 check (held >= 0),
    total int generated always as (free + waiting + held) stored,
    in_transit_in int not null default 0 check (in_transit_in >= 0), in_transit_out int not null default 0
      check (in_transit_out >= 0),
    minimum int not null default 25, maximum int not null default 500, mismatch boolean not null default false,
    check (minimum between 0 and maximum and maximum <= 10000),
      check (num_nonnulls(office_branch_id, office_mra_id) = 1),
    constraint card_stock_office unique nulls not distinct (office_branch_id, office_mra_id, card_type_id))`.execute(
    db,
  );
}
