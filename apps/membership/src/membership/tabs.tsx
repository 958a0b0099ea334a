import { text } from '@console/contracts/core/text';
import { surveys } from '@console/contracts/membership/customer-survey';
import { familyFinancings } from '@console/contracts/membership/family-financing';
import { groupMappings } from '@console/contracts/membership/membership-group';
import { paymentHistory } from '@console/contracts/membership/membership/payments';
import { memberOrders } from '@console/contracts/orders-logs/member-orders';
import { customerSurvey, familyFinancing, membershipGroup } from '@console/contracts/routes/modules';
import { childTab } from '@console/ui/children';
import type { DetailTab } from '@console/ui/detail';
import { Cards } from './Cards.tsx';
import { changesTab } from './changes/tab.tsx';
import { Documents } from './Documents.tsx';
import { Histories, historyParameters } from './Histories.tsx';
import { OrderLink } from './OrderLink.tsx';
import { riskTab } from '../risk-profile/tab.tsx';
import { Escrow, Limits } from './Ledgers.tsx';

/** Rows of a member that have no page of their own in this module. */
const routes = { module: 'membership', privilege: 'membership:browse', pages: {} };

type Tab = DetailTab<{ readonly secureId: string }>;

const tabs: readonly Tab[] = [
  { key: 'cards', title: text('Kartu', 'Card'), content: ({ secureId }) => <Cards secureId={secureId} /> },
  {
    key: 'documents',
    title: text('Dokumen', 'Documents'),
    content: ({ secureId }) => <Documents secureId={secureId} />,
  },
  {
    key: 'limits',
    title: text('Plafond dan kontrak', 'Limits and contracts'),
    content: ({ secureId }) => <Limits secureId={secureId} />,
  },
  childTab(paymentHistory, {
    parent: 'memberId',
    routes,
    columns: [
      'contractNo',
      'installmentNo',
      'businessLine',
      'dueDate',
      'angsuran',
      'principal',
      'interest',
      'plafond',
      'principlePaidDate',
      'daysPastDue',
    ],
    title: text('Pembayaran', 'Payments'),
  }),
  childTab(memberOrders, {
    parent: 'memberId',
    routes,
    columns: [
      { field: 'applNo', render: (order) => <OrderLink {...order} /> },
      'businessLine',
      'purchaseDate',
      'state',
      'financedAmount',
      'tenor',
      'angsuran',
      'poNumber',
      'contractNo',
      'redFlag',
    ],
    title: text('Order', 'Orders'),
  }),
  { key: 'escrow', title: text('Escrow'), content: ({ secureId }) => <Escrow secureId={secureId} /> },
  riskTab,
  changesTab,
  {
    key: 'histories',
    title: text('Riwayat data', 'Histories'),
    parameters: historyParameters,
    content: (member) => <Histories member={member} />,
  },
  childTab(groupMappings, {
    parent: 'memberId',
    // A membership has no page by its own id alone.
    routes: { ...membershipGroup, pages: {} },
    columns: ['groupCode', 'role', 'joinedDate', 'leftDate', 'note'],
    title: text('Grup', 'Groups'),
  }),
  childTab(familyFinancings, {
    parent: 'memberId',
    routes: familyFinancing,
    title: text('Keluarga', 'Family'),
  }),
  childTab(surveys, {
    parent: 'memberId',
    routes: customerSurvey,
    columns: ['surveyNo', 'trigger', 'businessLine', 'nps', 'category', 'answeredAt', 'followUp'],
    title: text('Survei', 'Surveys'),
  }),
];
export default tabs;
