import type { ChannelRejection } from '@console/contracts/orders-logs/order-channel';
import { orderTransitions, type OrderTransitionName } from '@console/contracts/orders-logs/orders/machine';
import type { IasDecision, RedFlagCode } from '@console/contracts/orders-logs/orders/vocabulary';
import type { SurveyResult } from '@console/contracts/orders-logs/po-status';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/context.ts';
import { invalid, invalidState } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { needsSurvey } from '../orders/conditions.ts';
import { openFlag, raiseRedFlag } from '../orders/flags.ts';
import { isRepeated, lockedOrder, moveOrder, type Order, type OrderMove } from '../orders/move.ts';
import type { OrderFacts } from '../orders/order-facts.ts';

/** The rule that the score stands for. */
const ofScore = 'R09';

interface Target {
  readonly orderId: string;
  readonly requestId: string;
  readonly actor: Actor;
}

export interface Decision {
  readonly ias: { readonly decision: IasDecision; readonly score: number; readonly at: string };
  readonly flags?: readonly { readonly code: RedFlagCode; readonly note?: string | null | undefined }[] | undefined;
  readonly rejection?: ChannelRejection | null | undefined;
}

/** The step of an order that a rule refuses. */
const rejecting = ({ rejectCode, ruleVersion, compared, message, canRetryAt }: ChannelRejection) => ({
  transition: 'reject' as const,
  values: {
    rejectCode,
    rejectDetails: {
      ruleVersion,
      compared,
      message: message ?? null,
      canRetryAt: canRetryAt ? new Date(canRetryAt) : null,
    },
  },
});

/** The rejection that follows from the score alone. */
const byScore = ({ score }: Decision['ias']): ChannelRejection => ({
  rejectCode: ofScore,
  ruleVersion: 1,
  compared: [{ field: 'skor', expected: 'APPROVE, REFER', actual: String(score) }],
});

/** A decision is not made on what a survey waits for, nor the other way round. @throws Refusal INVALID_STATE */
function requireFrom(order: Order, name: OrderTransitionName, from: Order['status']): void {
  const { from: states } = orderTransitions[name];
  if (order.status !== from && (states as readonly string[]).includes(order.status))
    throw invalidState(order.status, name);
}

const move = (
  tx: Tx,
  { orderId, requestId, actor }: Target,
  at: Date,
  step: Pick<OrderMove, 'transition' | 'values'>,
  facts: OrderFacts,
) => moveOrder(tx, { orderId, requestId, actor, at, mover: 'SYSTEM', by: 'SYSTEM', ...step, facts });

/** Raises the red flags that are not open yet. */
async function raiseAll(tx: Tx, { orderId, actor }: Target, flags: Decision['flags'], at: Date): Promise<void> {
  for (const { code, note } of flags ?? [])
    if (!(await openFlag(tx, orderId, code)))
      await raiseRedFlag(tx, orderId, { code, note: note ?? null }, { by: 'SYSTEM', actor, at });
}

/**
 * Moves a verified order by what scoring and verification say: to its rejection, to a survey where NMC needs one, else
 * to the confirmation with its customer. A repeated request changes nothing.
 * @throws Refusal PO_ARCHIVED, PO_FINAL, INVALID_STATE
 */
export async function decideOrder(
  { db, now }: Services,
  target: Target,
  { ias, flags, rejection }: Decision,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockedOrder(tx, target.orderId);
    if (await isRepeated(tx, target.orderId, target.requestId)) return;
    requireFrom(order, 'confirm', 'VERIFYING');
    const at = now();
    await raiseAll(tx, target, flags, at);
    const facts: OrderFacts = { ias: { ...ias, at: new Date(ias.at) } };
    const rule = rejection ?? (ias.decision === 'REJECT' ? byScore(ias) : null);
    if (rule) return void (await move(tx, target, at, rejecting(rule), facts));
    const isSurveyed = order.business_line === 'NMC' && (await needsSurvey(tx, order));
    await move(tx, target, at, { transition: isSurveyed ? 'survey' : 'confirm' }, facts);
  });
}

export interface SurveyMade {
  readonly result: SurveyResult;
  readonly surveyor: string;
  readonly rejection?: ChannelRejection | null | undefined;
}

/**
 * Moves a surveyed order on. A repeated request changes nothing.
 * @throws Refusal VALIDATION for a failed survey without a rule, PO_ARCHIVED, PO_FINAL, INVALID_STATE
 */
export async function keepSurvey(
  { db, now }: Services,
  target: Target,
  { result, surveyor, rejection }: SurveyMade,
): Promise<void> {
  if (result === 'FAILED' && !rejection) throw invalid({ field: 'rejection', code: 'REQUIRED' });
  await db.transaction().execute(async (tx) => {
    const order = await lockedOrder(tx, target.orderId);
    if (await isRepeated(tx, target.orderId, target.requestId)) return;
    requireFrom(order, 'confirm', 'SURVEY');
    const step = result === 'FAILED' ? rejecting(rejection!) : { transition: 'confirm' as const };
    await move(tx, target, now(), step, { survey: { result, surveyor } });
  });
}
