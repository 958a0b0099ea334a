import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

/** Creates requests to print an e-card as plastic, at most one open per card. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table ecard_print_request (${recordColumns}, request_no text not null unique, card_id uuid not null
      references card, member_id uuid not null references member,
      requested_at timestamptz(3) not null, source_id uuid
        references card_source, name_on_card text not null, address_encrypted text, zip_code text not null,
        phone_encrypted text,
      fee bigint not null check (fee >= 0), fee_state text not null
        check (fee_state in ('NONE', 'PAID')), print_vendor_code text, issuance_id uuid
        references card_issuance, note text,
      state text not null default 'REQUESTED'
        check (state in ('REQUESTED', 'SELECTED', 'SENT', 'DONE', 'RETURNED', 'REJECTED', 'WITHDRAWN')),
      check (state in ('REQUESTED', 'REJECTED', 'WITHDRAWN')
        or (issuance_id is not null and print_vendor_code is not null)))`.execute(db);
    await sql`create unique index ecard_print_request_open on ecard_print_request (card_id)
      where state in ('REQUESTED', 'SELECTED', 'SENT')`.execute(db);
    await sql`create index ecard_print_request_at on ecard_print_request (requested_at, id)`.execute(db);
    await sql`create index ecard_print_request_state on ecard_print_request (state, requested_at, id)`.execute(db);
    await sql`create index ecard_print_request_card on ecard_print_request (card_id)`.execute(db);
  },
};
