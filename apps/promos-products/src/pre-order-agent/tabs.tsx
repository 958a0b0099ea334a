import { agentOrders } from '@console/contracts/orders-logs/agent-orders';
import { text } from '@console/contracts/core/text';
import { preOrderAgents } from '@console/contracts/promos-products/pre-order-agent';
import { childTab } from '@console/ui/children';
import type { DetailTab } from '@console/ui/detail';
import { Fees } from './Fees.tsx';

const { module, privilege } = preOrderAgents;

const tabs: readonly DetailTab<{ readonly secureId: string }>[] = [
  childTab(agentOrders, {
    parent: 'agentId',
    routes: { module, privilege, pages: {} },
    title: text('Order', 'Orders'),
  }),
  {
    key: 'months',
    title: text('Per bulan', 'By month'),
    content: ({ secureId }) => <Fees agentId={secureId} />,
  },
];
export default tabs;
