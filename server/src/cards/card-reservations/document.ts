import type { Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { CardReservation } from '@console/contracts/cards/card-reservations/reservations';
import type { ReservationLineRow } from '@console/contracts/cards/card-reservations/calls';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { findRecords } from '../../records/resource/read.ts';
import { changeTransaction } from '../../records/resource/serialised.ts';
import type { DocumentRow } from '../documents/steps.ts';

/** Dependencies of the module's own calls. */
export interface Reservations {
  readonly app: Application;
  readonly registered: RegisteredResource;
}

export type LockedReservation = DocumentRow & CardReservation;

/**
 * Runs a transaction under the lock of reservations. Lines of several reservations are compared, so changes are
 * serialised.
 */
export const inReservations = <T>({ app, registered }: Reservations, work: (tx: Tx) => Promise<T>): Promise<T> =>
  changeTransaction(app.services.db, registered, work);

/**
 * Locks the reservation of a line in the caller's scope and checks the line's version.
 * @throws Refusal NOT_FOUND, STALE_VERSION
 */
export async function lockLine(
  tx: Tx,
  { registered }: Reservations,
  { lineId, version }: { readonly lineId: string; readonly version: number },
  { caller }: Pick<Context, 'caller'>,
): Promise<{ row: LockedReservation; line: ReservationLineRow }> {
  const found = isUuid(lineId)
    ? await tx.selectFrom('card_reservation_line').select('reservation_id').where('id', '=', lineId).executeTakeFirst()
    : undefined;
  const [row] = found
    ? await findRecords(tx, registered, [found.reservation_id], caller.scope, { of: 'detail', caller, lock: true })
    : [];
  const reservation = row as LockedReservation | undefined;
  const line = reservation?.lineRows.find((each) => each.lineId === lineId);
  if (!reservation || !line) throw notFound();
  requireVersion({ ...reservation, version: line.version }, version, registered.resource);
  return { row: reservation, line };
}
