import type { Db, Tx } from '../../platform/context.ts';
import { part } from '../../platform/http/part.ts';

/** Orders of an agent: those that are not final, those that were disbursed, and what was paid for these in rupiah. */
export interface OrdersOfAgent {
  readonly open: number;
  readonly done: number;
  readonly paid: number;
}

/** What the domain of orders does for agents. */
export interface AgentOrders {
  /** Orders of agents by their ids. Agents without any may be left out. */
  readonly count: (db: Db | Tx, agentIds: readonly string[]) => Promise<ReadonlyMap<string, OrdersOfAgent>>;
  /** Takes the orders that are not final from agents: they are no longer paid for them. */
  readonly release: (tx: Tx, agentIds: readonly string[], at: Date) => Promise<void>;
}

const none: AgentOrders = { count: () => Promise.resolve(new Map()), release: () => Promise.resolve() };

/**
 * Orders of agents; the domain of orders sets this, because it comes later.
 * @example (await agentOrders(app).current.count(db, [agentId])).get(agentId)?.open ?? 0
 */
export const agentOrders = part((): { current: AgentOrders } => ({ current: none }));
