import { premiumByBand, type PremiumPayment, type PremiumPlan } from '@console/instalments';
import type { Db, Tx } from '../../platform/context.ts';
import { rowsOfSet } from '../insurance/compare.ts';
import { bandTariff, goodsLine, type GoodsRow } from './line.ts';

/** What the premium of goods follows from. */
export interface Goods {
  readonly groupId: string;
  readonly price: number;
  readonly tenor: number;
  readonly payment: PremiumPayment;
}

const fits = (row: GoodsRow, { groupId, price, tenor, payment }: Goods): boolean =>
  row.product_group_id === groupId &&
  row.payment_type === payment &&
  row.price_from <= price &&
  (row.price_to === null || price <= row.price_to) &&
  row.tenor_from <= tenor &&
  tenor <= row.tenor_to;

/** The premium of goods by a set, whether it holds or not; `null` for a price or tenor that it does not have. */
export async function premiumInSet(db: Db | Tx, setNo: string, goods: Goods): Promise<PremiumPlan | null> {
  const rows = await rowsOfSet(db, goodsLine, setNo);
  const row = rows.find((each) => fits(each, goods));
  return row ? premiumByBand({ price: goods.price, tenor: goods.tenor, tariff: bandTariff(row) }) : null;
}
