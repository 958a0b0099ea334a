import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

/** Creates loss reports and their cards. A unique index allows one open report per card (docs/model/cards.md#loss). */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table card_loss (${recordColumns}, loss_no text not null unique, reporter_kind text not null
      check (reporter_kind in ('MEMBER', 'OFFICE', 'COURIER')),
      reason_id uuid not null
        references loss_reason, lost_date date not null, reported_by text not null, relation text, phone_encrypted text,
      police_letter_no text, police_letter_file uuid, chronology text not null
        check (length(chronology) between 20 and 1000), wants_replacement boolean not null default false,
      member_id uuid references member, office_branch_id uuid references branch, office_mra_id uuid references mra,
      source_kind text check (source_kind in ('delivery', 'assignment')), source_id uuid, source_no text,
      state text not null check (state in ('REPORTED', 'CONFIRMED', 'REJECTED', 'FOUND', 'REPLACED', 'CLOSED')),
      editors text[] not null, decided_by text, decided_at timestamptz(3), note text,
      identified_by text[] not null default '{}', photo uuid,
      check (num_nonnulls(office_branch_id, office_mra_id) = 1),
        check ((reporter_kind = 'MEMBER') = (member_id is not null)),
      check (reporter_kind = 'COURIER' or source_kind is null),
        check (num_nonnulls(source_kind, source_id, source_no) in (0, 3)))`.execute(db);
    await sql`create table card_loss_card (loss_id uuid not null references card_loss, card_id uuid not null
      references card, status_before text not null,
      place_kind_before text not null, place_id_before text, line_id uuid, result text not null default 'OPEN'
        check (result in ('OPEN', 'LOST', 'FOUND', 'REJECTED')),
      primary key (loss_id, card_id))`.execute(db);
    await sql`create unique index card_loss_open on card_loss_card (card_id) where result in ('OPEN', 'LOST')`.execute(
      db,
    );
    await sql`create index card_loss_card_card on card_loss_card (card_id)`.execute(db);
    await sql`create index card_loss_reported on card_loss (created_at desc, id)`.execute(db);
    await sql`create index card_loss_state on card_loss (state, created_at desc)`.execute(db);
    await sql`create index card_loss_branch on card_loss (office_branch_id, created_at desc)
      where office_branch_id is not null`.execute(db);
    await sql`create index card_loss_mra on card_loss (office_mra_id, created_at desc)
      where office_mra_id is not null`.execute(db);
    await sql`create index card_loss_member on card_loss (member_id) where member_id is not null`.execute(db);
    await sql`create index card_loss_police on card_loss (police_letter_no) where police_letter_no is not null`.execute(
      db,
    );
  },
};
