import type { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import { actorOf } from '../../../platform/audit/actor.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { requeueVerifications } from '../../card-verification/waiting.ts';
import type { LockedCard } from '../../lifecycle/locked.ts';
import type { CardMove, ActionContext } from '../../lifecycle/request.ts';
import { transition } from '../../lifecycle/transition.ts';
import type { StoredReplacement } from '../../replace-card-number/complete.ts';
import { lockReplacementsOf, requeueReplacements } from '../../replace-card-number/requeue.ts';
import { lockAll } from '../work.ts';

/** Locked cards, the cards they replaced, and the replacements they were created for. */
export interface LockedForCancellation {
  readonly cards: ReadonlyMap<string, LockedCard>;
  readonly replacements: readonly StoredReplacement[];
}

/** Locks members, replacements and cards that a cancellation changes. */
export async function lockForCancellation(tx: Tx, cardIds: readonly string[]): Promise<LockedForCancellation> {
  const replacements = await lockReplacementsOf(tx, cardIds);
  const cards = await lockAll(tx, [...cardIds, ...replacements.map(({ old_card_id: id }) => id)]);
  return { cards: new Map(cardIds.map((id) => [id, cards.get(id) as LockedCard])), replacements };
}

interface Cancellation extends ActionContext {
  /** Cancellation before there is plastic, or because the plastic was spoiled. */
  readonly code: (typeof transitionCode)['cancelUnprinted' | 'cancelSpoiled'];
  readonly cards: readonly CardMove[];
}

/**
 * Cancels cards that have not left the vendor. Their applications and replacements return to the queue for another
 * number.
 */
export async function cancelAtVendor(
  tx: Tx,
  context: Pick<Context, 'caller' | 'request'>,
  { replacements }: LockedForCancellation,
  { code, actor, at, remark, document, cards }: Cancellation,
): Promise<void> {
  await transition(tx, { code, document, actor, at, remark: remark ?? null, cards });
  const ids = cards.map(({ cardId }) => cardId);
  const action = { by: actorOf(context), at, reason: remark ?? '' };
  await requeueVerifications(tx, ids, action);
  await requeueReplacements(
    tx,
    replacements.filter(({ new_card_id: id }) => id !== null && ids.includes(id)),
    action,
  );
}
