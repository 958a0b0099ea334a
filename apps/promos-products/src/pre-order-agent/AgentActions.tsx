import { useInFlagGroup } from '@console/auth';
import { preOrderAgents, type PreOrderAgent } from '@console/contracts/promos-products/pre-order-agent';
import { ActButton } from '@console/ui/states';
import { FeeChange } from './FeeChange.tsx';
import { Opening } from './Opening.tsx';

/** The buttons of an agent besides its plain steps. Only an admin blocks an agent, or ends the block. */
export function AgentActions({ agent }: { readonly agent: PreOrderAgent }) {
  const isAdmin = useInFlagGroup('admin');
  const { state } = agent;
  return (
    <>
      <Opening agent={agent} />
      <FeeChange agent={agent} />
      {isAdmin && (state === 'active' || state === 'inactive') && (
        <ActButton resource={preOrderAgents} name="block" record={agent} />
      )}
      {isAdmin && state === 'blocked' && <ActButton resource={preOrderAgents} name="unblock" record={agent} />}
    </>
  );
}
