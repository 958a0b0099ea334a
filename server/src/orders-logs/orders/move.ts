import { memberOrders } from '@console/contracts/orders-logs/member-orders';
import {
  orderTransitions,
  type OrderMover,
  type OrderTransition,
  type OrderTransitionName,
} from '@console/contracts/orders-logs/orders/machine';
import { type OrderCancelReason, type OrderState } from '@console/contracts/orders-logs/orders/vocabulary';
import type { OrderMessageCode } from '@console/contracts/orders-logs/po-status';
import type { Selectable } from 'kysely';
import { movePlafond } from '../../membership/index.ts';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import { endCancellation } from './cancellations.ts';
import { endForOrder, openForOrder } from './confirmations.ts';
import { queueOrderMessage } from './messages.ts';
import { bookOutletRate } from './outlet-rate-of-order.ts';
import { factColumns, type OrderFacts } from './order-facts.ts';
import { bookPromo } from './promo-of-order.ts';
import { recordStep } from './record-order.ts';
import type { RejectDetails } from './reject-log.ts';
import { requireMove } from './require-move.ts';
import { columnsOfStep } from './columns-of-step.ts';
import { logOrderStep } from './step-logs.ts';
import type { PurchaseOrderTable } from './table.ts';

export type Order = Selectable<PurchaseOrderTable>;

/** Who makes a step, and of which request. */
export interface OrderBy {
  readonly mover: OrderMover;
  /** User, SYSTEM or channel. */
  readonly by: string;
  /** Who the audit entry names, where more than a name is known. */
  readonly actor?: Actor;
  readonly at: Date;
  /** A repeated request does nothing. */
  readonly requestId?: string | null;
}

/** What a step is given. */
export interface OrderValues {
  readonly rejectCode?: string;
  /** What the rule compared and says. */
  readonly rejectDetails?: RejectDetails;
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
  /** What the step follows from; conditions are judged with it. */
  readonly facts?: OrderFacts;
  /** The version that staff saw. */
  readonly version?: number;
}

type Moved = Omit<OrderMove, 'orderId'>;

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

/** Whether a request has moved an order before. */
export const isRepeated = async (tx: Db | Tx, orderId: string, requestId: string | null): Promise<boolean> =>
  requestId !== null &&
  (await tx
    .selectFrom('purchase_order_history')
    .select('no')
    .where('order_id', '=', orderId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()) !== undefined;

/** Reserves, releases or uses the limit of the member; nothing where the order reserves none. */
async function bookPlafond(tx: Tx, order: Order, { plafond }: OrderTransition, { by, at, values }: Moved) {
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

const reasonOf = ({ holdReason, cancelNote, rejectCode }: OrderValues): string | null =>
  holdReason ?? cancelNote ?? rejectCode ?? null;

/** Messages that tell the member of a step. */
const messageOf: Readonly<Partial<Record<OrderState, OrderMessageCode>>> = {
  PO_ISSUED: 'PO_ISSUED',
  CANCELLED: 'PO_CANCELLED',
};

/**
 * Makes a step of a locked order in everything but the order itself: the limit, the history and the message.
 * @returns the columns that the order is to store
 * @throws Refusal PLAFOND_INSUFFICIENT, QUOTA_REACHED
 */
export async function moveAround(tx: Tx, order: Order, move: Moved) {
  const { transition: name, by, at, requestId = null, values = {} } = move;
  const transition: OrderTransition = orderTransitions[name];
  await bookPlafond(tx, order, transition, move);
  const to = transition.to === 'BEFORE' ? order.held_from! : transition.to;
  await bookPromo(tx, order, to, at);
  await bookOutletRate(tx, order, to);
  const stored = await columnsOfStep(tx, order, to, move);
  const no = order.history_no + 1;
  await tx
    .insertInto('purchase_order_history')
    .values({
      order_id: order.id,
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
  if (to === 'CONFIRMING' && name === 'confirm') await openForOrder(tx, order, at);
  await endForOrder(tx, order.id, to, at);
  await endCancellation(tx, order, to, at);
  const message = messageOf[to];
  if (message) await queueOrderMessage(tx, order.id, message, { by: 'SYSTEM', at });
  const { rejectCode = null, rejectDetails } = values;
  await logOrderStep(tx, order, { to, at, requestId, rejectCode, rejectDetails, stored });
  return { ...stored, status: to, status_since: at, history_no: no };
}

/** The order after a step; `before` is null where the request is a repeated one, which changes nothing. */
interface StepMade {
  readonly before: Order | null;
  readonly after: Order;
}

/** As {@link moveOrder}, for callers that write the audit entry themselves. */
export async function stepOrder(tx: Tx, move: OrderMove): Promise<StepMade> {
  const { orderId, by, at, requestId = null } = move;
  const before = await lockedOrder(tx, orderId, move.version);
  if (await isRepeated(tx, orderId, requestId)) return { before: null, after: before };
  const facts = factColumns(move.facts ?? {});
  const order = { ...before, ...facts };
  await requireMove(tx, order, move);
  const columns = { ...facts, ...(await moveAround(tx, order, move)) };
  const after = await tx
    .updateTable('purchase_order')
    .set(({ eb }) => ({ ...columns, version: eb('version', '+', 1), updated_by: by, updated_at: at }))
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { before, after };
}

/**
 * Makes a step of an order with what it does to the limit of the member and its audit entry, or nothing. A repeated
 * request changes nothing.
 * @throws Refusal NOT_FOUND, STALE_VERSION, PO_ARCHIVED, PO_FINAL, INVALID_STATE, VALIDATION, SELF_APPROVAL,
 *   MEMBER_NOT_ACTIVE, DATABASE_TYPE_BLOCKED, PO_RED_FLAG, PO_IAS_REJECT, PO_NO_SURVEY, PLAFOND_INSUFFICIENT,
 *   PO_CLAIMED_TWICE, QUOTA_REACHED
 * @example await moveOrder(tx, { orderId, transition: 'verify', mover: 'SYSTEM', by: 'FIONA', at, requestId });
 */
export async function moveOrder(tx: Tx, move: OrderMove): Promise<Order> {
  const { before, after } = await stepOrder(tx, move);
  if (before) await recordStep(tx, { before, after, transition: move.transition }, move);
  return after;
}
