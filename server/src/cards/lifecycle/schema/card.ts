import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import { recordColumns } from '../../../platform/database/record-columns.ts';

const digit = (place: number) => `substr(card_no, ${place}, 1)`;
/** Luhn check: every other digit, counted left from the check digit, is doubled. */
const luhnSum = Array.from({ length: 16 }, (_, index) =>
  index % 2 === 0 ? `translate(${digit(index + 1)}, '0123456789', '0246813579')::int` : `${digit(index + 1)}::int`,
).join(' + ');

/** Creates cards. Foreign keys in `movement.ts` ensure that status and place match the last movement. */
export async function createCard(db: Db): Promise<void> {
  await sql`create table card (${recordColumns},
    card_no text not null unique check (card_no ~ '^[0-9]{16}$' and (${sql.raw(luhnSum)}) % 10 = 0),
    status text not null, kind text not null check (kind in ('STOCK', 'PERSONAL', 'DIGITAL')),
    card_type_id uuid not null references card_type, card_design_id uuid, card_source_id uuid references card_source,
    sequence_id uuid not null references card_sequence, issuance_id uuid,
    holder_member_id uuid references member, name_on_card text check (name_on_card ~ '^[A-Z .''-]{1,24}$'),
    place_kind text not null, place_id text, vendor_code text,
    office_branch_id uuid references branch, office_mra_id uuid references mra, sender_branch_id uuid
      references branch, sender_mra_id uuid references mra,
    stock_class text check (stock_class in ('free', 'waiting', 'held')),
    activated_at timestamptz(3), expiry_date date, extension_count int not null default 0
      check (extension_count between 0 and 2),
    replaces_card_id uuid unique, replaced_by_card_id uuid unique, print_count int not null default 0
      check (print_count >= 0),
    last_movement_no int not null, last_movement_at timestamptz(3) not null,
    mark text not null generated always as (status || '/' || place_kind || '/' || coalesce(place_id, '')) stored,
    constraint card_born
      check (kind = 'STOCK'
      or (holder_member_id is not null and name_on_card is not null and card_source_id is not null)),
    constraint card_office check (num_nonnulls(office_branch_id, office_mra_id) = 1),
    constraint card_sender
      check (num_nonnulls(sender_branch_id, sender_mra_id) <= case when place_kind = 'TRANSIT' then 1 else 0 end),
    constraint card_place_is_there check (case place_kind
      when 'BRANCH' then place_id is not distinct from office_branch_id::text when 'MRA'
        then place_id is not distinct from office_mra_id::text
      when 'MEMBER' then place_id is not distinct from holder_member_id::text when 'VENDOR'
        then place_id is not distinct from vendor_code
      when 'TRANSIT' then place_id is not null else place_id is null end and place_id is distinct from ''),
    constraint card_replaced_is_dead check (replaced_by_card_id is null or status = 'Cancelled'),
    constraint card_replaces_another check (replaces_card_id <> id and replaced_by_card_id <> id),
    unique (id, replaces_card_id), unique (id, replaced_by_card_id))`.execute(db);
  // Both ends of a replacement reference each other, and each card has at most one predecessor and one successor.
  await sql`alter table card
    add constraint card_replacement foreign key (replaced_by_card_id, id)
      references card (id, replaces_card_id) deferrable initially deferred,
    add constraint card_replaced foreign key (replaces_card_id, id)
      references card (id, replaced_by_card_id) deferrable initially deferred`.execute(db);
  await sql`create unique index card_one_live_per_member on card (holder_member_id)
    where status not in ('Lost', 'Cancelled')`.execute(db);
  await sql`create index card_holder on card (holder_member_id) where holder_member_id is not null`.execute(db);
  await sql`create index card_moved on card (last_movement_at desc, id)`.execute(db);
  await sql`create index card_status on card (status, last_movement_at desc, id)`.execute(db);
  await sql`create index card_branch on card (office_branch_id, status, last_movement_at desc)
    where office_branch_id is not null`.execute(db);
  await sql`create index card_mra on card (office_mra_id, status, last_movement_at desc)
    where office_mra_id is not null`.execute(db);
  await sql`create index card_sender on card (coalesce(sender_branch_id, sender_mra_id))
    where place_kind = 'TRANSIT'`.execute(db);
  await sql`create index card_away on card (place_id) where place_kind in ('VENDOR', 'TRANSIT')`.execute(db);
  await sql`create index card_free on card (coalesce(office_branch_id, office_mra_id), card_type_id, last_movement_at,
    card_no) where stock_class = 'free'`.execute(db);
  await sql`create index card_of_sequence on card (sequence_id)`.execute(db);
  await sql`create index card_issuance on card (issuance_id) where issuance_id is not null`.execute(db);
}
