import { reservationCalls, type ReservationLineInput } from '@console/contracts/cards/card-reservations/calls';
import { sql } from 'kysely';
import type { Context, Tx } from '../../platform/context.ts';
import { invalid, invalidState, Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { lockDocument, moveDocument } from '../documents/steps.ts';
import { inReservations, lockLine, type LockedReservation, type Reservations } from './document.ts';
import { insertLines, lineErrors } from './lines.ts';
import { officeOf } from './offices.ts';

const requesterOf = ({ requesterBranchId, requesterMraId }: LockedReservation) =>
  officeOf(requesterBranchId, requesterMraId);

async function checkLines(
  tx: Tx,
  { app: { services } }: Reservations,
  row: LockedReservation,
  lines: readonly ReservationLineInput[],
): Promise<void> {
  const errors = await lineErrors(tx, requesterOf(row), lines, services.now());
  if (errors.length > 0) throw invalid(...errors);
}

/** Increments the reservation's version and, for an edit, adds the caller to its editors. */
async function touched(tx: Tx, part: Reservations, context: Context, row: LockedReservation, isEditor = true) {
  const { username } = context.caller;
  const also = isEditor ? { editors: [...new Set([...row.editors, username])] } : {};
  const version = await moveDocument(tx, { ...part, context, row }, { state: row.state, verb: 'UPDATE', also });
  return { secureId: row.secureId, version, state: row.state };
}

async function change(
  tx: Tx,
  part: Reservations,
  context: Context<
    unknown,
    { lineId: string; version: number; cardDesignId: string | null; qtyRequested: number; viaMra: boolean }
  >,
) {
  const {
    body: { lineId, cardDesignId, qtyRequested, viaMra },
    caller,
  } = context;
  const { privilege } = part.registered.resource;
  const { row, line } = await lockLine(tx, part, context.body, context);
  if (row.state !== 'DRAFT' && row.state !== 'SUBMITTED') throw invalidState(row.state, 'update');
  const onlyLower = qtyRequested <= line.qtyRequested && cardDesignId === line.cardDesignId && viaMra === line.viaMra;
  // The approver may reduce quantities without becoming an editor; a caller who adds to them becomes one.
  const decides =
    row.state === 'SUBMITTED' && caller.can(privilege, 'approve') && !row.editors.includes(caller.username);
  if (!caller.can(privilege, 'update') && !decides) throw new Refusal('FORBIDDEN', { privilege, action: 'update' });
  if (!caller.can(privilege, 'update') && !onlyLower) throw new Refusal('ONLY_LOWER');
  await checkLines(tx, part, row, [{ ...line, cardDesignId, qtyRequested, viaMra }]);
  await tx
    .updateTable('card_reservation_line')
    .set({ card_design_id: cardDesignId, qty_requested: qtyRequested, via_mra: viaMra, version: sql`version + 1` })
    .where('id', '=', lineId)
    .execute();
  return touched(tx, part, context as Context, row, !(decides && onlyLower));
}

async function add(
  tx: Tx,
  part: Reservations,
  context: Context<unknown, { secureId: string; version: number; line: ReservationLineInput }>,
) {
  const { line } = context.body;
  const row = (await lockDocument(tx, part.registered, context.body, context)) as LockedReservation;
  if (row.state !== 'DRAFT') throw invalidState(row.state, 'update');
  if (row.lines.some((other) => other.destinationId === line.destinationId && other.cardTypeId === line.cardTypeId))
    throw new Refusal('DUPLICATE_LINE');
  await checkLines(tx, part, row, [line]);
  await insertLines(tx, row.secureId, [line]);
  const answer = await touched(tx, part, context as Context, row);
  await context.remember(tx, answer);
  return answer;
}

async function remove(tx: Tx, part: Reservations, context: Context<unknown, { lineId: string; version: number }>) {
  const { row } = await lockLine(tx, part, context.body, context);
  if (row.state !== 'DRAFT') throw invalidState(row.state, 'update');
  if (row.lineRows.length === 1) throw new Refusal('LAST_LINE');
  await tx.deleteFrom('card_reservation_line').where('id', '=', context.body.lineId).execute();
  return touched(tx, part, context as Context, row);
}

/** Serves changes to the lines of a reservation before its decision. */
export function serveLineChanges(part: Reservations): void {
  serve(part.app, reservationCalls.changeLine, (context) => inReservations(part, (tx) => change(tx, part, context)));
  serve(part.app, reservationCalls.addLine, (context) => inReservations(part, (tx) => add(tx, part, context)));
  serve(part.app, reservationCalls.removeLine, (context) => inReservations(part, (tx) => remove(tx, part, context)));
}
