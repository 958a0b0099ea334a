import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

/**
 * Creates assignments with lines, cards and remarks. A unique index allows a card in one open line only
 * (docs/model/cards.md#assignment).
 */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table card_assignment (${recordColumns}, assignment_no text not null unique, kind text not null
      check (kind in ('DISTRIBUTION', 'RETURN', 'TRANSFER')),
      origin_branch_id uuid references branch, origin_mra_id uuid
        references mra, requested_by text not null, remark varchar(250),
      state text not null
        check (state in ('DRAFT', 'SENT', 'PARTIALLY_RECEIVED', 'COMPLETED', 'CANCELLED')), sent_at timestamptz(3),
      check (num_nonnulls(origin_branch_id, origin_mra_id) = 1),
        check ((kind = 'DISTRIBUTION') = (origin_mra_id is not null)),
        check ((state in ('DRAFT', 'CANCELLED')) = (sent_at is null)))`.execute(db);
    await sql`create table card_assignment_line (id uuid
      primary key, version int not null default 1, assignment_id uuid not null
      references card_assignment, line_no int not null,
      destination_branch_id uuid references branch, destination_mra_id uuid references mra, card_type_id uuid not null
        references card_type, quantity int not null check (quantity >= 1),
      card_from text, card_to text, carrier text not null
        check (carrier in ('COURIER', 'MESSENGER', 'SELF')), carrier_ref text,
      state text not null
        check (state in ('DRAFT', 'SENT', 'RECEIVED', 'PARTIALLY_RECEIVED', 'REJECTED', 'RECALLED')),
        sent_at timestamptz(3), received_at timestamptz(3), received_by text, receipt_file uuid,
        overdue_told_at timestamptz(3),
      unique (assignment_id, line_no), check (num_nonnulls(destination_branch_id, destination_mra_id) = 1))`.execute(
      db,
    );
    await sql`create table card_assignment_card (id uuid primary key, line_id uuid not null
      references card_assignment_line, card_id uuid not null references card,
      result text not null default 'PENDING'
        check (result in ('PENDING', 'RECEIVED', 'MISSING', 'DAMAGED', 'REJECTED', 'RECALLED', 'LOST')),
        pickup_deadline date, unique (line_id, card_id))`.execute(db);
    await sql`create unique index card_assignment_card_open on card_assignment_card (card_id)
      where result in ('PENDING', 'MISSING')`.execute(db);
    await sql`create index card_assignment_card_card on card_assignment_card (card_id)`.execute(db);
    await sql`create table card_assignment_remark (id uuid primary key default gen_random_uuid(), line_id uuid not null
      references card_assignment_line, creation_date timestamptz(3) not null, remark varchar(250) not null,
      remark_by text not null)`.execute(db);
    await sql`create index card_assignment_remark_line on card_assignment_remark (line_id, creation_date desc)`.execute(
      db,
    );
    await sql`create index card_assignment_created on card_assignment (created_at desc, id)`.execute(db);
    await sql`create index card_assignment_state on card_assignment (state, created_at desc)`.execute(db);
    await sql`create index card_assignment_origin on card_assignment (coalesce(origin_branch_id, origin_mra_id),
      created_at desc)`.execute(db);
    await sql`create index card_assignment_line_destination on card_assignment_line (coalesce(destination_branch_id,
      destination_mra_id))`.execute(db);
    await sql`create index card_assignment_line_away on card_assignment_line (sent_at)
      where state in ('SENT', 'PARTIALLY_RECEIVED')`.execute(db);
  },
};
