import { agentOrders as agentOrdersContract } from '@console/contracts/orders-logs/agent-orders';
import { mostFeeMonths, type AgentFeeMonth } from '@console/contracts/promos-products/pre-order-agent/calls';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { midnight } from '../../platform/database/midnight.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { agentOfOrder, type AgentOrders } from '../../promos-products/index.ts';
import { define } from '../../records/resource/definition.ts';
import type { EnteredOrder } from './entered-order.ts';

/**
 * The agent who took an application, with the fee of the day, as the order keeps them.
 * @throws Refusal VALIDATION for an agent who is not active at the branch
 */
export async function agentOfApplication(
  tx: Tx,
  { agentCode, line, branchId }: Pick<EnteredOrder, 'agentCode' | 'line'> & { branchId: string },
) {
  if (agentCode === undefined) return { agent_id: null, agent_fee: null };
  const agent = line === 'SPEKTRA' ? await agentOfOrder(tx, { agentCode, branchId }) : null;
  if (!agent) throw invalid({ field: 'agentCode', code: 'NOT_ALLOWED' });
  return { agent_id: agent.agentId, agent_fee: agent.fee };
}

const column = (name: string) => sql.ref(`t.${name}`);

/** Orders as the page of an agent lists them: seen by who sees the branch that took them. */
export const agentOrdersDefinition = define(agentOrdersContract, {
  table: 'purchase_order',
  where: sql`t.agent_id is not null`,
  derived: {
    applNo: column('appl_no'),
    poNumber: column('po_number'),
    purchaseDate: column('purchase_date'),
    state: column('status'),
    financedAmount: column('financed_amount'),
    agentFee: column('agent_fee'),
    released: sql`t.agent_released_at is not null`,
  },
  scope: (scope) => inBranches(scope, column('branch_id')),
  filters: {
    agentId: (id: string) => sql`t.agent_id = ${isUuid(id) ? id : null}::uuid`,
    released: (isReleased: boolean) => sql`(t.agent_released_at is not null) = ${isReleased}`,
    from: (day: string) => sql`t.purchase_date >= ${midnight(day)}`,
    to: (day: string) => sql`t.purchase_date < ${midnight(day, 1)}`,
  },
  together: ['agentId', 'from', 'to'],
  search: (_pattern, typed) =>
    sql`t.id in (select id from purchase_order where appl_no = ${typed}
      union all select id from purchase_order where po_number = ${typed.toUpperCase()})`,
});

/** Orders of agents that are theirs: not those that went to the SAO. */
const own = sql`agent_released_at is null`;
const isOpen = sql`status not in ('DISBURSED', 'REJECTED', 'CANCELLED', 'EXPIRED')`;

/** What orders do for agents. */
export const ordersOfAgents: AgentOrders = {
  async count(db, agentIds) {
    const { rows } = await sql<{ id: string; open: number; done: number; paid: number }>`select agent_id as id,
        count(*) filter (where ${isOpen})::int as open, count(*) filter (where status = 'DISBURSED')::int as done,
        coalesce(sum(agent_fee) filter (where status = 'DISBURSED'), 0)::bigint as paid
      from purchase_order where agent_id = any(${agentIds}::uuid[]) and ${own} group by 1`.execute(db);
    return new Map(rows.map(({ id, ...orders }) => [id, orders]));
  },
  async release(tx, agentIds, at) {
    await sql`update purchase_order set agent_released_at = ${at}
      where agent_id = any(${agentIds}::uuid[]) and ${own} and ${isOpen}`.execute(tx);
  },
};

/** What an agent got for disbursed orders, by month of the disbursement, the latest first. */
export async function feesOfAgent(db: Db, agentId: string): Promise<AgentFeeMonth[]> {
  const { rows } = await sql<AgentFeeMonth>`select
      date_trunc('month', disbursed_at at time zone 'Asia/Jakarta')::date::text as month, count(*)::int as orders,
      sum(agent_fee)::bigint as fee
    from purchase_order where agent_id = ${agentId} and status = 'DISBURSED' and ${own}
    group by 1 order by 1 desc limit ${mostFeeMonths}`.execute(db);
  return rows;
}
