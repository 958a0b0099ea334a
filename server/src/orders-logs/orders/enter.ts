import { createHash } from 'node:crypto';
import { isSalesCodeOf } from '../../branches-stores/index.ts';
import { custNoOf, type MemberCards } from '../../membership/index.ts';
import type { Tx } from '../../platform/context.ts';
import { lockByName } from '../../platform/database/named-lock.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import { hasBought } from './conditions.ts';
import type { EnteredOrder } from './entered-order.ts';
import { flagEntered } from './flag-entered.ts';
import { priceOf, requireApplication } from './judge-application.ts';
import type { OrderBy } from './move.ts';
import { agentOfApplication } from './of-agents.ts';
import { outletRateOfApplication } from './outlet-rate-of-order.ts';
import { outletOfApplication } from './outlet-of-order.ts';
import { placeOf } from './place-of-order.ts';
import { promoOfApplication } from './promo-of-order.ts';
import { recordEntered } from './record-order.ts';

/** The id of the order with an application number. */
export const orderIdOf = (applNo: string): string => seedId('purchase-order', applNo);

/** What a channel said in an application. */
const hashOfEntry = (order: EnteredOrder): string =>
  order.entryHash ?? createHash('sha256').update(JSON.stringify(order)).digest('hex');

/**
 * The order that an application with this number made before. Entries of a number follow one another.
 * @param hash of what the channel says now
 * @throws Refusal IDEMPOTENCY_REUSED when the earlier application said something else
 */
export async function enteredId(tx: Tx, applNo: string, hash: string): Promise<string | undefined> {
  await lockByName(tx, `order ${applNo}`);
  const entered = await tx
    .selectFrom('purchase_order')
    .select(['id', 'entry_hash'])
    .where('appl_no', '=', applNo)
    .executeTakeFirst();
  // Earlier orders do not have it.
  if (entered && entered.entry_hash !== null && entered.entry_hash !== hash) throw new Refusal('IDEMPOTENCY_REUSED');
  return entered?.id;
}

/**
 * Requires a sales code of the office, and an earlier contract for the rate of repeat orders.
 * @throws Refusal VALIDATION
 */
async function requireSalesAndRate(tx: Tx, { applNo, salesCode, rateKind, memberId }: EnteredOrder): Promise<void> {
  if (salesCode !== null && !(await isSalesCodeOf(tx, salesCode, applNo.slice(0, 5))))
    throw invalid({ field: 'salesCode', code: 'NOT_FOUND' });
  if (rateKind === 'REPEAT' && !(await hasBought(tx, memberId)))
    throw invalid({ field: 'rateKind', code: 'NOT_ALLOWED' });
}

/**
 * Takes over an application of a sales channel. One that comes twice is the first one.
 * @param cards what the domain of cards knows of members
 * @returns the id of the order
 * @throws Refusal NOT_FOUND for an unknown member, VALIDATION, OUTLET_NOT_ACTIVE, OUTLET_LIMIT,
 *   IDEMPOTENCY_REUSED for another application with the number
 */
export async function enterOrder(
  tx: Tx,
  order: EnteredOrder,
  { by, actor, at, requestId }: Omit<OrderBy, 'mover'>,
  cards: Pick<MemberCards, 'numbers'>,
): Promise<string> {
  const id = orderIdOf(order.applNo);
  const hash = hashOfEntry(order);
  if (await enteredId(tx, order.applNo, hash)) return id;
  // Applications of a member follow one another too, always after the lock of their number.
  await lockByName(tx, `orders of ${order.memberId}`);
  requireApplication(order, at);
  const price = priceOf(order);
  const member = await tx
    .selectFrom('member_view')
    .select(['name', 'phone_encrypted', 'phone_hash', 'nik_encrypted', 'nik_hash'])
    .where('id', '=', order.memberId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!member) throw notFound();
  const { name, ...numbers } = member;
  const place = await placeOf(tx, order);
  const outletId = await outletOfApplication(tx, { ...order, ...place });
  await requireSalesAndRate(tx, order);
  const promo = await promoOfApplication(tx, { ...order, ...place, outletId, price });
  const outletRateId = await outletRateOfApplication(tx, outletId, { ...order, ...place, hasPromo: promo !== null });
  const agent = await agentOfApplication(tx, { ...order, ...place });
  await tx
    .insertInto('purchase_order')
    .values({
      id,
      entry_hash: hash,
      appl_no: order.applNo,
      po_number: null,
      business_line: order.line,
      member_id: order.memberId,
      member_name: name,
      cust_no: await custNoOf(tx, order.memberId, order.line),
      card_no: (await cards.numbers(tx, [order.memberId])).get(order.memberId) ?? null,
      ...numbers,
      customer_type: order.customerType,
      purchase_date: order.purchaseDate,
      sales_code: order.salesCode,
      status: 'ENTRY',
      status_since: at,
      history_no: 1,
      central: place.central,
      platform: order.platform,
      source_input: order.source,
      ias: order.ias?.decision ?? null,
      ias_score: order.ias?.score ?? null,
      ias_at: order.ias?.at ?? null,
      branch_id: place.branchId,
      mra_id: place.mraId,
      zip_code: order.zipCode,
      store_id: order.line === 'SPEKTRA' ? outletId : null,
      dealer_id: order.line === 'SPEKTRA' ? null : outletId,
      price_total: price,
      down_payment: order.downPayment,
      admin_fee: order.adminFee,
      insurance_fee: order.insuranceFee,
      financed_amount: order.financedAmount,
      tenor: order.tenor,
      rate: order.rate,
      angsuran: order.angsuran,
      payment_type: order.paymentType,
      rate_kind: order.rateKind,
      promo_id: promo?.promoId ?? null,
      promo_rate_id: promo?.lineId ?? null,
      outlet_rate_id: outletRateId,
      ...agent,
      stnk_name: order.unit?.stnkName ?? null,
      unit_colour: order.unit?.colour ?? null,
      unit_year: order.unit?.year ?? null,
      otr_price: order.unit?.otrPrice ?? null,
      dealer_ref_no: order.unit?.dealerRefNo ?? null,
      created_by: by,
      created_at: at,
      updated_by: by,
      updated_at: at,
    })
    .execute();
  await tx
    .insertInto('purchase_order_history')
    .values({ order_id: id, no: 1, from_status: null, to_status: 'ENTRY', at, by, request_id: requestId ?? null })
    .execute();
  await tx
    .insertInto('purchase_order_item')
    .values(
      order.items.map((item, index) => ({
        order_id: id,
        no: index + 1,
        product_id: item.productId,
        name: item.name,
        brand: item.brand,
        type: item.type,
        condition_code: item.conditionCode,
        qty: item.qty,
        unit_price: item.unitPrice,
      })),
    )
    .execute();
  await recordEntered(
    tx,
    { id, appl_no: order.applNo, business_line: order.line },
    { by, at, ...(actor ? { actor } : {}) },
  );
  await flagEntered(tx, id, order, numbers.phone_hash, at);
  return id;
}
