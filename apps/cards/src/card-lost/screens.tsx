import { mutationEndpoint, queryEndpoint } from '@console/api';
import { lossCalls, type Loss } from '@console/contracts/cards/card-lost';
import { lossDeskCalls } from '@console/contracts/cards/card-lost/desk';
import { lossReportCalls } from '@console/contracts/cards/card-lost/report';
import { addressOf, recordAt } from '@console/contracts/routes/address';
import type { Columns } from '@console/ui/list';
import { CardNumber } from '../shared/CardNumber.tsx';

export const paths = {
  create: addressOf('/card-lost/create'),
  reporting: addressOf('/card-lost/reporting'),
  detail: recordAt('/card-lost/:lostId'),
};

const moves = { invalidates: ['cards', 'card-stock', 'card-pickup', 'card-issuance', 'card-assignment', 'home'] };
export const endpoints = {
  find: mutationEndpoint(lossDeskCalls.find),
  pick: mutationEndpoint(lossDeskCalls.pick),
  reasons: queryEndpoint(lossDeskCalls.reasons),
  otp: mutationEndpoint(lossCalls.otp),
  compareName: mutationEndpoint(lossCalls.compareName),
  verify: mutationEndpoint(lossCalls.verify),
  reportMember: mutationEndpoint(lossCalls.reportMember, moves),
  reportOffice: mutationEndpoint(lossCalls.reportOffice, moves),
  confirm: mutationEndpoint(lossCalls.confirm, moves),
  reject: mutationEndpoint(lossCalls.reject, moves),
  found: mutationEndpoint(lossCalls.found, moves),
  cards: queryEndpoint(lossCalls.cards),
  history: queryEndpoint(lossCalls.history),
  reporting: queryEndpoint(lossReportCalls.reporting),
};

export const columns: Columns<Loss> = [
  'lossNo',
  'state',
  'reporterKind',
  'cardCount',
  { field: 'cardNo', render: ({ cardNo }) => (cardNo ? <CardNumber cardNo={cardNo} /> : '-') },
  'memberName',
  'office',
  'reason',
  'lostDate',
  'assignee',
  'createdAt',
];
