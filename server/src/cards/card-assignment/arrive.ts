import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import type { Context, Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { openPickUp } from '../card-pickup-records/open.ts';
import { actsFor, cardActor, type CardActor, type Office } from '../lifecycle/actor.ts';
import { transition } from '../lifecycle/transition.ts';
import { worksAt } from './offices.ts';
import { documentOf, type StoredAssignment, type StoredCard, type StoredLine } from './lock.ts';

/** A line at the version the caller saw. */
export interface Item {
  readonly secureId: string;
  readonly version: number;
}
const deadlinesOf = (cards: readonly StoredCard[]) =>
  new Map(cards.flatMap(({ card_id: id, pickup_deadline: day }) => (day ? [[id, day] as const] : [])));
/** The moves of cards, for a transition. */
export const moves = (cards: readonly StoredCard[]) => cards.map(({ card_id: cardId }) => ({ cardId }));

/** The caller as staff of his own office of the line. @throws Refusal NOT_RECEIVER, NOT_FOUND outside the scope */
export async function guardOffice(
  tx: Tx,
  { caller }: Pick<Context, 'caller'>,
  own: Office,
  other: Office,
  line: StoredLine,
): Promise<CardActor> {
  const actor = await cardActor(tx, caller);
  if (worksAt(actor, own)) return actor;
  if (actsFor(actor, own) || actsFor(actor, other))
    throw new Refusal('NOT_RECEIVER', { parameters: { cardNo: line.card_from ?? '' } });
  throw notFound();
}

/** Refuses a closed line. @throws Refusal LINE_CLOSED */
export const guardOpen = ({ state }: StoredLine): void => {
  if (state !== 'SENT' && state !== 'PARTIALLY_RECEIVED') throw new Refusal('LINE_CLOSED');
};

/**
 * Moves cards into a safe: the destination's, or the sender's when they come back. Cards of members get a new pick-up
 * there, also when the sender takes them back.
 */
export async function moveIntoSafe(
  tx: Tx,
  assignment: StoredAssignment,
  cards: readonly StoredCard[],
  office: Office,
  actor: CardActor,
  at: Date,
  code: (typeof transitionCode)['receiveAtBranch' | 'receiveAtMra' | 'returnToBranch'],
): Promise<void> {
  if (cards.length === 0) return;
  await transition(tx, { code, document: documentOf(assignment), actor, at, to: { office }, cards: moves(cards) });
  if (office.kind === 'BRANCH')
    await openPickUp(
      tx,
      cards.map(({ card_id: id }) => id),
      { actor: { ...actor, offices: null }, at, deadlines: deadlinesOf(cards) },
    );
}
