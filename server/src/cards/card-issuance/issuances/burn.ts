import { actorOf } from '../../../platform/audit/actor.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { waitAgain } from '../../card-verification/waiting.ts';
import type { LockedCard } from '../../lifecycle/locked.ts';
import type { CardDocument, CardMove, Deed } from '../../lifecycle/request.ts';
import { transition } from '../../lifecycle/transition.ts';
import type { StoredReplacement } from '../../replace-card-number/complete.ts';
import { lockReplacementsOf, replaceAgain } from '../../replace-card-number/wait-again.ts';
import { lockAll } from '../work.ts';

/** Cards under lock, and those that they took the place of, with the replacements that they were made for. */
export interface Burnable {
  readonly cards: ReadonlyMap<string, LockedCard>;
  readonly replacements: readonly StoredReplacement[];
}

/** Locks what the cancelling of cards touches: members, replacements, cards. */
export async function lockBurnable(tx: Tx, cardIds: readonly string[]): Promise<Burnable> {
  const replacements = await lockReplacementsOf(tx, cardIds);
  const cards = await lockAll(tx, [...cardIds, ...replacements.map(({ old_card_id: id }) => id)]);
  return { cards: new Map(cardIds.map((id) => [id, cards.get(id) as LockedCard])), replacements };
}

/** Cancels cards that have no plastic (X1): the applications and replacements that they were made for wait for other numbers. */
export async function burn(tx: Tx, context: Pick<Context, 'caller' | 'request'>, { replacements }: Burnable, { actor, at, remark, document, cards }: Deed & { readonly document: CardDocument; readonly cards: readonly CardMove[] }): Promise<void> {
  await transition(tx, { code: 'X1', document, actor, at, remark: remark ?? null, cards });
  const ids = cards.map(({ cardId }) => cardId);
  await waitAgain(tx, ids, actor.name, at);
  await replaceAgain(tx, replacements.filter(({ new_card_id: id }) => id !== null && ids.includes(id)), { by: actorOf(context), at, reason: remark ?? '' });
}
