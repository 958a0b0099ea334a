import { cards } from '@console/contracts/cards/cards';
import { holdStopsHold, stockClassOf, type HoldCode, type OpenHold } from '@console/contracts/cards/lifecycle/holds';
import type { CardEvent } from '@console/contracts/cards/lifecycle/transitions';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import { actsFor } from './actor.ts';
import { lockCards, ownOffice, senderOffice, type LockedCard } from './locked.ts';
import { inBatches, type CardDocument, type ActionContext } from './request.ts';
import { StockChanges } from './stock.ts';
import { countedOf } from './transition.ts';
import { insertMovements, updateCards, type NextCard } from './write.ts';

/** An event of cards that keep their status and place. Some events have no document. */
export interface EventRequest extends Omit<ActionContext, 'document'> {
  readonly document: CardDocument | null;
  readonly cards: readonly { readonly cardId: string; readonly version?: number }[];
}

type Change = Partial<
  Pick<NextCard, 'stock_class' | 'held' | 'expiry_date' | 'extension_count' | 'print_count' | 'card_design_id'>
>;

function guard(card: LockedCard, version: number | undefined, { actor }: EventRequest): void {
  const sees =
    actor.vendorCode === null
      ? actsFor(actor, ownOffice(card)) || actsFor(actor, senderOffice(card))
      : card.vendor_code === actor.vendorCode;
  if (!sees) throw notFound();
  requireVersion(card, version, cards);
  if (card.status === 'Cancelled')
    throw new Refusal('CARD_STATUS_CONFLICT', {
      parameters: { cardNo: card.card_no, status: card.status, expected: '-' },
    });
}

/**
 * Records an event of cards, each with a movement, and changes the cards.
 * @param changeOf change of a locked card; `null` skips it, as after a repeated call. May throw a refusal.
 * @returns the cards that were changed
 */
export async function recordEvent(
  tx: Tx,
  event: CardEvent,
  request: EventRequest,
  changeOf: (card: LockedCard) => Change | null,
): Promise<LockedCard[]> {
  const versions = new Map(request.cards.map(({ cardId, version }) => [cardId, version] as const));
  const stock = new StockChanges();
  const changed: LockedCard[] = [];
  for (const ids of inBatches([...versions.keys()].toSorted())) {
    const cards = await lockCards(tx, ids);
    if (cards.length < ids.length) throw notFound();
    const next = cards.flatMap((card) => {
      guard(card, versions.get(card.id), request);
      const change = changeOf(card);
      return change ? [{ ...card, ...change, last_movement_no: card.last_movement_no + 1 }] : [];
    });
    if (next.length === 0) continue;
    for (const card of next) {
      stock.count(countedOf(cards.find(({ id }) => id === card.id) as LockedCard), -1);
      stock.count(countedOf(card), 1);
    }
    await updateCards(tx, next, request);
    await insertMovements(
      tx,
      next.map((card) => ({
        cardId: card.id,
        seqNo: card.last_movement_no,
        code: event,
        fromStatus: card.status,
        fromKind: card.place_kind,
        fromId: card.place_id,
        toStatus: card.status,
        toKind: card.place_kind,
        toId: card.place_id,
      })),
      request,
    );
    changed.push(...next);
  }
  await stock.write(tx, { actor: request.actor.name, at: request.at });
  return changed;
}

const classWith = (card: LockedCard, holds: readonly Pick<OpenHold, 'code'>[]): Change => ({
  stock_class: card.stock_class && stockClassOf(card.holder_member_id !== null, holds),
  held: holds.length > 0,
});

/**
 * Places a hold on cards. A repeated call of the same document changes nothing. Refuses when another hold has the same
 * code, or when either hold does not allow a second one.
 * @throws Refusal CARD_ON_HOLD
 */
export async function placeHolds(tx: Tx, hold: HoldCode, request: EventRequest): Promise<void> {
  const { document, actor, at } = request;
  const held = await recordEvent(tx, 'HOLD', request, (card) => {
    const present = card.holds.find(({ code }) => code === hold);
    if (present && present.documentId === (document?.id ?? null)) return null;
    const stopping = present ?? card.holds.find((open) => holdStopsHold(open, hold, document?.id ?? null));
    if (stopping)
      throw new Refusal('CARD_ON_HOLD', {
        parameters: { cardNo: card.card_no, document: stopping.documentNo ?? stopping.code },
      });
    return classWith(card, [...card.holds, { code: hold }]);
  });
  if (held.length === 0) return;
  await sql`insert into card_hold (card_id, code, document_kind, document_id, document_no, placed_at, placed_by)
    select id, ${hold}, ${document?.kind ?? null}, ${document?.id ?? null}::uuid, ${document?.no ?? null}, ${at},
    ${actor.name} from unnest(${held.map(({ id }) => id)}::uuid[]) id`.execute(tx);
}

/**
 * Releases a hold of the given document, or of any document when none is given. Cards without the hold stay as they
 * are.
 */
export async function releaseHolds(tx: Tx, hold: HoldCode, request: EventRequest): Promise<void> {
  const { document, actor, at } = request;
  const released = await recordEvent(tx, 'RELEASE', request, (card) => {
    const present = card.holds.find(
      ({ code, documentId }) => code === hold && (document === null || documentId === document.id),
    );
    return present
      ? classWith(
          card,
          card.holds.filter((open) => open !== present),
        )
      : null;
  });
  if (released.length === 0) return;
  await sql`update card_hold set released_at = ${at}, released_by = ${actor.name}
    where card_id = any(${released.map(({ id }) => id)}::uuid[]) and code = ${hold} and released_at is null`.execute(
    tx,
  );
}
