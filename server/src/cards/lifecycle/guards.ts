import { cards } from '@console/contracts/cards/cards';
import { holdStops } from '@console/contracts/cards/lifecycle/holds';
import { expectedStatus } from '@console/contracts/cards/lifecycle/rules';
import { transitions } from '@console/contracts/cards/lifecycle/transitions';
import type { Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import { actsFor, type CardActor, type Office } from './actor.ts';
import { ownOffice, senderOffice, type CardMember, type LockedCard } from './locked.ts';
import type { CardMove, ActionContext, MovingCode, Target } from './request.ts';
import { sameOffice, type PlaceAfterTransition } from './target.ts';

const refuse = (code: string, parameters: Readonly<Record<string, string>>) => new Refusal(code, { parameters });

/** Refuses an actor whose role may not carry out the transition. */
export function guardDoer(code: keyof typeof transitions, { doers }: CardActor): void {
  if (!transitions[code].doers.some((doer) => doers.has(doer))) throw new Refusal('FORBIDDEN', { action: code });
}

/** The refusal for a card that is not at the office, with the office's name. */
export async function notInPlace(tx: Tx, card: Pick<LockedCard, 'card_no'>, office: Office): Promise<Refusal> {
  const found =
    office.kind === 'BRANCH'
      ? await tx
          .selectFrom('branch_view')
          .select(['office_code as code', 'name'])
          .where('id', '=', office.id)
          .executeTakeFirst()
      : await tx
          .selectFrom('mra_view')
          .select(['mra_code as code', 'name'])
          .where('id', '=', office.id)
          .executeTakeFirst();
  return refuse('CARD_NOT_IN_PLACE', {
    cardNo: card.card_no,
    office: found ? `${found.code} ${found.name}` : office.kind,
  });
}

function covers(code: MovingCode, card: LockedCard, actor: CardActor): boolean {
  const { covers: side } = transitions[code];
  if (side === 'sender') return actsFor(actor, senderOffice(card));
  return actsFor(actor, ownOffice(card)) || (side === 'either' && actsFor(actor, senderOffice(card)));
}

/** Refuses a card outside the actor's offices. */
async function guardScope(
  tx: Tx,
  code: MovingCode,
  card: LockedCard,
  actor: CardActor,
  { at, vendorCode }: CardMove,
): Promise<void> {
  if (actor.vendorCode !== null) {
    const vendor =
      card.vendor_code && !['Issued', 'Digital', 'digital_pwa'].includes(card.status) ? card.vendor_code : vendorCode;
    if (vendor !== actor.vendorCode || senderOffice(card))
      throw refuse('VENDOR_MISMATCH', { cardNo: card.card_no, vendor: actor.vendorCode });
  } else if (!covers(code, card, actor)) throw at ? await notInPlace(tx, card, at) : notFound();
}

/** Refuses by the card's status, place and kind. */
function guardCard(code: MovingCode, card: LockedCard): void {
  const { from, kinds, bound, born, lostFrom, notReplaced } = transitions[code];
  const cardNo = card.card_no;
  if (notReplaced && card.replaced_by_no) throw refuse('FOUND_AFTER_REPLACEMENT', { cardNo: card.replaced_by_no });
  if (!from.includes(card.status))
    throw refuse('CARD_STATUS_CONFLICT', { cardNo, status: card.status, expected: expectedStatus(code) });
  if ((kinds && !kinds.includes(card.kind)) || (born && card.born_as !== born))
    throw refuse('CARD_KIND_CONFLICT', { cardNo, kind: born ? card.born_as : card.kind });
  if (lostFrom && card.lost_from !== lostFrom)
    throw refuse('CARD_STATUS_CONFLICT', { cardNo, status: card.lost_from ?? card.status, expected: lostFrom });
  if (bound === false && card.holder_member_id) throw refuse('CARD_BOUND', { cardNo });
  if (bound === true && !card.holder_member_id) throw refuse('CARD_NOT_HELD', { cardNo });
}

/** Refuses a card on hold by another document. */
function guardHolds(code: MovingCode, card: LockedCard, { document }: ActionContext): void {
  const stopping = card.holds.find((hold) => holdStops(hold, code, document.id));
  if (stopping) throw refuse('CARD_ON_HOLD', { cardNo: card.card_no, document: stopping.documentNo ?? stopping.code });
}

/** Refuses a hand-over to a person who is not the holder, is not active or already has a card. */
function guardMember(
  code: MovingCode,
  card: LockedCard,
  target: Target,
  members: ReadonlyMap<string, CardMember>,
): void {
  if (target.memberId && card.holder_member_id && card.holder_member_id !== target.memberId)
    throw new Refusal('WRONG_CARD');
  if (!transitions[code].binds) return;
  const member = members.get(card.holder_member_id ?? target.memberId ?? '');
  if (!member) throw notFound();
  if (member.status !== 'active') throw refuse('MEMBER_NOT_ACTIVE', { memberNo: member.member_no });
  if (member.live_card_id !== null && member.live_card_id !== card.id)
    throw refuse('MEMBER_HAS_LIVE_CARD', { memberNo: member.member_no });
}

/** All guards of the lifecycle; documents have their own (docs/model/cards.md#transitions). */
export async function guardMove(
  tx: Tx,
  code: MovingCode,
  card: LockedCard,
  move: CardMove,
  action: ActionContext,
  members: ReadonlyMap<string, CardMember>,
): Promise<void> {
  await guardScope(tx, code, card, action.actor, move);
  requireVersion(card, move.version, cards);
  guardCard(code, card);
  guardHolds(code, card, action);
  if (move.at && !(['BRANCH', 'MRA'].includes(card.place_kind) && sameOffice(move.at, ownOffice(card))))
    throw await notInPlace(tx, card, move.at);
  guardMember(code, card, move, members);
}

/** Refuses the arrival of a card at an office outside the actor's offices. */
export async function guardArrival(
  tx: Tx,
  card: LockedCard,
  { office, placeKind }: PlaceAfterTransition,
  actor: CardActor,
): Promise<void> {
  if (!['BRANCH', 'MRA'].includes(placeKind) || actsFor(actor, office)) return;
  if (card.status !== 'delivered_to_branch') throw await notInPlace(tx, card, office);
  if (sameOffice(office, ownOffice(card))) throw refuse('NOT_RECEIVER', { cardNo: card.card_no });
}
