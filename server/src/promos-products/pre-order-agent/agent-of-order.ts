import { settingIn } from '../../people/settings/settings.ts';
import type { Tx } from '../../platform/context.ts';

/** Who took an order, and the rupiah that the order earns once it is disbursed. */
export interface AgentOfOrder {
  readonly agentId: string;
  readonly fee: number;
}

/**
 * The active agent of a branch with a code, who stays active until the transaction ends; `null` where there is none
 * (docs/model/pre-order-agents.md#orders-and-fees).
 */
export async function agentOfOrder(
  tx: Tx,
  { agentCode, branchId }: { readonly agentCode: string; readonly branchId: string },
): Promise<AgentOfOrder | null> {
  const agent = await tx
    .selectFrom('pre_order_agent')
    .select(['id', 'fee_per_order'])
    .where('agent_code', '=', agentCode)
    .where('branch_id', '=', branchId)
    .where('state', '=', 'active')
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!agent) return null;
  return { agentId: agent.id, fee: agent.fee_per_order ?? Number(await settingIn(tx, 'PRE_ORDER_AGENT_FEE')) };
}
