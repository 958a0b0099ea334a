import { text } from '@console/contracts/core/text';
import { preOrderAgents, type PreOrderAgent } from '@console/contracts/promos-products/pre-order-agent';
import { screens } from '@console/ui/crud';
import { later } from '@console/ui/later';
import { Revealable } from '@console/ui/reveal';

// The list opens without them.
const AgentActions = later(async () => ({ default: (await import('./AgentActions.tsx')).AgentActions }));
const Checks = later(async () => ({ default: (await import('./Checks.tsx')).Checks }));

const revealed = (name: 'nik' | 'phone' | 'email' | 'accountNo') => ({
  name,
  render: (agent: PreOrderAgent) => <Revealable resource={preOrderAgents} record={agent} field={name} />,
});

/** Pre-order agents; an application registers them. */
export default screens(preOrderAgents, {
  columns: [
    'agentCode',
    'name',
    'phone',
    'branchId',
    'storeId',
    { field: 'registeredAt', width: 130 },
    'ordersOpen',
    'ordersDone',
    'verification',
    'state',
  ],
  detailSections: [
    {
      title: text('Identitas', 'Identity'),
      fields: ['agentCode', 'name', revealed('nik'), revealed('phone'), revealed('email')],
    },
    { title: text('Cabang dan toko', 'Branch and store'), fields: ['branchId', 'storeId', 'verification'] },
    { title: text('Rekening bank', 'Bank account'), fields: ['bankCode', revealed('accountNo'), 'accountName'] },
    {
      title: text('Order dan fee', 'Orders and fees'),
      fields: ['ordersOpen', 'ordersDone', 'feePaid', 'feePerOrder', 'appliedFee'],
    },
    {
      title: text('Pendaftaran', 'Registration'),
      fields: ['registeredAt', 'source', 'phoneVerifiedAt', 'consentedAt'],
    },
    { title: text('Dokumen', 'Documents'), fields: ['ktpFile', 'selfieFile'] },
  ],
  tabs: [
    {
      key: 'checks',
      title: text('Pemeriksaan', 'Checks'),
      content: (agent: PreOrderAgent) => <Checks agent={agent} />,
    },
  ],
  detail: {
    offers: [],
    overview: text('Profil', 'Profile'),
    actions: (agent) => <AgentActions agent={agent} />,
  },
});
