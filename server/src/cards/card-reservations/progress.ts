import { reservationModule } from '@console/contracts/cards/card-reservations/vocabulary';
import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import { sql } from 'kysely';
import { systemActor } from '../../platform/audit/actor.ts';
import { recordEntries } from '../../platform/audit/record.ts';
import type { Db } from '../../platform/context.ts';

const received = sql.join([transitionCode.receiveAtBranch, transitionCode.receiveAtMra]);
/** Lowest and highest card number of an allotment, with any check digit. */
const [from, to] = [sql`lpad(a.number_from::text, 15, '0') || '0'`, sql`lpad(a.number_to::text, 15, '0') || '9'`];

/**
 * Counts received cards of generated reservations and marks a reservation fulfilled when each card was received by an
 * office, lost or cancelled. Idempotent.
 * @returns how many became fulfilled
 */
export async function followReceipts(db: Db, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`
      update card_reservation_line l set qty_received = c.received, version = l.version + 1 from (
        select a.line_id, count(*) filter (where arrived)::int as received
          from card_reservation r join card_reservation_line o on o.reservation_id = r.id
          join card_allotment a on a.line_id = o.id
          join card c on c.sequence_id = a.sequence_id and c.card_no between ${from} and ${to}
          cross join lateral (select exists (select from card_movement m
            where m.card_id = c.id and m.transition_code in (${received})) as arrived) m
        where r.state = 'GENERATED' group by a.line_id) c
          where c.line_id = l.id and c.received <> l.qty_received`.execute(tx);
    const { rows } = await sql<{ id: string; reservation_no: string }>`
      update card_reservation r
        set state = 'FULFILLED', version = r.version + 1, updated_by = 'SYSTEM', updated_at = ${now}
        where r.state = 'GENERATED' and not exists (
        select from card_reservation_line l join card_allotment a on a.line_id = l.id
          join card c on c.sequence_id = a.sequence_id and c.card_no between ${from} and ${to}
        where l.reservation_id = r.id and c.status not in ('Lost', 'Cancelled')
          and not exists (select from card_movement m where m.card_id = c.id and m.transition_code in (${received})))
      returning r.id, r.reservation_no`.execute(tx);
    await recordEntries(
      tx,
      rows.map(({ id, reservation_no: label }) => ({
        actor: systemActor('card-reservation-progress'),
        module: reservationModule,
        action: 'END',
        entityId: id,
        entityLabel: label,
        changes: [{ field: 'state', before: 'GENERATED', after: 'FULFILLED' }],
        at: now,
      })),
    );
    return rows.length;
  });
}
