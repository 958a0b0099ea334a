import { assignmentRules } from '@console/contracts/cards/card-assignment';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';

/** The document of a card in transit. */
export interface Travelling {
  readonly cardId: string;
  readonly kind: 'delivery' | 'assignment';
  readonly id: string;
  readonly no: string;
  readonly lineId: string;
  /**
   * Whether the card is already missing there or the document is overdue. Only then can it be reported lost
   * (docs/model/cards.md#cards-of-offices-and-couriers-lost).
   */
  readonly isDue: boolean;
}

export const overdueSetting = 'card.delivery.overdue-days';

/**
 * Deliveries and assignments of cards in transit, by card.
 * @param days after which deliveries are overdue, from {@link overdueSetting}
 */
export async function travelling(
  db: Db,
  cardIds: readonly string[],
  days: number,
  now: Date,
): Promise<ReadonlyMap<string, Travelling>> {
  const late = (since: string, after: number) =>
    sql`${sql.ref(since)} < ${now}::timestamptz - make_interval(days => ${after})`;
  const { rows } = await sql<Travelling>`
    with away as (select id, place_id::uuid as place from card
      where id = any(${cardIds}::uuid[]) and place_kind = 'TRANSIT')
    select c.id as "cardId", 'delivery' as kind, d.id, d.delivery_no as no, l.id as "lineId", l.result = 'MISSING'
      or ${late('d.dispatched_at', days)} as "isDue"
      from away c join card_delivery_line l on l.id = c.place join card_delivery d on d.id = l.delivery_id
    union all
    select c.id, 'assignment', g.id, g.assignment_no, a.id, a.result = 'MISSING'
      or ${late('l.sent_at', assignmentRules.overdueDays)}
      from away c join card_assignment_card a on a.id = c.place join card_assignment_line l on l.id = a.line_id
        join card_assignment g on g.id = l.assignment_id`.execute(db);
  return new Map(rows.map((row) => [row.cardId, row] as const));
}
