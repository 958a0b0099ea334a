import { replacementSteps } from '@console/contracts/cards/replace-card-number';
import type { StepBody } from '@console/contracts/cards/document-steps';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { closePickUps } from '../card-pickup-records/close.ts';
import { guardSecondPerson } from '../../people/rights/second-person.ts';
import { guardTypes } from '../card-types/at-branch.ts';
import { actsFor, cardActor, type CardActor } from '../lifecycle/actor.ts';
import { releaseHolds } from '../lifecycle/events.ts';
import { lockCards, type LockedCard } from '../lifecycle/locked.ts';
import {
  documentOf,
  lockReplacement,
  moveReplacement,
  type ReplacementActor,
  type StoredReplacement,
} from './complete.ts';
import { proceed } from './issue.ts';
import { guardDead, guardOldCard, lossOf, reasonOf } from './guards.ts';

type Deciding = Context<unknown, StepBody>;

/**
 * Locks a replacement in scope and checks that the step is allowed.
 * @throws Refusal NOT_FOUND, STALE_VERSION, INVALID_STATE, or of `guardSecondPerson`
 */
async function lockForStep(tx: Tx, context: Deciding, name: keyof typeof replacementSteps, now: Date) {
  const { from, ...step } = replacementSteps[name];
  const actor = await cardActor(tx, context.caller, { approves: step.action === 'approve' });
  const { row, member } = await lockReplacement(tx, context.body, context);
  if (!actsFor(actor, { kind: 'BRANCH', id: row.branch_id })) throw notFound();
  if (!(from as readonly string[]).includes(row.state)) throw invalidState(row.state, name);
  if ('secondPerson' in step)
    await guardSecondPerson(tx, {
      secondPerson: step.secondPerson,
      makers: row.editors,
      decider: context.caller,
      now,
    });
  return { row, member, actor };
}

/** The system carries out the effects of an approval, under the approver's name. */
const decided = (actor: CardActor): CardActor => ({ ...actor, doers: new Set([...actor.doers, 'SYSTEM']) });
const answer = ({ id: secureId, version, state }: StoredReplacement) => ({ secureId, version, state });

/** A second person approves. The request is checked again against current data. @throws Refusal as for the request */
export const approveReplacement = ({ db, now }: Services, context: Deciding) =>
  db.transaction().execute(async (tx) => {
    const at = now();
    const { row, member, actor } = await lockForStep(tx, context, 'approve', at);
    const [card] = (await lockCards(tx, [row.old_card_id])) as [LockedCard];
    guardOldCard(member, card);
    await guardDead(tx, member, card);
    await guardTypes(tx, [{ branchId: row.branch_id, cardTypeId: row.card_type_id }], at);
    const loss = await lossOf(tx, card.id);
    if (!loss && (await reasonOf(tx, row.reset_reason_id)).loss_required)
      throw new Refusal('LOSS_REQUIRED', { parameters: { cardNo: card.card_no } });
    await tx
      .updateTable('card_replacement')
      .set({ approver: context.caller.username, decided_at: at, loss_id: loss?.id ?? null })
      .where('id', '=', row.id)
      .execute();
    const doing: ReplacementActor = { actor: decided(actor), by: actorOf(context), at };
    const { secureId, version, state } = await proceed(
      tx,
      { ...row, approver: context.caller.username, loss_id: loss?.id ?? null },
      card,
      doing,
      'APPROVE',
    );
    return { secureId, version, state };
  });

/** A second person rejects; the old card stays. */
export const rejectReplacement = ({ db, now }: Services, context: Deciding) =>
  db.transaction().execute(async (tx) => {
    const at = now();
    const { row } = await lockForStep(tx, context, 'reject', at);
    return answer(
      await moveReplacement(
        tx,
        row,
        { by: actorOf(context), at },
        {
          state: 'REJECTED',
          verb: 'REJECT',
          note: context.body.reason ?? null,
          set: { approver: context.caller.username, decided_at: at },
        },
      ),
    );
  });

/** Cancels the request before there is a new card. Plastic picked for it returns to the safe. */
export const cancelReplacement = ({ db, now }: Services, context: Deciding) =>
  db.transaction().execute(async (tx) => {
    const at = now();
    const { row, actor } = await lockForStep(tx, context, 'cancel', at);
    const picked = await tx
      .selectFrom('card_pickup')
      .select('card_id')
      .where('replacement_id', '=', row.id)
      .where('state', '=', 'IN_PROGRESS')
      .executeTakeFirst();
    const cards = await lockCards(tx, [row.old_card_id, ...(picked ? [picked.card_id] : [])].toSorted());
    if (picked)
      await closePickUps(tx, [picked.card_id], { state: 'CANCELLED', actor: { ...actor, offices: null }, at });
    // The old card may be cancelled already: before the request, or by a new card that was cancelled at the vendor.
    const isDead = cards.some(({ id, status }) => id === row.old_card_id && status === 'Cancelled');
    if (!isDead)
      await releaseHolds(tx, 'REPLACEMENT_PENDING', {
        document: documentOf(row),
        actor,
        at,
        remark: (context.body.reason ?? '').slice(0, 250),
        cards: [{ cardId: row.old_card_id }],
      });
    return answer(
      await moveReplacement(
        tx,
        row,
        { by: actorOf(context), at },
        { state: 'CANCELLED', verb: 'CANCEL', note: context.body.reason ?? null, set: { run_id: null } },
      ),
    );
  });
