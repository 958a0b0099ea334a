import { isLive } from '@console/contracts/cards/lifecycle/statuses';
import { transitions } from '@console/contracts/cards/lifecycle/transitions';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { guardTypes } from '../card-types/at-branch.ts';
import { endPrintRequests } from '../ecard-printing-records/end.ts';
import { guardDoer } from './guards.ts';
import { IssuanceChanges } from './issuance-counts.ts';
import { lockCards, lockMembers, ownOffice, senderOffice, type LockedCard } from './locked.ts';
import { inBatches, type CardMove, type Moved, type TransitionRequest } from './request.ts';
import { StockChanges, type Counted } from './stock.ts';
import { insertMovements, linkReplaced, updateCards, withoutSecondCard } from './write.ts';
import { type Planned, plan } from './plan.ts';

/** A card's properties for its stock figures. */
export const countedOf = (card: LockedCard): Counted => ({
  status: card.status,
  placeKind: card.place_kind,
  cardTypeId: card.card_type_id,
  office: ownOffice(card),
  sender: senderOffice(card),
  stockClass: card.stock_class,
});

/** Refuses card types that the destination branch may not have. */
async function guardCardTypes(tx: Tx, { code, at }: TransitionRequest, planned: readonly Planned[]): Promise<void> {
  const { typeSuits } = transitions[code];
  if (!typeSuits) return;
  await guardTypes(
    tx,
    planned.flatMap(({ card, where }) => {
      const office = typeSuits === 'destination' ? where.office : ownOffice(card);
      return office.kind === 'BRANCH' ? [{ branchId: office.id, cardTypeId: card.card_type_id }] : [];
    }),
    at,
  );
}

async function endHolds(tx: Tx, planned: readonly Planned[], { actor, at }: TransitionRequest): Promise<void> {
  const ended = planned.flatMap(({ card, ended: codes }) => codes.map((code) => ({ id: card.id, code })));
  if (ended.length === 0) return;
  await sql`update card_hold h set released_at = ${at}, released_by = ${actor.name}
    from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) r(id uuid, code text)
    where h.card_id = r.id and h.code = r.code and h.released_at is null`.execute(tx);
}

async function store(
  tx: Tx,
  request: TransitionRequest,
  planned: readonly Planned[],
  stock: StockChanges,
  issuances: IssuanceChanges,
): Promise<void> {
  for (const { card, next, where } of planned) {
    issuances.count(card.id, card.status, next.status);
    stock.count(countedOf(card), -1);
    stock.count(
      {
        status: next.status,
        placeKind: next.place_kind,
        cardTypeId: card.card_type_id,
        office: where.office,
        sender: where.sender,
        stockClass: next.stock_class,
      },
      1,
    );
  }
  await updateCards(
    tx,
    planned.map(({ next }) => next),
    request,
  );
  await insertMovements(
    tx,
    planned.map(({ card, next }) => ({
      cardId: card.id,
      seqNo: next.last_movement_no,
      code: request.code,
      fromStatus: card.status,
      fromKind: card.place_kind,
      fromId: card.place_id,
      toStatus: next.status,
      toKind: next.place_kind,
      toId: next.place_id,
    })),
    request,
  );
  await endHolds(tx, planned, request);
  await linkReplaced(
    tx,
    planned.flatMap(({ card, next }) =>
      next.replaces_card_id && !card.replaces_card_id
        ? [{ oldId: next.replaces_card_id, newId: card.id, holderId: next.holder_member_id as string }]
        : [],
    ),
  );
}

/** Cards that the document has already moved by this transition. */
async function movedBefore(
  tx: Tx,
  { code, document }: TransitionRequest,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('card_movement')
    .select('card_id')
    .where('document_id', '=', document.id)
    .where('transition_code', '=', code)
    .where(sql<boolean>`card_id = any(${ids}::uuid[])`)
    .execute();
  return new Set(rows.map((row) => row.card_id));
}

/**
 * Moves cards by one transition of the state machine, all or nothing. This is the only way to change a card's status
 * (docs/model/cards.md#transitions). The refusal names the card. Print requests end with their cards. Idempotent: a
 * second call of the same document changes nothing and returns the cards as repeated. The caller checks and stores the
 * document itself in the same transaction. A transaction with several requests locks its members, then all its cards,
 * before the first (`lockMembers`, `lockCards`) to avoid deadlocks.
 * @throws Refusal NOT_FOUND, FORBIDDEN, STALE_VERSION or a code of `cardErrors`; TypeError when the request lacks a
 *   field
 */
export async function transition(tx: Tx, request: TransitionRequest): Promise<Moved> {
  const { code, document, to, actor } = request;
  guardDoer(code, actor);
  if (!transitions[code].documents.includes(document.kind))
    throw new TypeError(`${code} is no transition of a ${document.kind}`);
  const moves = new Map(request.cards.map((move) => [move.cardId, { ...to, ...move }] as const));
  if (moves.size !== request.cards.length) throw new TypeError('A card is named twice');
  const memberIds = transitions[code].binds ? [...moves.values()].map(({ memberId }) => memberId) : [];
  if (memberIds.includes(undefined)) throw new TypeError(`${code} needs a member`);
  const members = await lockMembers(tx, memberIds as string[]);
  const stock = new StockChanges();
  const issuances = new IssuanceChanges();
  const result = { moved: [] as string[], repeated: [] as string[] };
  for (const ids of inBatches([...moves.keys()].toSorted())) {
    const cards = await lockCards(tx, ids);
    if (cards.length < ids.length) throw notFound();
    const before = await movedBefore(tx, request, ids);
    const planned: Planned[] = [];
    for (const card of cards.filter(({ id }) => !before.has(id)))
      planned.push(await plan(tx, request, card, moves.get(card.id) as CardMove, members));
    await guardCardTypes(tx, request, planned);
    const holders = new Map(
      cards.map((card) => [card.holder_member_id ?? '', { member_no: card.holder_no ?? '' }] as const),
    );
    if (planned.length > 0) await withoutSecondCard(holders, () => store(tx, request, planned, stock, issuances));
    if (!isLive(transitions[code].to))
      await endPrintRequests(
        tx,
        planned.filter(({ card }) => card.kind === 'DIGITAL').map(({ card }) => card.id),
        transitions[code].to,
        request,
      );
    result.moved.push(...planned.map(({ card }) => card.id));
    result.repeated.push(...before);
  }
  await stock.write(tx, { actor: actor.name, at: request.at });
  await issuances.write(tx);
  return result;
}
