import {
  orderTransitions,
  type OrderTransition,
  type OrderTransitionName,
} from '@console/contracts/orders-logs/orders/machine';
import { finalOrderStates, type OrderState } from '@console/contracts/orders-logs/orders/vocabulary';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { invalid, invalidState, Refusal } from '../../platform/http/refusal.ts';
import { acknowledgedContract } from './acknowledged-contract.ts';
import { requireConditions } from './conditions.ts';
import type { Order, OrderMove } from './move.ts';
import { requireSecondPerson } from './second-person.ts';

/** Goods that were received are only paid out: nothing else is done to such an order. */
const isFinal = (state: OrderState, { from }: OrderTransition): boolean =>
  (finalOrderStates as readonly OrderState[]).includes(state) || (state === 'DELIVERED' && !from.includes(state));

/** @throws Refusal PO_FINAL, INVALID_STATE, VALIDATION */
function requireStep(
  order: Order,
  name: OrderTransitionName,
  { mover, values = {} }: Pick<OrderMove, 'mover' | 'values'>,
): void {
  const transition: OrderTransition = orderTransitions[name];
  if (!transition.by.includes(mover)) throw new Error(`${mover} does not ${name} an order`);
  if (isFinal(order.status, transition)) throw new Refusal('PO_FINAL');
  const isOfLine = transition.lines?.includes(order.business_line) ?? true;
  if (!isOfLine || !transition.from.includes(order.status)) throw invalidState(order.status, name);
  const missing = (transition.inputs ?? []).filter((input) => !values[input]);
  if (missing.length > 0) throw invalid(...missing.map((field) => ({ field, code: 'REQUIRED' as const })));
}

/** @throws Refusal VALIDATION for another contract than the core system's, PO_CLAIMED_TWICE */
async function requireContract(tx: Tx, order: Order, contractNo: string): Promise<void> {
  if (contractNo !== (await acknowledgedContract(tx, order.id)))
    throw invalid({ field: 'contractNo', code: 'NOT_ALLOWED' });
  // Two orders at once with one contract wait for each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${contractNo}, 0))`.execute(tx);
  const taken = await tx
    .selectFrom('purchase_order')
    .select('id')
    .where('contract_no', '=', contractNo)
    .executeTakeFirst();
  if (taken) throw new Refusal('PO_CLAIMED_TWICE', { parameters: { reference: contractNo } });
}

/**
 * Refuses a step of an order that does not lead there, or whose conditions do not hold. Writes nothing.
 * @throws Refusal PO_FINAL, INVALID_STATE, VALIDATION, and those of the conditions
 */
export async function requireMove(tx: Tx, order: Order, move: Omit<OrderMove, 'orderId'>): Promise<void> {
  const transition: OrderTransition = orderTransitions[move.transition];
  requireStep(order, move.transition, move);
  if (move.values?.approver) await requireSecondPerson(tx, move.by, move.values.approver, move.at);
  await requireConditions(tx, order, transition.conditions ?? [], move.at);
  if (move.values?.contractNo) await requireContract(tx, order, move.values.contractNo);
}
