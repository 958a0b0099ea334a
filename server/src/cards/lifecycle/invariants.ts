import { transitions } from '@console/contracts/cards/lifecycle/transitions';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { documentInvariants } from './document-invariants.ts';
import { figureOf } from './issuance-counts.ts';

const shouldBe = sql`select c.id, c.card_type_id, c.office_branch_id, c.office_mra_id, c.sender_branch_id,
  c.sender_mra_id, c.status, c.place_kind, c.stock_class,
  case when c.status not in ('MRA', 'Branch') then null
    when exists (select from card_hold h
      where h.card_id = c.id and h.released_at is null
      and h.code not in ('PICKUP_OPEN', 'MEMBER_INACTIVE', 'MEMBER_BLOCKED')) then 'held'
    when c.holder_member_id is not null
      or exists (select from card_hold h where h.card_id = c.id and h.released_at is null and h.code = 'PICKUP_OPEN')
      then 'waiting'
    else 'free' end as class from card c`;

const codes = Object.entries(transitions);
/** Transition codes that add (1) or remove (-1) a plastic. */
const printing = (by: 1 | -1): string[] => [
  ...codes.filter(([, { prints }]) => prints === by).map(([code]) => code),
  ...(by === 1 ? ['REPRINT'] : []),
];
const activating = codes.filter(([, { activates }]) => activates === true).map(([code]) => code);

const figures = ['free', 'waiting', 'held', 'in_transit_in', 'in_transit_out'] as const;
const sums = (columns: readonly string[]) =>
  sql.raw(columns.map((name) => `coalesce(sum(${name}), 0) as ${name}`).join(', '));

/** Columns that count the lines of a delivery by result. */
const lineCounts = sql.raw(
  ['received', 'missing', 'damaged', 'returned', 'lost', 'pending']
    .map((name) => `count(*) filter (where result = '${name.toUpperCase()}') as ${name}`)
    .join(', '),
);
/** Columns that count the open cards `c` of an issuance's lines `l` by figure. */
const cardCounts = sql.raw(
  ['issued', 'printing', 'in_transit', 'done', 'lost', 'cancelled']
    .map((name) => `count(*) filter (where l.closed_at is null and ${figureOf('c.status')} = '${name}') as ${name}`)
    .join(', '),
);

