import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import type { SecondPerson } from '@console/contracts/core/call';
import { guardSecondPerson } from '../../people/rights/second-person.ts';
import type { Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalidState } from '../../platform/http/refusal.ts';
import { closePickUps } from '../card-pickup-records/close.ts';
import type { CardActor } from '../lifecycle/actor.ts';
import { releaseHolds } from '../lifecycle/events.ts';
import { transition } from '../lifecycle/transition.ts';
import { lossSources } from './sources.ts';
import { documentOf, lockLoss, moves, settle, type Item, type ReportedCard, type StoredLoss } from './locked.ts';

async function guardDecision(
  tx: Tx,
  loss: StoredLoss,
  { caller }: Pick<Context, 'caller'>,
  { action, secondPerson, now }: { readonly action: string; readonly secondPerson: SecondPerson; readonly now: Date },
): Promise<void> {
  if (loss.state !== 'REPORTED') throw invalidState(loss.state, action);
  await guardSecondPerson(tx, { secondPerson, makers: loss.editors, decider: caller, now });
}

/** Reports the decision to the delivery or assignment on which the cards were missing. */
async function notifyLossSource(
  app: Application,
  tx: Tx,
  loss: StoredLoss,
  cards: readonly ReportedCard[],
  outcome: 'lost' | 'turnedUp',
  actor: CardActor,
  at: Date,
): Promise<void> {
  const lines = cards.flatMap(({ card_id: cardId, line_id: lineId }) => (lineId ? [{ cardId, lineId }] : []));
  if (!loss.source_kind || !loss.source_id || lines.length === 0) return;
  await lossSources(app).get(loss.source_kind)?.[outcome](tx, { sourceId: loss.source_id, cards: lines, actor, at });
}

async function confirmOne(
  app: Application,
  tx: Tx,
  context: Context<unknown, { readonly items: readonly Item[] }>,
  item: Item,
  at: Date,
): Promise<void> {
  const { loss, cards, actor } = await lockLoss(tx, context, item, true);
  await guardDecision(tx, loss, context, { action: 'confirm', secondPerson: 'independent', now: at });
  const isCourier = loss.reporter_kind === 'COURIER';
  await transition(tx, {
    code: isCourier ? transitionCode.confirmCourierLoss : transitionCode.confirmOfficeLoss,
    document: documentOf(loss),
    actor,
    at,
    reasonId: loss.reason_id,
    cards: moves(cards),
  });
  if (!isCourier)
    await closePickUps(
      tx,
      cards.map(({ card_id: id }) => id),
      { state: 'CANCELLED', actor, at },
    );
  await notifyLossSource(app, tx, loss, cards, 'lost', actor, at);
  await settle(tx, loss, context, { action: 'APPROVE', state: 'CONFIRMED', result: 'LOST', at });
}

/**
 * Confirms reports of other users, all or nothing.
 * @throws Refusal of `guardSecondPerson`, INVALID_STATE, STALE_VERSION
 */
export const confirmLosses = (app: Application, context: Context<unknown, { readonly items: readonly Item[] }>) =>
  app.services.db.transaction().execute(async (tx) => {
    for (const item of context.body.items.toSorted((a, b) => (a.secureId < b.secureId ? -1 : 1)))
      await confirmOne(app, tx, context, item, app.services.now());
    return { changed: context.body.items.length };
  });

/**
 * Rejects another user's report and restores its cards to their state before it.
 * @throws Refusal SELF_APPROVAL, INVALID_STATE, STALE_VERSION
 */
export const rejectLoss = (app: Application, context: Context<unknown, Item & { readonly reason: string }>) =>
  app.services.db.transaction().execute(async (tx) => {
    const at = app.services.now();
    const { loss, cards, actor } = await lockLoss(tx, context, context.body, true);
    await guardDecision(tx, loss, context, { action: 'reject', secondPerson: 'other', now: at });
    await releaseHolds(tx, 'LOSS_PENDING', {
      document: documentOf(loss),
      actor: { ...actor, offices: null },
      at,
      remark: context.body.reason,
      cards: moves(cards),
    });
    await notifyLossSource(app, tx, loss, cards, 'turnedUp', actor, at);
    return settle(tx, loss, context, {
      action: 'REJECT',
      state: 'REJECTED',
      result: 'REJECTED',
      at,
      note: context.body.reason,
    });
  });
