import { randomUUID } from 'node:crypto';
import { assignmentCalls, assignmentRules, assignments } from '@console/contracts/cards/card-assignment';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { cardNoOf } from '../card-no.ts';
import { takeDocumentNumber } from '../documents/number.ts';
import { guardTypes } from '../card-types/at-branch.ts';
import type { CardActor } from '../lifecycle/actor.ts';
import { placeHolds } from '../lifecycle/events.ts';
import { lockCards, type LockedCard } from '../lifecycle/locked.ts';
import { inBatches } from '../lifecycle/request.ts';
import { sendableCard } from './free.ts';
import { documentOf, lockAssignment } from './lock.ts';
import { destinationAmong, destinationsOf, namedOffice, originOf, senderAt, type NamedOffice } from './offices.ts';
import { sendLocked } from './send.ts';

type Body =
  NonNullable<(typeof assignmentCalls.create)['body']> extends { _zod: { output: infer Output } } ? Output : never;
type Creating = Context<unknown, Body>;

/** Card numbers per line. @throws Refusal CARD_TWICE when a number appears twice, VALIDATION */
function numbersOf({ lines }: Body): string[][] {
  const known = new Set<string>();
  const all = lines.map(({ cardNos }) =>
    cardNos.map((typed) => {
      const cardNo = cardNoOf(typed, 'cardNos');
      if (known.has(cardNo)) throw new Refusal('CARD_TWICE', { parameters: { cardNo } });
      known.add(cardNo);
      return cardNo;
    }),
  );
  if (known.size > assignmentRules.cards)
    throw invalid({ field: 'lines', code: 'TOO_MANY', parameters: { maximum: assignmentRules.cards } });
  return all;
}

/**
 * Locks the cards and returns them by number.
 * @throws Refusal NOT_FOUND, NOT_ENOUGH_STOCK when cards were taken after the selection, or the code that says why a
 *   card cannot be sent
 */
async function lockNumbers(
  tx: Tx,
  { kind }: Body,
  origin: NamedOffice,
  numbers: readonly string[],
): Promise<Map<string, LockedCard>> {
  const ids = (
    await sql<{ id: string }>`select id from card where card_no = any(${numbers}::text[]) order by id`.execute(tx)
  ).rows.map(({ id }) => id);
  const cards = new Map<string, LockedCard>();
  for (const batch of inBatches(ids)) for (const card of await lockCards(tx, batch)) cards.set(card.card_no, card);
  for (const number of numbers) {
    const card = cards.get(number);
    const isPlain = card?.stock_class === 'free' && (card.office_branch_id ?? card.office_mra_id) === origin.id;
    // A card that is not free is refused with the reason, or is a waiting card that a TRANSFER may take.
    if (!isPlain) await sendableCard(tx, kind, origin, number);
  }
  return cards;
}

async function insertLines(
  tx: Tx,
  id: string,
  body: Body,
  numbers: readonly string[][],
  cards: ReadonlyMap<string, LockedCard>,
  offices: readonly NamedOffice[],
  at: Date,
): Promise<void> {
  await guardTypes(
    tx,
    body.lines.flatMap(({ destinationId: branchId, cardTypeId }) =>
      offices.some(({ kind, id: office }) => kind === 'BRANCH' && office === branchId)
        ? [{ branchId, cardTypeId }]
        : [],
    ),
    at,
  );
  for (const [index, line] of body.lines.entries()) {
    const own = (numbers[index] as string[]).toSorted();
    const odd = own.find((cardNo) => cards.get(cardNo)?.card_type_id !== line.cardTypeId);
    if (odd) throw new Refusal('TYPE_MIXED', { parameters: { cardNo: odd } });
    const office = destinationAmong(offices, line.destinationId);
    const lineId = randomUUID();
    await tx
      .insertInto('card_assignment_line')
      .values({
        id: lineId,
        assignment_id: id,
        line_no: index + 1,
        destination_branch_id: office.kind === 'BRANCH' ? office.id : null,
        destination_mra_id: office.kind === 'MRA' ? office.id : null,
        card_type_id: line.cardTypeId,
        quantity: own.length,
        card_from: own[0] ?? null,
        card_to: own.at(-1) ?? null,
        carrier: line.carrier,
        carrier_ref: line.carrierRef?.trim() || null,
        state: 'DRAFT',
        sent_at: null,
        received_at: null,
        received_by: null,
        receipt_file: null,
        overdue_told_at: null,
      })
      .execute();
    const rows = own.map((cardNo) => ({ id: randomUUID(), card: cards.get(cardNo)!.id }));
    await sql`insert into card_assignment_card (id, line_id, card_id) select id, ${lineId}, card
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r(id uuid, card uuid)`.execute(tx);
  }
}

async function hold(
  tx: Tx,
  actor: CardActor,
  at: Date,
  document: ReturnType<typeof documentOf>,
  cards: ReadonlyMap<string, LockedCard>,
): Promise<void> {
  await placeHolds(tx, 'ASSIGNMENT_DRAFT', {
    document,
    actor,
    at,
    cards: [...cards.values()].map(({ id }) => ({ cardId: id })),
  });
}

/**
 * Creates an assignment: a draft that holds its cards, or one that is sent at once. All or nothing; the refusal names
 * the card that cannot be sent.
 */
export const createAssignment = ({ db, now }: Services, context: Creating) =>
  db.transaction().execute(async (tx) => {
    const { body, caller } = context;
    const at = now();
    const origin = await namedOffice(tx, originOf(body.kind, body.originId));
    const actor = await senderAt(tx, context, origin);
    const numbers = numbersOf(body);
    const cards = await lockNumbers(tx, body, origin, numbers.flat());
    const id = randomUUID();
    await tx
      .insertInto('card_assignment')
      .values({
        id,
        assignment_no: await takeDocumentNumber(tx, 'ASG', at),
        kind: body.kind,
        origin_branch_id: origin.kind === 'BRANCH' ? origin.id : null,
        origin_mra_id: origin.kind === 'MRA' ? origin.id : null,
        requested_by: caller.username,
        remark: body.remark?.trim() || null,
        state: 'DRAFT',
        sent_at: null,
        created_by: caller.username,
        created_at: at,
        updated_by: caller.username,
        updated_at: at,
      })
      .execute();
    await insertLines(tx, id, body, numbers, cards, await destinationsOf(tx, body.kind, origin), at);
    const row = await lockAssignment(tx, { secureId: id }, null);
    await recordEntry(tx, {
      actor: actorOf(context),
      module: assignments.module,
      action: 'CREATE',
      entityId: id,
      entityLabel: row.assignment_no,
      at,
      recordCount: cards.size,
    });
    const created = body.send
      ? await sendLocked(tx, row, context, actor, at)
      : { secureId: id, version: row.version, state: row.state as string };
    if (!body.send) await hold(tx, actor, at, documentOf(row), cards);
    await context.remember(tx, created);
    return created;
  });