/** Invariants of cards (docs/model/cards.md#invariants): name and query of the records that violate it. */
const invariants: Readonly<Record<string, RawBuilder<{ broken: string }>>> = {
  // Invariant 4: stock figures equal the cards in the safe and in transit.
  stock: sql`with s as (${shouldBe}), counted as (
      select office_branch_id as branch, office_mra_id as mra, card_type_id as type, (class = 'free')::int as free,
      (class = 'waiting')::int as waiting, (class = 'held')::int as held,
        (status = 'delivered_to_branch')::int as in_transit_in, 0 as in_transit_out from s
          where class is not null or status = 'delivered_to_branch'
      union all select sender_branch_id, sender_mra_id, card_type_id, 0, 0, 0, 0, 1 from s
        where place_kind = 'TRANSIT' and num_nonnulls(sender_branch_id, sender_mra_id) = 1
      union all select office_branch_id, office_mra_id, card_type_id, -free, -waiting, -held, -in_transit_in,
      -in_transit_out from card_stock)
    select coalesce(branch, mra) || ' ' || type as broken
      from (select branch, mra, type, ${sums(figures)} from counted group by branch, mra, type) d
    where ${sql.raw(figures.map((name) => `${name} <> 0`).join(' or '))}`,
  'stock class': sql`select id::text as broken from (${shouldBe}) s where stock_class is distinct from class`,
  'held cards': sql`select c.id::text as broken from card c
    where c.held <> exists (select from card_hold h where h.card_id = c.id and h.released_at is null)`,
  // Invariant 3.
  'one live card per member': sql`select holder_member_id::text as broken from card
    where holder_member_id is not null and status not in ('Lost', 'Cancelled') group by 1 having count(*) > 1`,
  // Invariant 5, and a movement for each change.
  movements: sql`select c.id::text as broken from card c left join lateral (
      select count(*) as made, max(seq_no) as latest, (array_agg(to_mark order by seq_no desc))[1] as mark,
        bool_and(from_mark is not distinct from before) as joined
      from (select *, lag(to_mark) over (order by seq_no) as before from card_movement
        where card_id = c.id) m) m on true
    where m.made is distinct from c.last_movement_no or m.latest is distinct from c.last_movement_no
      or m.mark is distinct from c.mark or not m.joined`,
  'legal transitions': sql`select card_id::text as broken from card_movement m
    where not exists (select from card_transition t
    where t.code = m.transition_code and t.from_status = m.from_status and t.to_status = m.to_status)`,
  // Invariant 6.
  ranges: sql`select s.code as broken from card_sequence s
    where s.used <> (select count(*) from card c where c.sequence_id = s.id)
    or exists (select from card c
      where c.sequence_id = s.id
      and (left(c.card_no, 6) <> s.prefix || s.number_code
      or substr(c.card_no, 7, 9)::bigint not between s.serial_from and s.next_serial - 1))`,
  'chains of replacement': sql`select c.id::text as broken from card c left join card n on n.id = c.replaced_by_card_id
    left join card o on o.id = c.replaces_card_id
    where (c.replaced_by_card_id is not null
      and (n.replaces_card_id is distinct from c.id or n.holder_member_id is distinct from c.holder_member_id
      or c.status <> 'Cancelled'))
      or (c.replaces_card_id is not null and o.replaced_by_card_id is distinct from c.id)`,
  // Invariant 7.
  deliveries: sql`select d.delivery_no as broken from card_delivery d left join lateral (
      select count(*) as sent,
      ${lineCounts}
      from card_delivery_line where delivery_id = d.id) l on true
    where (d.sent, d.received, d.missing, d.damaged, d.returned, d.lost, d.pending) is distinct from (l.sent,
      l.received, l.missing, l.damaged, l.returned, l.lost, l.pending)
      or (d.state = 'RECEIVED' and d.pending <> 0)`,
  'lines on the way': sql`select l.id::text as broken from card_delivery_line l join card c on c.id = l.card_id
    where l.closed_at is null and (c.place_kind <> 'TRANSIT' or c.place_id is distinct from l.id::text)`,
  'offices of deliveries': sql`select l.id::text as broken from card_delivery_line l join card c on c.id = l.card_id
    where l.closed_at is null and l.member_id is not null and c.status = 'delivered_to_customer'
      and not exists (select from card_delivery_office o
      where o.branch_id = c.office_branch_id and o.delivery_id = l.delivery_id)`,
  'branches of print requests': sql`select r.id::text as broken
    from ecard_print_request r join card c on c.id = r.card_id
    where r.state in ('REQUESTED', 'SELECTED', 'SENT')
      and (r.branch_id, r.card_type_id) is distinct from (c.office_branch_id, c.card_type_id)`,
  'print requests of dead cards': sql`select r.request_no as broken
    from ecard_print_request r join card c on c.id = r.card_id
    where r.state in ('REQUESTED', 'SELECTED', 'SENT') and c.status in ('Lost', 'Cancelled')`,
  // Invariant 8.
  issuances: sql`select i.issuance_no as broken from card_issuance i left join lateral (
      select count(*) as total, count(*) filter (where l.closed_at is not null) as withdrawn,
      count(*) filter (where l.delivery_line_id is not null) as dispatched,
        ${cardCounts}
      from card_issuance_line l join card c on c.id = l.card_id where l.issuance_id = i.id) n on true
    where (i.total, i.withdrawn, i.dispatched, i.issued, i.printing, i.in_transit, i.done, i.lost, i.cancelled)
      is distinct from (n.total, n.withdrawn, n.dispatched, n.issued, n.printing, n.in_transit, n.done, n.lost,
        n.cancelled)`,
  // Invariant 1.1: a card's counters equal those computed from its movements.
  'print counts': sql`select c.id::text as broken from card c
    where c.print_count <> (select count(*) filter (where m.transition_code = any(${printing(1)}::text[]))
        - count(*) filter (where m.transition_code = any(${printing(-1)}::text[]))
      from card_movement m where m.card_id = c.id)`,
  activation: sql`select c.id::text as broken from card c
    where (c.activated_at is not null) <> exists (select from card_movement m
    where m.card_id = c.id and m.transition_code = any(${activating}::text[]))`,
  'expiry dates': sql`select id::text as broken from card
    where expiry_date <> (date_trunc('month', expiry_date) + interval '1 month - 1 day')::date
    or (kind <> 'STOCK' or activated_at is not null) and expiry_date is null`,
  'holds of dead cards': sql`select c.id::text as broken
    from card c join card_hold h on h.card_id = c.id and h.released_at is null where c.status = 'Cancelled'`,
};

const all: typeof invariants = { ...invariants, ...documentInvariants };

/**
 * Names of the violated invariants, each with the first violating record; empty when all hold.
 * @param of `cards` when the documents of the movements are not stored, as in tests
 */
export async function brokenInvariants(db: Db, of: 'all' | 'cards' = 'all'): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, query] of Object.entries(of === 'all' ? all : invariants)) {
    const { rows } = await sql<{ broken: string }>`${query} limit 1`.execute(db);
    if (rows[0]) broken.push(`${name}: ${rows[0].broken}`);
  }
  return broken;
}

/** The records that violate the named invariants, up to a limit. */
export async function brokenRecords(
  db: Db | Tx,
  names: readonly string[],
  most: number,
): Promise<{ name: string; record: string }[]> {
  const broken: { name: string; record: string }[] = [];
  for (const name of names) {
    const query = all[name];
    if (!query) throw new TypeError(`No invariant is called ${name}`);
    const { rows } = await sql<{ broken: string }>`${query} limit ${most - broken.length}`.execute(db);
    broken.push(...rows.map((row) => ({ name, record: row.broken })));
  }
  return broken;
}
