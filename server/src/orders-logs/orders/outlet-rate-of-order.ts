import type { OrderState } from '@console/contracts/orders-logs/orders/vocabulary';
import { countExclusiveRate, exclusiveRateOfOrder } from '../../branches-stores/index.ts';
import type { Tx } from '../../platform/context.ts';
import { groupsOfProducts } from '../../products/index.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import type { EnteredOrder } from './entered-order.ts';
import type { Order } from './move.ts';

type Application = Pick<EnteredOrder, 'line' | 'tenor' | 'purchaseDate' | 'rateKind' | 'rate' | 'items'> & {
  readonly branchId: string;
  /** A promo goes before the rates of the outlet. */
  readonly hasPromo: boolean;
};

/** The exclusive rate of its outlet that an application was priced with; `null` where it has another rate. */
export async function outletRateOfApplication(
  tx: Tx,
  outletId: string | null,
  { line, branchId, tenor, purchaseDate, rateKind: kind, rate, items, hasPromo }: Application,
): Promise<string | null> {
  if (outletId === null || hasPromo) return null;
  const day = jakartaDay(purchaseDate);
  const products = items.map(({ productId }) => productId);
  const groupIds = await groupsOfProducts(tx, line, products, day);
  const brands = items.map(({ brand }) => brand);
  return exclusiveRateOfOrder(tx, { line, outletId, branchId, day, tenor, kind, rate, groupIds, brands });
}

/** Counts an order towards the quota of that rate from its issue on, and no more once it is cancelled or expires. */
export async function bookOutletRate(tx: Tx, order: Order, to: OrderState): Promise<void> {
  const { business_line: line, outlet_rate_id: rateId, status } = order;
  if (rateId === null) return;
  if (to === 'PO_ISSUED') await countExclusiveRate(tx, line, rateId, 1);
  const isOver = to === 'CANCELLED' || to === 'EXPIRED';
  if (isOver && status === 'PO_ISSUED') await countExclusiveRate(tx, line, rateId, -1);
}
