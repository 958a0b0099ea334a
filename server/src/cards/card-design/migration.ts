import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

export const migration: SchemaStep = {
  async up(db) {
    await sql`create table card_design (${recordColumns}, code text not null, name text not null,
      card_type_id uuid not null references card_type, edition text not null,
      front_image uuid not null, back_image uuid not null, text_layout jsonb not null, valid_from date not null,
      valid_until date, is_default boolean not null, sort_order int not null,
      status text not null default 'draft' check (status in ('draft', 'active', 'inactive')), editors text[] not null,
        check (valid_until >= valid_from))`.execute(db);
    await sql`create unique index card_design_code_key on card_design (lower(code)) where deleted_at is null`.execute(
      db,
    );
    await sql`create unique index card_design_name_key on card_design (lower(name)) where deleted_at is null`.execute(
      db,
    );
    await sql`create index card_design_type on card_design (card_type_id) where deleted_at is null`.execute(db);
    await sql`alter table card add constraint card_design_known foreign key (card_design_id)
      references card_design`.execute(db);
    // Index to check whether a design was printed or is used by a card.
    await sql`create index card_of_design on card (card_design_id, (print_count > 0))
      where card_design_id is not null`.execute(db);
  },
};
