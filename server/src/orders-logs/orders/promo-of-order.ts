import type { OrderState } from '@console/contracts/orders-logs/orders/vocabulary';
import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { invalid } from '../../platform/http/refusal.ts';
import {
  countPromoUse,
  promoLineOfOrder,
  releasePromoUse,
  type PromoLineOfOrder,
} from '../../promos-products/index.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import type { EnteredOrder } from './entered-order.ts';
import type { PurchaseOrderTable } from './table.ts';

type Application = Pick<EnteredOrder, 'line' | 'tenor' | 'purchaseDate' | 'downPayment'> &
  Pick<EnteredOrder, 'memberId' | 'promoCode' | 'rateKind' | 'source' | 'items'> & {
    readonly branchId: string;
    /** The store or dealer that sells. */
    readonly outletId: string | null;
    /** Whole rupiah of all goods. */
    readonly price: number;
  };

/**
 * The line of the promo that a channel priced an application with; `null` without one.
 * @throws Refusal VALIDATION for a promo that does not hold for this order at the branch on the day of the purchase
 */
export async function promoOfApplication(
  tx: Tx,
  { promoCode, purchaseDate, price, downPayment, rateKind: kind, items, ...application }: Application,
): Promise<PromoLineOfOrder | null> {
  if (promoCode === undefined) return null;
  const promo = await promoLineOfOrder(tx, {
    ...application,
    promoCode,
    kind,
    day: jakartaDay(purchaseDate),
    price,
    base: price - downPayment,
    productIds: items.map(({ productId }) => productId),
  });
  if (!promo) throw invalid({ field: 'promoCode', code: 'NOT_ALLOWED' });
  return promo;
}

/**
 * Counts an order towards the quota of its promo when it is issued, and gives that back when it is cancelled or
 * expires.
 * @throws Refusal QUOTA_REACHED
 */
export async function bookPromo(
  tx: Tx,
  order: Selectable<PurchaseOrderTable>,
  to: OrderState,
  at: Date,
): Promise<void> {
  const { id: orderId, promo_id: promoId, promo_rate_id: lineId } = order;
  if (promoId === null || lineId === null) return;
  if (to === 'CANCELLED' || to === 'EXPIRED') await releasePromoUse(tx, orderId, at);
  if (to !== 'PO_ISSUED') return;
  await countPromoUse(tx, {
    orderId,
    promoId,
    lineId,
    base: order.price_total - order.down_payment,
    amount: order.financed_amount,
    isDirectLoan: order.business_line === 'UFI' && order.dealer_id === null,
    at,
  });
}
