import { mutationEndpoint } from '@console/api';
import { replacementCalls, replacementStates, type Replacement, type ReplacementState } from '@console/contracts/cards/replace-card-number';
import type { Colour } from '@console/ui/formats';
import type { ListColumn } from '@console/ui/list';
import { CardNumber } from '../shared/CardNumber.tsx';
import { StateTag as DocumentTag } from '../documents/StateTag.tsx';

/** What a replacement changes elsewhere. */
export const follows = { invalidates: ['replace-card-number', 'cards', 'card-lost', 'card-customers', 'card-stock', 'card-pickup'] };
export const endpoints = { find: mutationEndpoint(replacementCalls.find), create: mutationEndpoint(replacementCalls.create, follows) };

const colours: Readonly<Record<ReplacementState, Colour>> = { DRAFT: 'warning', PENDING_APPROVAL: 'warning', WAITING_NUMBER: 'info', COMPLETED: 'success', REJECTED: 'error', CANCELLED: 'neutral' };
export const StateTag = ({ state }: { readonly state: ReplacementState }) => <DocumentTag state={state} options={replacementStates} colours={colours} />;

export const columns: readonly (string | ListColumn<Replacement>)[] = [
  'replacementNo', 'memberName', { field: 'oldCardNo', render: ({ oldCardNo }) => <CardNumber cardNo={oldCardNo} /> }, { field: 'newCardNo', render: ({ newCardNo }) => newCardNo && <CardNumber cardNo={newCardNo} /> },
  'reason', 'result', 'fee', { field: 'state', render: ({ state }) => <StateTag state={state} /> }, 'maker', 'createdAt',
];
