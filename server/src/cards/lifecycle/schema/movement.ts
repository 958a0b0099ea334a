import { cardEvents } from '@console/contracts/cards/lifecycle/transitions';
import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/**
 * Creates movements. Foreign keys enforce that each movement starts where the previous one ended, is a transition of
 * the state machine, and that a card has the status and place of its last movement.
 */
export async function createMovement(db: Db): Promise<void> {
  await sql`create table card_transition (code text not null, from_status text not null, to_status text not null,
    primary key (code, from_status, to_status))`.execute(db);
  await sql`create table card_movement (card_id uuid not null references card, seq_no int not null
    check (seq_no >= 1), transition_code text not null,
    from_status text not null, from_place_kind text, from_place_id text, to_status text not null,
    to_place_kind text not null, to_place_id text,
    document_kind text, document_id uuid, document_no text, reason_id uuid, actor text not null,
    acted_at timestamptz(3) not null, remark varchar(250),
    previous_no int generated always as (nullif(seq_no - 1, 0)) stored,
    from_mark text
      generated always as (from_status || '/' || from_place_kind || '/' || coalesce(from_place_id, '')) stored,
    to_mark text not null
      generated always as (to_status || '/' || to_place_kind || '/' || coalesce(to_place_id, '')) stored,
    primary key (card_id, seq_no), unique (card_id, seq_no, to_mark),
    constraint card_movement_begins
      check ((seq_no = 1) = (from_status = 'new') and (seq_no = 1) = (from_place_kind is null)),
    constraint card_movement_document check (num_nonnulls(document_kind, document_id, document_no) in (0, 3)),
    constraint card_movement_legal foreign key (transition_code, from_status, to_status) references card_transition,
    constraint card_movement_chain foreign key (card_id, previous_no, from_mark)
      references card_movement (card_id, seq_no, to_mark) deferrable initially deferred)`.execute(db);
  await sql`alter table card add constraint card_last_movement foreign key (id, last_movement_no, mark)
    references card_movement (card_id, seq_no, to_mark) deferrable initially deferred`.execute(db);
  // A document moves a card at most once by the same transition, so repeated calls change nothing.
  await sql`create unique index card_movement_once on card_movement (document_id, card_id, transition_code)
    where document_id is not null
      and transition_code not in (${sql.raw(cardEvents.map((event) => `'${event}'`).join(', '))})`.execute(db);
  await sql`create index card_movement_at on card_movement (acted_at desc, card_id, seq_no)`.execute(db);
  await sql`create function card_movement_is_append_only() returns trigger language plpgsql as
    $$ begin raise exception 'card movements are never changed or removed'; end $$`.execute(db);
  await sql`create trigger card_movement_append_only before update or delete or truncate on card_movement
    for each statement execute function card_movement_is_append_only()`.execute(db);
}
