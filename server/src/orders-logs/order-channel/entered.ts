import { createHash } from 'node:crypto';
import type { ChannelApplication } from '@console/contracts/orders-logs/order-channel';
import type { FieldError } from '@console/contracts/core/errors';
import type { Tx } from '../../platform/context.ts';
import { invalid, notFound } from '../../platform/http/refusal.ts';
import { goodsOf, type OrderGoods } from '../../products/index.ts';
import type { EnteredItem, EnteredOrder } from '../orders/entered-order.ts';

type Item = ChannelApplication['items'][number];

/** @throws Refusal NOT_FOUND */
async function memberIdOf(tx: Tx, memberNo: string): Promise<string> {
  const member = await tx
    .selectFrom('member_view')
    .select('id')
    .where('member_no', '=', memberNo)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!member) throw notFound();
  return member.id;
}

/** Why an item cannot be sold so: it is unknown or not active, or its price is outside the limits of the product. */
function faultOf({ unitPrice }: Item, goods: OrderGoods | undefined, index: number): FieldError | null {
  if (!goods) return { field: `items.${index}.objectCode`, code: 'NOT_FOUND' };
  const isOutside = unitPrice < (goods.priceMin ?? 0) || unitPrice > (goods.priceMax ?? Infinity);
  return isOutside ? { field: `items.${index}.unitPrice`, code: 'NOT_ALLOWED' } : null;
}

/** @throws Refusal VALIDATION */
async function itemsOf(tx: Tx, { businessLine, items }: ChannelApplication): Promise<EnteredItem[]> {
  const goods = await goodsOf(
    tx,
    businessLine,
    items.map(({ objectCode }) => objectCode),
  );
  const faults = items.flatMap((item, index) => faultOf(item, goods.get(item.objectCode), index) ?? []);
  if (faults.length > 0) throw invalid(...faults);
  return items.map(({ objectCode, qty, unitPrice }) => {
    const { id: productId, name, brand, type, condition: conditionCode } = goods.get(objectCode)!;
    return { productId, name, brand, type, conditionCode, qty, unitPrice };
  });
}

/** What a channel said, by which a repeated call is known. */
export const saidHash = (application: ChannelApplication): string =>
  createHash('sha256').update(JSON.stringify(application)).digest('hex');

/**
 * The application of a channel with the member and the goods that it names.
 * @param source the source of the token
 * @throws Refusal NOT_FOUND for an unknown member, VALIDATION for unknown goods or prices outside their limits
 */
export async function enteredOrderOf(tx: Tx, application: ChannelApplication, source: string): Promise<EnteredOrder> {
  const { businessLine: line, memberNo: _no, items: _items, unit, promoCode, ...rest } = application;
  return {
    ...rest,
    line,
    source,
    memberId: await memberIdOf(tx, application.memberNo),
    purchaseDate: new Date(application.purchaseDate),
    salesCode: application.salesCode ?? null,
    paymentType: application.paymentType ?? null,
    ias: null,
    items: await itemsOf(tx, application),
    ...(promoCode ? { promoCode } : {}),
    ...(unit ? { unit: { ...unit, dealerRefNo: unit.dealerRefNo ?? null } } : {}),
    entryHash: saidHash(application),
  };
}
