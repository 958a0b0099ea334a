import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { isPhoneBarred } from '../../membership/index.ts';
import type { Tx } from '../../platform/context.ts';
import { lockAllByName } from '../../platform/database/named-lock.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { EnteredOrder } from './entered-order.ts';
import { raiseRedFlag } from './flags.ts';
import { priceOf, requireApplication } from './judge-application.ts';
import type { OrderBy } from './move.ts';
import { outletOfApplication } from './outlet-of-order.ts';
import { promoOfApplication } from './promo-of-order.ts';

const dayMs = 86_400_000;

/** The id of the order with an application number. */
export const orderIdOf = (applNo: string): string => seedId('purchase-order', applNo);

interface Place {
  readonly branchId: string;
  readonly mraId: string;
}

/** The branch of the office that the number begins with, in the line. @throws Refusal NOT_FOUND */
async function placeOf(tx: Tx, { applNo, line }: EnteredOrder): Promise<Place> {
  const { rows } = await sql<Place>`select b.id as "branchId", o.mra_id as "mraId" from branch_view b
    join mro_view o on o.id = b.mro_id
    where b.office_code = ${applNo.slice(0, 5)} and b.business_line = ${line} and b.deleted_at is null`.execute(tx);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** What a channel said in an application. */
const hashOfEntry = (order: EnteredOrder): string => createHash('sha256').update(JSON.stringify(order)).digest('hex');

/**
 * Whether the application was taken over before. Entries of a number, and of a member, follow one another.
 * @throws Refusal IDEMPOTENCY_REUSED when the earlier application with the number said something else
 */
async function isEntered(tx: Tx, { applNo, memberId }: EnteredOrder, hash: string): Promise<boolean> {
  await lockAllByName(tx, [`order ${applNo}`, `orders of ${memberId}`]);
  const entered = await tx
    .selectFrom('purchase_order')
    .select('entry_hash')
    .where('appl_no', '=', applNo)
    .executeTakeFirst();
  if (!entered) return false;
  // Earlier orders do not have it.
  if (entered.entry_hash !== null && entered.entry_hash !== hash) throw new Refusal('IDEMPOTENCY_REUSED');
  return true;
}

/**
 * Takes over an application of a sales channel. One that comes twice is the first one.
 * @returns the id of the order
 * @throws Refusal NOT_FOUND for an unknown member or branch, VALIDATION, IDEMPOTENCY_REUSED for another application
 *   with the number, OUTLET_NOT_ACTIVE, OUTLET_LIMIT
 */
export async function enterOrder(tx: Tx, order: EnteredOrder, { by, at, requestId }: OrderBy): Promise<string> {
  const id = orderIdOf(order.applNo);
  const hash = hashOfEntry(order);
  if (await isEntered(tx, order, hash)) return id;
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
  const promo = await promoOfApplication(tx, { ...order, ...place, price });
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
      cust_no: null,
      card_no: null,
      ...numbers,
      customer_type: order.customerType,
      purchase_date: order.purchaseDate,
      sales_code: order.salesCode,
      status: 'ENTRY',
      status_since: at,
      history_no: 1,
      central: order.central,
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
  await flagEntered(tx, id, order, numbers.phone_hash, at);
  return id;
}

/** Red flags that follow from the application itself. */
async function flagEntered(tx: Tx, id: string, order: EnteredOrder, phoneHash: string, at: Date): Promise<void> {
  const raise = (code: 'BLACKLIST_PHONE' | 'FAST_REPEAT') =>
    raiseRedFlag(tx, id, { code, note: null }, { by: 'SYSTEM', at });
  if (await isPhoneBarred(tx, phoneHash)) await raise('BLACKLIST_PHONE');
  const since = new Date(order.purchaseDate.getTime() - dayMs);
  const repeated = await tx
    .selectFrom('purchase_order')
    .select('id')
    .where('member_id', '=', order.memberId)
    .where('id', '<>', id)
    .where('purchase_date', '>', since.toISOString())
    .where('purchase_date', '<=', order.purchaseDate.toISOString())
    .limit(1)
    .executeTakeFirst();
  if (repeated) await raise('FAST_REPEAT');
}
