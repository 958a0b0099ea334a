import { reservationModule } from '@console/contracts/cards/card-reservations/vocabulary';
import type { ReservationState } from '@console/contracts/cards/card-reservations/vocabulary';
import { sql } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordEntries } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';

interface Settled {
  id: string;
  reservation_no: string;
  before: ReservationState;
  state: ReservationState;
  version: number;
}

/**
 * Derives the state of approved reservations from their lines: how many numbers are allotted and whether cards exist
 * for all of them. Each change is audited.
 * @returns the reservations whose state changed
 */
export async function settle(
  tx: Tx,
  reservationIds: readonly string[],
  { actor, verb, now }: { readonly actor: Actor; readonly verb: string; readonly now: Date },
): Promise<Settled[]> {
  const { rows } = await sql<Settled>`
    with figures as (
      select r.id, r.state as before, case when sum(l.qty_allotted) = 0 then 'APPROVED'
        when sum(l.qty_allotted) < sum(l.qty_approved) then 'PARTIALLY_ALLOTTED'
        when sum(l.qty_issued) < sum(l.qty_allotted) then 'ALLOTTED' else 'GENERATED' end as state
      from card_reservation r join card_reservation_line l on l.reservation_id = r.id
      where r.id = any(${reservationIds}::uuid[])
        and r.state in ('APPROVED', 'PARTIALLY_ALLOTTED', 'ALLOTTED', 'GENERATED') group by r.id)
    update card_reservation r
      set state = f.state, version = r.version + 1, updated_by = ${actor.username}, updated_at = ${now} from figures f
    where r.id = f.id and f.state <> f.before returning r.id, r.reservation_no, f.before, r.state, r.version`.execute(
    tx,
  );
  await recordEntries(
    tx,
    rows.map(({ id, reservation_no: label, before, state }) => ({
      actor,
      module: reservationModule,
      action: verb,
      entityId: id,
      entityLabel: label,
      changes: [{ field: 'state', before, after: state }],
      at: now,
    })),
  );
  return rows;
}
