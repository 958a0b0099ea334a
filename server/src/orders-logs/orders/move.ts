import { memberOrders } from '@console/contracts/orders-logs/member-orders';
import {
  orderTransitions,
  type OrderMover,
  type OrderTransition,
  type OrderTransitionName,
} from '@console/contracts/orders-logs/orders/machine';
import {
  finalOrderStates,
  type OrderCancelReason,
  type OrderState,
} from '@console/contracts/orders-logs/orders/vocabulary';
import { sql, type Selectable, type Updateable } from 'kysely';
import { movePlafond } from '../../membership/index.ts';
import type { Tx } from '../../platform/context.ts';
import { invalid, invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import { requireConditions } from './conditions.ts';
import { nextPoNumber } from './po-number.ts';
import { requireSecondPerson } from './second-person.ts';
import type { PurchaseOrderTable } from './table.ts';

export type Order = Selectable<PurchaseOrderTable>;

/** Who makes a step, and of which request. */
export interface OrderBy {
  readonly mover: OrderMover;
  /** User, SYSTEM or channel. */
  readonly by: string;
  readonly at: Date;
  /** A repeated request does nothing. */
  readonly requestId?: string | null;
}

/** What a step is given. */
export interface OrderValues {
  readonly rejectCode?: string;
  readonly contractNo?: string;
  readonly bastFileId?: string;
  readonly holdReason?: string;
  readonly cancelReasonCode?: OrderCancelReason;
  readonly cancelNote?: string;
  readonly approver?: string;
}

export interface OrderMove extends OrderBy {
  readonly orderId: string;
  readonly transition: OrderTransitionName;
  readonly values?: OrderValues;
  /** The version that staff saw. */
  readonly version?: number;
}

/** The order, locked, unless it is archived. @throws Refusal NOT_FOUND, STALE_VERSION, PO_ARCHIVED */
export async function lockedOrder(tx: Tx, orderId: string, version?: number): Promise<Order> {
  const order = await tx
    .selectFrom('purchase_order')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw notFound();
  requireVersion(order, version, memberOrders);
  if (order.archived_at !== null) throw new Refusal('PO_ARCHIVED');
  return order;
}

const isRepeated = async (tx: Tx, orderId: string, requestId: string | null): Promise<boolean> =>
  requestId !== null &&
  (await tx
    .selectFrom('purchase_order_history')
    .select('no')
    .where('order_id', '=', orderId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()) !== undefined;

/** Goods that were received are only paid out: nothing else is done to such an order. */
const isFinal = (state: OrderState, { from }: OrderTransition): boolean =>
  (finalOrderStates as readonly OrderState[]).includes(state) || (state === 'DELIVERED' && !from.includes(state));

/** @throws Refusal PO_FINAL, INVALID_STATE, VALIDATION */
function requireStep(order: Order, name: OrderTransitionName, { mover, values = {} }: OrderMove): void {
  const transition: OrderTransition = orderTransitions[name];
  if (!transition.by.includes(mover)) throw new Error(`${mover} does not ${name} an order`);
  if (isFinal(order.status, transition)) throw new Refusal('PO_FINAL');
  const isOfLine = transition.lines?.includes(order.business_line) ?? true;
  if (!isOfLine || !transition.from.includes(order.status)) throw invalidState(order.status, name);
  const missing = (transition.inputs ?? []).filter((input) => !values[input]);
  if (missing.length > 0) throw invalid(...missing.map((field) => ({ field, code: 'REQUIRED' as const })));
}

/** Reserves, releases or uses the limit of the member; nothing where the order reserves none. */
async function bookPlafond(tx: Tx, order: Order, { plafond }: OrderTransition, { by, at, values }: OrderMove) {
  if (!plafond || (plafond !== 'RESERVE' && order.reserved === 0)) return;
  await movePlafond(tx, {
    memberId: order.member_id,
    line: order.business_line,
    move: plafond === 'USE' ? { kind: plafond } : { kind: plafond, of: 'orders' },
    amount: order.financed_amount,
    reference: order.appl_no,
    maker: by,
    approver: values?.approver ?? null,
    at,
  });
}

/** What a step stores besides the state. */
async function storedBy(tx: Tx, order: Order, to: OrderState, { values = {}, at }: OrderMove) {
  const left: Updateable<PurchaseOrderTable> = { held_from: null, hold_reason: null };
  switch (to) {
    case 'ON_HOLD':
      return { held_from: order.status as never, hold_reason: values.holdReason ?? null };
    case 'PO_ISSUED':
      return { ...left, po_number: await nextPoNumber(tx, order.appl_no, at) };
    case 'DELIVERED':
      return { delivered_at: at, bast_file_id: values.bastFileId ?? null };
    case 'DISBURSED':
      return { disbursed_at: at, contract_no: values.contractNo ?? null };
    case 'CANCELLED':
      return {
        ...left,
        cancel_reason_code: values.cancelReasonCode ?? null,
        cancel_note: values.cancelNote ?? null,
      };
    case 'REJECTED':
      return { reject_code: values.rejectCode ?? null };
    default:
      return left;
  }
}

const reasonOf = ({ holdReason, cancelNote, rejectCode }: OrderValues): string | null =>
  holdReason ?? cancelNote ?? rejectCode ?? null;

/**
 * Makes a step of an order with what it does to the limit of the member, or neither. A repeated request changes
 * nothing.
 * @throws Refusal NOT_FOUND, STALE_VERSION, PO_ARCHIVED, PO_FINAL, INVALID_STATE, VALIDATION, SELF_APPROVAL,
 *   MEMBER_NOT_ACTIVE, DATABASE_TYPE_BLOCKED, PO_RED_FLAG, PO_IAS_REJECT, PO_NO_SURVEY, PLAFOND_INSUFFICIENT,
 *   PO_CLAIMED_TWICE
 * @example await moveOrder(tx, { orderId, transition: 'verify', mover: 'SYSTEM', by: 'FIONA', at, requestId });
 */
export async function moveOrder(tx: Tx, move: OrderMove): Promise<Order> {
  const { orderId, transition: name, by, at, requestId = null, values = {} } = move;
  const transition: OrderTransition = orderTransitions[name];
  const order = await lockedOrder(tx, orderId, move.version);
  if (await isRepeated(tx, orderId, requestId)) return order;
  requireStep(order, name, move);
  if (values.approver) await requireSecondPerson(tx, by, values.approver, at);
  await requireConditions(tx, order, transition.conditions ?? []);
  if (values.contractNo) await requireUnclaimed(tx, values.contractNo);
  await bookPlafond(tx, order, transition, move);
  const to = transition.to === 'BEFORE' ? order.held_from! : transition.to;
  const stored = await storedBy(tx, order, to, move);
  const no = order.history_no + 1;
  await tx
    .insertInto('purchase_order_history')
    .values({
      order_id: orderId,
      no,
      from_status: order.status,
      to_status: to,
      at,
      by,
      approver: values.approver ?? null,
      reason: reasonOf(values),
      request_id: requestId,
    })
    .execute();
  return tx
    .updateTable('purchase_order')
    .set(({ eb }) => ({
      ...stored,
      status: to,
      status_since: at,
      history_no: no,
      version: eb('version', '+', 1),
      updated_by: by,
      updated_at: at,
    }))
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @throws Refusal PO_CLAIMED_TWICE */
async function requireUnclaimed(tx: Tx, contractNo: string): Promise<void> {
  // Two orders at once with one contract wait for each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${contractNo}, 0))`.execute(tx);
  const taken = await tx
    .selectFrom('purchase_order')
    .select('id')
    .where('contract_no', '=', contractNo)
    .executeTakeFirst();
  if (taken) throw new Refusal('PO_CLAIMED_TWICE', { parameters: { reference: contractNo } });
}
