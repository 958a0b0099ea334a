import { openReservationStates, neededDays } from '@console/contracts/cards/card-reservations/vocabulary';
import { reservationCalls, type ReservationLineRow } from '@console/contracts/cards/card-reservations/calls';
import { sql } from 'kysely';
import type { Context, Tx } from '../../platform/context.ts';
import { invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import type { DocumentDecision } from '../../records/approvals/source.ts';
import { guardTypes } from '../card-types/at-branch.ts';
import { guardStep, lockDocument, moveDocument } from '../documents/steps.ts';
import { neededFault } from './definition.ts';
import { inReservations, type LockedReservation, type Reservations } from './document.ts';

/**
 * Refuses a reservation when the requester has an open one for the same cards.
 * @throws Refusal OPEN_RESERVATION_EXISTS
 */
async function checkOpen(tx: Tx, { secureId }: LockedReservation): Promise<void> {
  const { rows } = await sql<{ no: string; office: string; type: string }>`
    select r.reservation_no as no, coalesce(b.office_code || ' ' || b.name, m.mra_code || ' ' || m.name) as office,
    t.name as type
    from card_reservation own join card_reservation_line mine on mine.reservation_id = own.id
    join card_reservation_line l on l.card_type_id = mine.card_type_id
      and l.destination_branch_id is not distinct from mine.destination_branch_id
      and l.destination_mra_id is not distinct from mine.destination_mra_id
    join card_reservation r on r.id = l.reservation_id and r.id <> own.id
      and r.requester_branch_id is not distinct from own.requester_branch_id
      and r.requester_mra_id is not distinct from own.requester_mra_id
    join card_type t on t.id = l.card_type_id left join branch_view b on b.id = l.destination_branch_id left
      join mra_view m on m.id = l.destination_mra_id
    where own.id = ${secureId} and r.state = any(${openReservationStates}::text[])
      order by r.reservation_no limit 1`.execute(tx);
  if (rows[0]) throw new Refusal('OPEN_RESERVATION_EXISTS', { parameters: rows[0] });
}

/** Refuses lines of card types that their branches may not have. @throws Refusal TYPE_NOT_FOR_BRANCH */
const checkTypes = (tx: Tx, lines: readonly ReservationLineRow[], now: Date): Promise<void> =>
  guardTypes(
    tx,
    lines.flatMap(({ destinationKind, destinationId: branchId, cardTypeId }) =>
      destinationKind === 'BRANCH' ? [{ branchId, cardTypeId }] : [],
    ),
    now,
  );

/**
 * Checks a reservation before it is submitted.
 * @throws Refusal NEEDED_TOO_SOON, TYPE_NOT_FOR_BRANCH, OPEN_RESERVATION_EXISTS
 */
export async function checkSubmit(tx: Tx, row: LockedReservation, now: Date): Promise<void> {
  if (neededFault(row.neededBy, now).length > 0)
    throw new Refusal('NEEDED_TOO_SOON', { parameters: { days: neededDays } });
  await checkTypes(tx, row.lineRows, now);
  await checkOpen(tx, row);
}

interface Approval {
  readonly secureId: string;
  readonly version: number;
  readonly lines: readonly { readonly lineId: string; readonly qtyApproved: number }[];
  readonly reason?: string | null | undefined;
}
const approveStep = {
  from: ['SUBMITTED'],
  to: 'APPROVED',
  action: 'approve',
  verb: 'APPROVE',
  secondPerson: 'independent',
} as const;

async function approve(tx: Tx, part: Reservations, context: Context<unknown, Approval>) {
  const { body, caller } = context;
  const row = (await lockDocument(tx, part.registered, body, context)) as LockedReservation;
  await guardStep(tx, part.app.services.now(), 'approve', approveStep as never, row, context);
  const lineById = new Map(row.lineRows.map((line) => [line.lineId, line]));
  const given = new Map(body.lines.map(({ lineId, qtyApproved }) => [lineId, qtyApproved]));
  if (given.size !== lineById.size || [...given.keys()].some((lineId) => !lineById.has(lineId))) throw notFound();
  if ([...given].some(([lineId, quantity]) => quantity > lineById.get(lineId)!.qtyRequested))
    throw new Refusal('ONLY_LOWER');
  if ([...given.values()].every((quantity) => quantity === 0)) throw new Refusal('NOTHING_APPROVED');
  const lower = [...given].some(([lineId, quantity]) => quantity < lineById.get(lineId)!.qtyRequested);
  if (lower && !body.reason) throw invalid({ field: 'reason', code: 'REQUIRED' });
  await checkTypes(
    tx,
    row.lineRows.filter(({ lineId }) => given.get(lineId) !== 0),
    part.app.services.now(),
  );
  for (const [lineId, quantity] of given)
    await tx
      .updateTable('card_reservation_line')
      .set({ qty_approved: quantity, version: sql`version + 1` })
      .where('id', '=', lineId)
      .execute();
  const version = await moveDocument(
    tx,
    { ...part, context: context as Context, row },
    {
      state: 'APPROVED',
      verb: 'APPROVE',
      reason: body.reason,
      also: { approver: caller.username, decided_at: part.app.services.now(), note: body.reason ?? null },
    },
  );
  return { secureId: row.secureId, version, state: 'APPROVED' };
}

/** Serves the approval by a second person, with a quantity per line. */
export function serveApproval(part: Reservations): void {
  serve(part.app, reservationCalls.approve, (context) => inReservations(part, (tx) => approve(tx, part, context)));
}

/** The approval of what was asked for, line by line; lower quantities are given on the page of the reservation. */
export const approvedAsRequested: DocumentDecision = {
  calls: [reservationCalls.approve],
  async callFor({ id: secureId, version }, reason, db) {
    const { rows: lines } = await sql<{ lineId: string; qtyApproved: number }>`
      select id as "lineId", qty_requested as "qtyApproved" from card_reservation_line
      where reservation_id = ${secureId} order by id`.execute(db);
    return { call: reservationCalls.approve, body: { secureId, version, lines, reason } };
  },
};
