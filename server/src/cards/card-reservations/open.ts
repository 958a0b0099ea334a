import { cardNumber } from '@console/contracts/cards/card-number';
import type { OpenLine, OpenRange } from '@console/contracts/cards/card-reservations/calls';
import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import { sql } from 'kysely';
import type { Db, Scope } from '../../platform/context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { inCardOffices } from '../scope.ts';

const dayMs = 86_400_000;
const usageDays = 90;
const waiting = sql`r.state in ('APPROVED', 'PARTIALLY_ALLOTTED') and l.qty_approved > l.qty_allotted`;

type StoredRange = Omit<OpenRange, 'nextNumber'> & { prefix: string; numberCode: string; next: number };

/** Active stock ranges whose type has approved lines without numbers, in the order they are used. */
export async function openRanges(db: Db, sequenceId: string | null = null): Promise<OpenRange[]> {
  const { rows } = await sql<StoredRange>`
    select s.id as "sequenceId", s.code, s.card_type_id as "cardTypeId", t.name as "cardType", s.prefix,
    s.number_code as "numberCode", s.next_serial as next, (s.serial_to - s.next_serial + 1)::int as free, o.open,
    o.lines
    from card_sequence s join card_type t on t.id = s.card_type_id
    join lateral (select coalesce(sum(l.qty_approved - l.qty_allotted), 0)::int as open, count(*)::int as lines
      from card_reservation_line l join card_reservation r on r.id = l.reservation_id
      where l.card_type_id = s.card_type_id and ${waiting}) o on o.open > 0
    where s.state = 'ACTIVE' and s.purpose = 'STOCK' and s.deleted_at is null
      and (${sequenceId}::uuid is null or s.id = ${sequenceId}::uuid) order by t.sort_order, s.serial_from`.execute(db);
  return rows.map(({ prefix, numberCode, next, ...range }) => ({
    ...range,
    nextNumber: cardNumber(prefix, numberCode, next),
  }));
}

/**
 * A range and the approved lines of its type without numbers, most urgent first.
 * @throws Refusal NOT_FOUND when no line needs numbers from it
 */
export async function openLinesOf(db: Db, sequenceId: string): Promise<{ range: OpenRange; lines: OpenLine[] }> {
  const [range] = isUuid(sequenceId) ? await openRanges(db, sequenceId) : [];
  if (!range) throw notFound();
  const { rows } = await sql<OpenLine>`
    select l.id as "lineId", l.version, r.id as "reservationId", r.reservation_no as "reservationNo",
    coalesce(rb.office_code || ' ' || rb.name, rm.mra_code || ' ' || rm.name) as requester,
      coalesce(b.office_code || ' ' || b.name, m.mra_code || ' ' || m.name) as destination, r.needed_by as "neededBy",
      l.qty_approved as approved, l.qty_allotted as allotted, l.qty_approved - l.qty_allotted as rest
    from card_reservation_line l join card_reservation r on r.id = l.reservation_id left
      join branch_view rb on rb.id = r.requester_branch_id left join mra_view rm on rm.id = r.requester_mra_id
    left join branch_view b on b.id = l.destination_branch_id left join mra_view m on m.id = l.destination_mra_id
    where l.card_type_id = ${range.cardTypeId} and ${waiting}
      order by r.needed_by, r.reservation_no, destination, l.id limit 500`.execute(db);
  return { range, lines: rows };
}

/**
 * Stock of a type at an office in scope, and the quantity handed over or sent on in three months.
 * @throws Refusal NOT_FOUND outside the scope
 */
export async function stockOf(
  db: Db,
  scope: Scope,
  destinationId: string,
  cardTypeId: string,
  now: Date,
): Promise<{ free: number; inTransit: number; usage: number }> {
  const { rows: seen } =
    await sql`select where ${inCardOffices(scope, sql`${destinationId}::uuid`, sql`${destinationId}::uuid`)}`.execute(
      db,
    );
  if (seen.length === 0) throw notFound();
  const stock = await db
    .selectFrom('card_stock')
    .select(['free', 'in_transit_in'])
    .where('card_type_id', '=', cardTypeId)
    .where((where) =>
      where.or([where('office_branch_id', '=', destinationId), where('office_mra_id', '=', destinationId)]),
    )
    .executeTakeFirst();
  const { rows } = await sql<{ usage: number }>`
    select count(*)::int as usage from card_movement m join card c on c.id = m.card_id
    where m.acted_at > ${new Date(now.getTime() - usageDays * dayMs)}
      and m.transition_code in (${transitionCode.handOver}, ${transitionCode.assignFromMra})
      and m.from_place_id = ${destinationId}::text and c.card_type_id = ${cardTypeId}`.execute(db);
  return { free: stock?.free ?? 0, inTransit: stock?.in_transit_in ?? 0, usage: rows[0]?.usage ?? 0 };
}
