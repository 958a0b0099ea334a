import { sql } from 'kysely';
import { ofOffice } from '../../people/scope/predicate.ts';
import type { Sql } from '../../records/resource/definition.ts';
import { liveOrders, type OrderFilter, type OrderReport } from './figures.ts';

export interface StoreFilter extends OrderFilter {
  readonly storeGroupId?: string;
  readonly productGroupId?: string;
  /** An office with its branches of all lines, by one of them. */
  readonly officeOf?: string;
}

const ofStores = (condition: Sql): Sql => sql`and t.store_id in (select o.id from outlet_view o where ${condition})`;

/** Orders by outlet: a store of SPEKTRA, a dealer of the other lines. Those without one are a row of their branch. */
export const outletReport = ({ storeGroupId, productGroupId, officeOf, ...orders }: StoreFilter): OrderReport => ({
  group: sql`coalesce(t.store_id, t.dealer_id)`,
  where: sql`${liveOrders(orders)} ${storeGroupId ? ofStores(sql`o.store_group_id = ${storeGroupId}`) : sql``}
    ${productGroupId ? ofStores(sql`o.product_group_ids @> ${[productGroupId]}::uuid[]`) : sql``}
    ${officeOf ? sql`and ${ofOffice(sql`t.branch_id`, officeOf)}` : sql``}`,
  names: sql`o.code as "storeCode", o.name as "storeName"`,
  joins: sql`left join outlet_view o on o.id = f.group_id`,
  order: sql`"disbursedAmount" desc, "storeCode" nulls last`,
});
