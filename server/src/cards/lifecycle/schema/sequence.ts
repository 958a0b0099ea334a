import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import { recordColumns } from '../../../platform/database/record-columns.ts';

/**
 * Creates number ranges (docs/model/cards.md#card-generator). Ranges of one prefix and type never overlap, in any
 * state.
 */
export async function createSequence(db: Db): Promise<void> {
  await sql`create table card_sequence (${recordColumns}, code text not null unique, card_type_id uuid not null
    references card_type,
    purpose text not null check (purpose in ('STOCK', 'PERSONAL', 'DIGITAL')),
    prefix text not null check (prefix ~ '^[0-9]{4}$'), number_code text not null check (number_code ~ '^[0-9]{2}$'),
    serial_from bigint not null check (serial_from >= 1), serial_to bigint not null check (serial_to <= 999999999),
    next_serial bigint not null, used bigint not null default 0, warn_below bigint not null check (warn_below >= 0),
    state text not null default 'DRAFT' check (state in ('DRAFT', 'ACTIVE', 'CLOSED', 'EXHAUSTED')),
    check (serial_to between serial_from and serial_from + 9999999),
    check (next_serial between serial_from and serial_to + 1),
    check (used between 0 and next_serial - serial_from),
    check ((state = 'EXHAUSTED') = (next_serial > serial_to)),
    constraint card_sequence_overlap exclude using gist (int8range(
      (prefix || number_code)::bigint * 1000000000 + serial_from,
      (prefix || number_code)::bigint * 1000000000 + serial_to, '[]') with &&))`.execute(db);
  await sql`create index card_sequence_drawn on card_sequence (card_type_id, purpose, serial_from)
    where state = 'ACTIVE'`.execute(db);
}
