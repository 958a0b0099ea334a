import type { Seed } from '../../../platform/database/seed.ts';
import { agentOfOrder, seededAgentAt } from '../../../promos-products/index.ts';

/** One of so many orders was taken by an agent, where its office has one. */
const everyNth = 2;

/** Live orders of SPEKTRA that members gave to a pre-order agent of the branch, instead of a sales person. */
export const orderAgentSeed: Seed = {
  name: 'purchase-order-agent',
  async run(tx, { date }) {
    const orders = await tx
      .selectFrom('purchase_order')
      .select(['id', 'appl_no', 'branch_id', 'purchase_date'])
      .where('business_line', '=', 'SPEKTRA')
      .where('archived_at', 'is', null)
      .where('sales_code', 'is', null)
      .orderBy('appl_no')
      .execute();
    for (const [at, order] of orders.entries()) {
      const code = seededAgentAt(order.appl_no.slice(0, 5), { date, on: new Date(order.purchase_date) });
      if (code === null || at % everyNth > 0) continue;
      const agent = await agentOfOrder(tx, { agentCode: code, branchId: order.branch_id });
      if (!agent) continue;
      await tx
        .updateTable('purchase_order')
        .set({ agent_id: agent.agentId, agent_fee: agent.fee })
        .where('id', '=', order.id)
        .execute();
    }
  },
};
