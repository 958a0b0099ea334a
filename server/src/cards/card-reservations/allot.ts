import { cardReservations } from '@console/contracts/cards/card-reservations/reservations';
import { randomUUID } from 'node:crypto';
import { cardNumber } from '@console/contracts/cards/card-number';
import { reservationCalls } from '@console/contracts/cards/card-reservations/calls';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import { serve } from '../../platform/http/serve.ts';
import { guardTypes } from '../card-types/at-branch.ts';
import { allotNumbers, lockRange, type NumberRange } from '../lifecycle/numbers.ts';
import { guardHeadOffice, isOfHeadOffice } from '../masters/head-office.ts';
import { inReservations, type Reservations } from './document.ts';
import { openLinesOf, openRanges, stockOf } from './open.ts';
import { settle } from './settle.ts';
import { release } from './release-allotment.ts';

interface Wanted {
  readonly sequenceId: string;
  readonly items: readonly { readonly lineId: string; readonly version: number; readonly quantity: number }[];
}
interface Line {
  id: string;
  version: number;
  reservation_id: string;
  reservation_no: string;
  state: string;
  card_type_id: string;
  qty_approved: number | null;
  qty_allotted: number;
  branch_id: string | null;
  office: string;
}

/** Locks lines in id order. */
async function lockLines(tx: Tx, ids: readonly string[]): Promise<Map<string, Line>> {
  const { rows } = await sql<Line>`
    select l.id, l.version, l.reservation_id, r.reservation_no, r.state, l.card_type_id, l.qty_approved, l.qty_allotted,
    l.destination_branch_id as branch_id,
    coalesce(b.office_code || ' ' || b.name, m.mra_code || ' ' || m.name) as office
    from card_reservation_line l join card_reservation r on r.id = l.reservation_id left
      join branch_view b on b.id = l.destination_branch_id left join mra_view m on m.id = l.destination_mra_id
    where l.id = any(${ids}::uuid[]) order by l.id for update of l, r`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

function guardLine(line: Line | undefined, range: NumberRange, { version, quantity }: Wanted['items'][number]): Line {
  if (!line || line.card_type_id !== range.card_type_id) throw notFound();
  requireVersion({ id: line.reservation_id, version: line.version }, version, cardReservations);
  if (line.state !== 'APPROVED' && line.state !== 'PARTIALLY_ALLOTTED') throw invalidState(line.state, 'allot');
  const rest = (line.qty_approved ?? 0) - line.qty_allotted;
  if (quantity > rest) throw new Refusal('OVER_ALLOTMENT', { parameters: { office: line.office, n: rest } });
  return line;
}

async function allot(tx: Tx, { app }: Reservations, context: Context<unknown, Wanted>) {
  const {
    body: { sequenceId, items },
    caller,
  } = context;
  const now = app.services.now();
  if (new Set(items.map(({ lineId }) => lineId)).size !== items.length) throw new Refusal('DUPLICATE_LINE');
  const lines = await lockLines(
    tx,
    items.map(({ lineId }) => lineId),
  );
  const range = await lockRange(tx, sequenceId);
  if (range.purpose !== 'STOCK') throw new Refusal('RANGE_INSUFFICIENT', { parameters: { code: range.code, n: 0 } });
  const wanted = items.map((item) => ({
    line: guardLine(lines.get(item.lineId), range, item),
    quantity: item.quantity,
  }));
  await guardTypes(
    tx,
    wanted.flatMap(({ line }) => (line.branch_id ? [{ branchId: line.branch_id, cardTypeId: line.card_type_id }] : [])),
    now,
  );
  const total = wanted.reduce((sum, { quantity }) => sum + quantity, 0);
  const first = await allotNumbers(tx, range, total, now);
  let next = first;
  const head = Number(range.prefix + range.number_code) * 1_000_000_000;
  for (const { line, quantity } of wanted) {
    const to = next + quantity - 1;
    await tx
      .insertInto('card_allotment')
      .values({
        id: randomUUID(),
        line_id: line.id,
        sequence_id: range.id,
        serial_from: next,
        serial_to: to,
        number_from: head + next,
        number_to: head + to,
        issuance_id: null,
        created_by: caller.username,
        created_at: now,
        updated_by: caller.username,
        updated_at: now,
      })
      .execute();
    await sql`update card_reservation_line set qty_allotted = qty_allotted + ${quantity}, version = version + 1
      where id = ${line.id}`.execute(tx);
    next = to + 1;
  }
  await settle(tx, [...new Set(wanted.map(({ line }) => line.reservation_id))], {
    actor: actorOf(context),
    verb: 'ALLOT',
    now,
  });
  const number = (serial: number) => cardNumber(range.prefix, range.number_code, serial);
  const answer = { allotted: total, firstNumber: number(first), lastNumber: number(next - 1) };
  await context.remember(tx, answer);
  return answer;
}

/** Serves the allotment of numbers to approved lines: open lines, allotting and giving back. Head office only. */
export function serveAllotments(part: Reservations): void {
  const {
    app,
    registered: {
      resource: { privilege },
    },
  } = part;
  serve(app, reservationCalls.ranges, async ({ db, caller }) => {
    if (!isOfHeadOffice(caller)) throw notFound();
    return openRanges(db);
  });
  serve(app, reservationCalls.openLines, async ({ db, caller, query }) => {
    if (!isOfHeadOffice(caller)) throw notFound();
    return openLinesOf(db, query.sequenceId);
  });
  serve(app, reservationCalls.stock, ({ db, caller, query }) =>
    stockOf(db, caller.scope, query.destinationId, query.cardTypeId, app.services.now()),
  );
  serve(app, reservationCalls.allot, (context) => {
    guardHeadOffice(context.caller, privilege, 'update');
    return inReservations(part, (tx) => allot(tx, part, context));
  });
  serve(app, reservationCalls.release, (context) => {
    guardHeadOffice(context.caller, privilege, 'update');
    return inReservations(part, (tx) => release(tx, part, context));
  });
}
