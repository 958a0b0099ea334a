import { sendOtp, verifyOtp } from '../../membership/index.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { invalidState, Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { rupiah } from '../../platform/rupiah.ts';
import type { Services } from '../../platform/services.ts';
import { finalOrderStates, type OrderState } from '@console/contracts/orders-logs/orders/vocabulary';
import { isRepeated, lockedOrder, moveOrder, type Order } from '../orders/move.ts';
import { composeSms } from '../update-sms-content/compose.ts';
import type { Channel } from './channel.ts';
import { keepReject } from './rejects.ts';

/** An order to whose entry the member agrees. @throws Refusal PO_ARCHIVED, PO_FINAL, INVALID_STATE */
async function enteredOrder(db: Db, orderId: string, action: string): Promise<Order> {
  const order = await db.transaction().execute((tx) => lockedOrder(tx, orderId));
  if ((finalOrderStates as readonly OrderState[]).includes(order.status)) throw new Refusal('PO_FINAL');
  if (order.status !== 'ENTRY') throw invalidState(order.status, action);
  return order;
}

const outletName = async (db: Db | Tx, order: Order): Promise<string> => {
  const outlet = await db
    .selectFrom('outlet_view')
    .select('name')
    .where('id', '=', order.store_id ?? order.dealer_id)
    .executeTakeFirst();
  return outlet?.name ?? '';
};

/**
 * Sends the member of an order the code by which the member agrees to it, in the words of the line.
 * @throws Refusal PO_ARCHIVED, PO_FINAL, INVALID_STATE, and those of codes
 */
export async function sendOrderOtp(services: Services, texts: ProtectedText, orderId: string, requestId: string) {
  const { db } = services;
  const order = await enteredOrder(db, orderId, 'otp');
  const { business_line: line } = order;
  return sendOtp(services, texts, {
    purpose: 'ORDER',
    subjectId: order.id,
    memberId: order.member_id,
    username: 'SYSTEM',
    order: {
      applNo: order.appl_no,
      custNo: order.cust_no,
      line,
      source: order.source_input,
      branchId: order.branch_id,
      requestId,
    },
    async written(values) {
      const amount = rupiah(order.financed_amount).replace(' ', '');
      const all = { ...values, amount, storeName: await outletName(db, order) };
      const composed = await composeSms(db, { code: 'OTP_ORDER', line, channel: 'SMS', values: all });
      return 'text' in composed ? composed.text : null;
    },
  });
}

/**
 * Verifies an order whose member entered the code: what it finances is reserved. A refusal of the rules is kept. A
 * repeated request changes nothing.
 * @throws Refusal OTP_FAILED, PO_ARCHIVED, PO_FINAL, INVALID_STATE, MEMBER_NOT_ACTIVE, DATABASE_TYPE_BLOCKED,
 *   RISK_EXPIRED, PLAFOND_INSUFFICIENT
 */
export async function verifyOrder(
  services: Services,
  texts: ProtectedText,
  { orderId, otp, requestId }: { readonly orderId: string; readonly otp: string; readonly requestId: string },
  { source, actor }: Channel,
): Promise<void> {
  const { db, now } = services;
  if (await isRepeated(db, orderId, requestId)) return;
  const order = await enteredOrder(db, orderId, 'verify');
  await verifyOtp(services, texts, { purpose: 'ORDER', subjectId: orderId, otp });
  const move = { orderId, transition: 'verify', mover: 'SYSTEM', by: source, actor, at: now(), requestId } as const;
  try {
    await db.transaction().execute((tx) => moveOrder(tx, move));
  } catch (error) {
    await keepReject(services, error, async () => ({ ...order, amount: order.financed_amount }), requestId);
    throw error;
  }
}
