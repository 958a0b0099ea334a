import { mutationEndpoint } from '@console/api';
import { replacementCalls, type Replacement } from '@console/contracts/cards/replace-card-number';
import type { Columns } from '@console/ui/list';
import { CardNumber } from '../shared/CardNumber.tsx';

/** Modules to refetch after a replacement. */
export const follows = {
  invalidates: ['replace-card-number', 'cards', 'card-lost', 'card-customers', 'card-stock', 'card-pickup'],
};
export const endpoints = {
  find: mutationEndpoint(replacementCalls.find),
  create: mutationEndpoint(replacementCalls.create, follows),
};

export const paths = { detail: ({ secureId }: { readonly secureId: string }) => `/card-replacements/${secureId}` };

export const columns: Columns<Replacement> = [
  'replacementNo',
  'state',
  'memberName',
  { field: 'oldCardNo', render: ({ oldCardNo }) => <CardNumber cardNo={oldCardNo} /> },
  { field: 'newCardNo', render: ({ newCardNo }) => (newCardNo ? <CardNumber cardNo={newCardNo} /> : '-') },
  'result',
  'fee',
  'reason',
  'maker',
  'createdAt',
];
