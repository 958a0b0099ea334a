import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import type { Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { createCards, type CreateRequest, type CreatedCard, type NewCard } from './create.ts';
import { lockMembers } from './locked.ts';
import { transition } from './transition.ts';
import type { CardActor } from './actor.ts';
import type { ActionContext } from './request.ts';

export interface Replacement extends Omit<CreateRequest, 'cards' | 'actor'> {
  readonly oldCardId: string;
  readonly card: Omit<NewCard, 'replacesCardId'> & { readonly memberId: string };
  /** Cancels the old card. */
  readonly actor: CardActor;
  /** Creates the new card: the system for an e-card, head office for plastic. */
  readonly maker: CardActor;
}

/**
 * Cancels a member's card that is replaced in the same transaction, with the transition for a lost card or the regular
 * one. An already cancelled card stays as it is.
 * @throws Refusal of the transition; NOT_FOUND when the card is not the member's; FOUND_AFTER_REPLACEMENT
 */
export async function endNumber(
  tx: Tx,
  {
    cardId,
    memberId,
    document,
    actor,
    at,
    reasonId,
    remark,
  }: ActionContext & { readonly cardId: string; readonly memberId: string },
): Promise<void> {
  const old = await tx
    .selectFrom('card as c')
    .leftJoin('card as n', 'n.id', 'c.replaced_by_card_id')
    .select(['c.status', 'n.card_no as replacedBy'])
    .where('c.id', '=', cardId)
    .where('c.holder_member_id', '=', memberId)
    .executeTakeFirst();
  if (!old) throw notFound();
  if (old.replacedBy !== null) throw new Refusal('FOUND_AFTER_REPLACEMENT', { parameters: { cardNo: old.replacedBy } });
  if (old.status === 'Cancelled') return;
  await transition(tx, {
    code: old.status === 'Lost' ? transitionCode.cancelLost : transitionCode.cancelNumber,
    document,
    actor,
    at,
    reasonId: reasonId ?? null,
    remark: remark ?? null,
    cards: [{ cardId }],
  });
}

/**
 * Replaces a member's card: cancels the old one and creates the new one in one transaction
 * (docs/model/cards.md#replacement). The member is locked before both cards.
 * @throws Refusal of either transition; NOT_FOUND when the card is not the member's
 */
export async function replaceNumber(tx: Tx, { oldCardId, card, maker, ...request }: Replacement): Promise<CreatedCard> {
  await lockMembers(tx, [card.memberId]);
  await endNumber(tx, { ...request, cardId: oldCardId, memberId: card.memberId });
  const [made] = await createCards(tx, { ...request, actor: maker, cards: [{ ...card, replacesCardId: oldCardId }] });
  return made as CreatedCard;
}
