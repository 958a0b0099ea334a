import { sql } from 'kysely';
import type { CountBooked, FinancedByOutlet, OpenOrdersOfOutlet, OrdersOfOutlet } from '../../branches-stores/index.ts';
import type { Db, Tx } from '../../platform/context.ts';

type Owner = 'member_id' | 'branch_id' | 'store_id' | 'dealer_id';

/** Orders that are not final, by the record that they belong to. */
const countOpen =
  (owner: Owner) =>
  async (db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    const { rows } = await sql<{ id: string; count: number }>`
      select ${sql.ref(owner)} as id, count(*)::int as count from purchase_order
      where ${sql.ref(owner)} = any(${ids}::uuid[])
        and status not in ('DISBURSED', 'REJECTED', 'CANCELLED', 'EXPIRED') group by 1`.execute(db);
    return new Map(rows.map(({ id, count }) => [id, count]));
  };

export const openOrdersOfMembers = countOpen('member_id');
export const openOrdersOfBranches = countOpen('branch_id');
export const openOrdersOfStores = countOpen('store_id');
export const openOrdersOfDealers = countOpen('dealer_id');

/** Orders of the outlet `t` of a query since an instant, whatever became of them. */
export const ordersOfOutletSince: OrdersOfOutlet = (owner, since) =>
  sql`(select count(*)::int from purchase_order p
    where p.${sql.ref(owner)} = t.id and p.purchase_date >= ${since}::timestamptz)`;

/** What the orders of an outlet since an instant finance; those that came to nothing do not count. */
export const financedByOutlet: FinancedByOutlet = (outlet, since) =>
  sql`(select coalesce(sum(p.financed_amount), 0) from purchase_order p
    where (p.store_id = ${outlet} or p.dealer_id = ${outlet}) and p.purchase_date >= ${since}::timestamptz
      and p.status not in ('REJECTED', 'CANCELLED', 'EXPIRED'))`;

/** Orders of an outlet, a store or a dealer, that are not final and came in a period. */
export const openOrdersOfOutlet: OpenOrdersOfOutlet = (outlet, { from, until }) =>
  sql`(select count(*)::int from purchase_order p
    where (p.store_id = ${outlet} or p.dealer_id = ${outlet})
      and p.purchase_date >= ${from} and p.purchase_date < ${until}
      and p.status not in ('DISBURSED', 'REJECTED', 'CANCELLED', 'EXPIRED'))`;

/** Issued orders of a dealer for a brand, within bands of tenors and down payments, that came in a period of days. */
export const bookedOrders: CountBooked = ({ dealerId, brand, tenors, downPayments, period }) =>
  sql`(select count(*)::int from purchase_order p
    where p.dealer_id = ${dealerId} and p.status in ('PO_ISSUED', 'DELIVERED', 'DISBURSED')
      and p.purchase_date >= ${period[0]}::timestamp at time zone 'Asia/Jakarta'
      and p.purchase_date < (${period[1]} + 1)::timestamp at time zone 'Asia/Jakarta'
      and p.tenor between ${tenors[0]} and ${tenors[1]}
      and floor(p.down_payment * 100.0 / p.price_total) between ${downPayments[0]} and ${downPayments[1]}
      and exists (select from purchase_order_item i where i.order_id = p.id and i.brand = ${brand}))`;
