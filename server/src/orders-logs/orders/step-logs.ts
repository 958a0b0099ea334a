import { createHash, randomUUID } from 'node:crypto';
import type { OrderState } from '@console/contracts/orders-logs/orders/vocabulary';
import type { OrderfullType } from '@console/contracts/orders-logs/transaction-log';
import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { maskPayload } from '../../platform/personal-data/payload.ts';
import { comparedValues } from './compared-values.ts';
import { insertReject, type RejectDetails } from './reject-log.ts';
import type { PurchaseOrderTable } from './table.ts';

type Order = Selectable<PurchaseOrderTable>;

interface Step {
  readonly to: OrderState;
  readonly at: Date;
  readonly requestId: string | null;
  readonly rejectCode: string | null;
  readonly rejectDetails?: RejectDetails | undefined;
  /** The columns that the step stores. */
  readonly stored: object;
}

const shared = (order: Order, { at, requestId }: Pick<Step, 'at' | 'requestId'>) => ({
  at,
  request_id: requestId,
  appl_no: order.appl_no,
  cust_no: order.cust_no,
  business_line: order.business_line,
  source_input: order.source_input,
  branch_id: order.branch_id,
});

/** The message that a step owes the core system: an order that was never issued there is not cancelled there. */
function messageOf({ status }: Order, to: OrderState): OrderfullType | null {
  if (to === 'PO_ISSUED' || to === 'DELIVERED') return to;
  return to === 'CANCELLED' && status === 'PO_ISSUED' ? 'CANCELLED' : null;
}

/** The number of a message, the same however often it is sent. */
export const messageNoOf = (applNo: string, type: OrderfullType): string => `${applNo}-${type}`;

const unitOf = (order: Order) => ({
  colour: order.unit_colour,
  year: order.unit_year,
  otrPrice: order.otr_price,
  stnkName: order.stnk_name,
  frameNo: order.frame_no,
  engineNo: order.engine_no,
});

/** What stands for the personal numbers of an order, which are added when its message is sent. */
const hidden = '******';

/** A complete order by section, as the core system takes it. */
export function orderfullPayload(order: Order, items: readonly object[], outletCode: string | null) {
  return {
    customer: {
      memberName: order.member_name,
      custNo: order.cust_no,
      customerType: order.customer_type,
      cardNo: order.card_no,
      phone: hidden,
      nik: hidden,
    },
    goods: items,
    unit: order.business_line === 'NMC' ? unitOf(order) : null,
    financing: {
      priceTotal: order.price_total,
      downPayment: order.down_payment,
      adminFee: order.admin_fee,
      financedAmount: order.financed_amount,
      tenor: order.tenor,
      rate: order.rate,
      angsuran: order.angsuran,
    },
    insurance: { fee: order.insurance_fee, paymentType: order.payment_type ?? 'S' },
    outlet: { outletCode, salesCode: order.sales_code },
    documents: { poNumber: order.po_number, bastFileId: order.bast_file_id },
  };
}

/** The hash of a payload before it is masked, with the hashes of the personal numbers. */
export const payloadHashOf = (payload: unknown, { phone_hash: phone, nik_hash: nik }: Order): string =>
  createHash('sha256')
    .update(JSON.stringify([payload, phone, nik]))
    .digest('hex');

async function keepMessage(tx: Tx, order: Order, type: OrderfullType, step: Step): Promise<void> {
  const items = await tx
    .selectFrom('purchase_order_item')
    .select(['no', 'name', 'brand', 'type', 'condition_code as conditionCode', 'qty', 'unit_price as unitPrice'])
    .where('order_id', '=', order.id)
    .orderBy('no')
    .execute();
  const outlet = await tx
    .selectFrom('outlet_view')
    .select('code')
    .where('id', '=', order.store_id ?? order.dealer_id)
    .executeTakeFirst();
  const payload = orderfullPayload({ ...order, ...step.stored }, items, outlet?.code ?? null);
  await tx
    .insertInto('orderfull_message')
    .values({
      id: randomUUID(),
      ...shared(order, step),
      order_id: order.id,
      message_type: type,
      message_no: messageNoOf(order.appl_no, type),
      payload: JSON.stringify(maskPayload(payload)),
      payload_hash: payloadHashOf(payload, order),
      next_try_at: step.at,
      ack_at: null,
      core_ref: null,
      core_message: null,
      resend_reason: null,
      created_by: 'SYSTEM',
      created_at: step.at,
      updated_by: 'SYSTEM',
      updated_at: step.at,
    })
    .onConflict((known) => known.columns(['order_id', 'message_type']).doNothing())
    .execute();
}

/**
 * Writes what a step of an order leaves in the logs: a row for a rejection, a message for the core system at issue,
 * delivery and the cancellation of an issued order. In the transaction of the step: an order and its message are one.
 */
export async function logOrderStep(tx: Tx, order: Order, step: Step): Promise<void> {
  const { at, requestId, rejectCode, rejectDetails } = step;
  if (step.to === 'REJECTED') {
    const code = rejectCode ?? '-';
    const given = rejectDetails?.compared ?? [];
    const compared = given.length > 0 ? given : await comparedValues(tx, code, order);
    await insertReject(tx, order, { code, at, requestId }, { ...rejectDetails, compared });
  }
  const type = messageOf(order, step.to);
  if (type) await keepMessage(tx, order, type, step);
}
