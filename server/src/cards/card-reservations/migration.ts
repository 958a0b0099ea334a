import { reservationStates } from '@console/contracts/cards/card-reservations/vocabulary';
import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

const states = sql.raw(reservationStates.map(({ value }) => `'${value}'`).join(', '));

/** Creates reservations with their lines and the numbers allotted to them. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table card_reservation (${recordColumns}, reservation_no text not null unique,
      requester_branch_id uuid references branch, requester_mra_id uuid references mra,
      needed_by date not null, remark varchar(250), origin text not null default 'SCREEN'
        check (origin in ('SCREEN', 'IMPORT', 'REORDER')), state text not null default 'DRAFT'
        check (state in (${states})),
      editors text[] not null, approver text, decided_at timestamptz(3), note text, import_id uuid,
        check (num_nonnulls(requester_branch_id, requester_mra_id) = 1))`.execute(db);
    await sql`create index card_reservation_created on card_reservation (created_at desc, id)`.execute(db);
    await sql`create index card_reservation_state on card_reservation (state, created_at desc, id)`.execute(db);
    await sql`create index card_reservation_branch on card_reservation (requester_branch_id, created_at desc)
      where requester_branch_id is not null`.execute(db);
    await sql`create index card_reservation_mra on card_reservation (requester_mra_id, created_at desc)
      where requester_mra_id is not null`.execute(db);
    await sql`create unique index card_reservation_import on card_reservation (import_id, requester_mra_id)
      where import_id is not null`.execute(db);

    await sql`create table card_reservation_line (id uuid
      primary key, version int not null default 1, reservation_id uuid not null
      references card_reservation deferrable initially deferred,
      destination_branch_id uuid references branch, destination_mra_id uuid references mra, card_type_id uuid not null
        references card_type, card_design_id uuid references card_design,
      qty_requested int not null check (qty_requested between 1 and 10000), qty_approved int
        check (qty_approved between 0 and qty_requested),
      qty_allotted int not null default 0, qty_issued int not null default 0, qty_received int not null default 0,
      via_mra boolean not null,
      constraint card_reservation_line_once unique nulls not distinct (reservation_id, destination_branch_id,
        destination_mra_id, card_type_id),
      constraint card_reservation_line_allotted check (qty_allotted between 0 and coalesce(qty_approved, 0)),
        check (qty_issued between 0 and qty_allotted), check (qty_received between 0 and qty_issued),
      check (num_nonnulls(destination_branch_id, destination_mra_id) = 1))`.execute(db);
    await sql`create index card_reservation_line_type on card_reservation_line (card_type_id, reservation_id)`.execute(
      db,
    );
    await sql`create index card_reservation_line_branch on card_reservation_line (destination_branch_id)
      where destination_branch_id is not null`.execute(db);
    await sql`create index card_reservation_line_mra on card_reservation_line (destination_mra_id)
      where destination_mra_id is not null`.execute(db);

    await sql`create table card_allotment (${recordColumns}, line_id uuid not null
      references card_reservation_line, sequence_id uuid not null references card_sequence,
      serial_from bigint not null, serial_to bigint not null, quantity int not null
        generated always as ((serial_to - serial_from + 1)::int) stored,
      number_from bigint not null, number_to bigint not null, issuance_id uuid,
        check (serial_to >= serial_from and number_to - number_from = serial_to - serial_from),
      constraint card_allotment_overlap exclude using gist (int8range(number_from, number_to, '[]') with &&))`.execute(
      db,
    );
    await sql`create index card_allotment_line on card_allotment (line_id)`.execute(db);
    await sql`create index card_allotment_waiting on card_allotment (created_at, id) where issuance_id is null`.execute(
      db,
    );
    await sql`create index card_allotment_sequence on card_allotment (sequence_id, serial_from)`.execute(db);
  },
};

/** Adds the print order of an allotment. Print orders are created by a later step than reservations. */
export const issuanceStep: SchemaStep = {
  async up(db) {
    await sql`alter table card_allotment add constraint card_allotment_issuance foreign key (issuance_id)
      references card_issuance`.execute(db);
    await sql`create index card_allotment_of_issuance on card_allotment (issuance_id)
      where issuance_id is not null`.execute(db);
  },
};
