import { sql } from 'kysely';
import { part } from '../../platform/http/part.ts';
import type { Sql } from '../../records/resource/definition.ts';

/** The number of orders of the outlet `t` since an instant, as an expression: a store's or a dealer's. */
export type OrdersOfOutlet = (owner: 'store_id' | 'dealer_id', since: string) => Sql;

/**
 * What counts the orders of outlets; the domain of orders sets it.
 * @example ordersOfOutlets(app).current = (owner, since) => sql`(select count(*)::int …)`;
 */
export const ordersOfOutlets = part((): { current: OrdersOfOutlet } => ({ current: () => sql`0` }));

/** The instants between which orders came, as expressions. */
interface OrderPeriod {
  readonly from: Sql;
  readonly until: Sql;
}

/** The number of orders of an outlet that are not final, of those that came in a period, as an expression. */
export type OpenOrdersOfOutlet = (outlet: Sql, period: OrderPeriod) => Sql;

/** What counts the open orders of outlets; the domain of orders sets it. */
export const openOrdersOfOutlets = part((): { current: OpenOrdersOfOutlet } => ({ current: () => sql`0` }));
