import { sql } from 'kysely';
import { part } from '../../platform/http/part.ts';
import type { Sql } from '../../records/resource/definition.ts';

/** The number of orders of the dealer `t` since an instant, as an expression. */
export type OrdersOfDealer = (since: string) => Sql;

/**
 * What counts the orders of dealers; the domain of orders sets it.
 * @example ordersOfDealers(app).current = (since) => sql`(select count(*)::int …)`;
 */
export const ordersOfDealers = part((): { current: OrdersOfDealer } => ({ current: () => sql`0` }));
