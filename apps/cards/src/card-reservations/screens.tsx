import { reservationStates, type ReservationState } from '@console/contracts/cards/card-reservations/vocabulary';
import type { CardReservation } from '@console/contracts/cards/card-reservations/reservations';
import { text } from '@console/contracts/text';
import type { DetailSection } from '@console/ui/detail';
import type { FormSection, FormValues } from '@console/ui/form';
import type { Colour } from '@console/ui/formats';
import type { ListColumn } from '@console/ui/list';
import { StateTag } from '../documents/StateTag.tsx';
import { LinesInput } from './lines/LinesInput.tsx';

const colours: Readonly<Record<ReservationState, Colour>> = {
  DRAFT: 'neutral', SUBMITTED: 'warning', APPROVED: 'info', REJECTED: 'error', PARTIALLY_ALLOTTED: 'info', ALLOTTED: 'info', GENERATED: 'info', FULFILLED: 'success', CANCELLED: 'neutral', CLOSED: 'neutral',
};
export const ReservationTag = ({ state }: { readonly state: ReservationState }) => <StateTag state={state} options={reservationStates} colours={colours} />;

const module = '/card-reservations';
export const paths = { create: `${module}/create`, import: `${module}/import`, detail: ({ secureId }: { secureId: string }) => `${module}/${secureId}` };
export const linePath = (reservation: string, line: string): string => `${module}/${reservation}/edit-page/${line}`;
export const rangesPath = `${module}/selection-page/card`;
export const rangePath = (sequence: string): string => `${rangesPath}/${sequence}`;

export const columns: readonly (string | ListColumn<CardReservation>)[] = [
  'reservationNo', 'requester', 'lineCount', 'requested', 'approved', 'allotted', 'received', 'neededBy', { field: 'state', render: ({ state }) => <ReservationTag state={state} /> }, 'createdAt',
];

const isMra = ({ requesterKind }: FormValues) => requesterKind === 'MRA';
const isBranch = ({ requesterKind }: FormValues) => requesterKind === 'BRANCH';
const schedule = ['neededBy', { name: 'remark', wide: true }] as const;
export const formSections: readonly FormSection[] = [
  { title: text('Pemohon', 'Requester'), fields: ['requesterKind', { name: 'requesterMraId', visible: isMra, demanded: true }, { name: 'requesterBranchId', visible: isBranch, demanded: true }, { name: 'neededBy', help: text('Paling cepat 7 hari dari sekarang', 'At least 7 days from now') }, { name: 'remark', wide: true }] },
  { title: text('Kartu', 'Cards'), fields: [{ name: 'lines', wide: true, input: LinesInput, ownFaults: true }] },
];
export const scheduleSections: readonly FormSection[] = [{ fields: [...schedule] }];

export const detailSections: readonly DetailSection<CardReservation>[] = [{
  fields: ['reservationNo', 'requester', { name: 'state', render: ({ state }) => <ReservationTag state={state} /> }, 'neededBy', 'origin', 'requested', 'approved', 'allotted', 'received', { name: 'editors', render: ({ editors }) => editors.join(', ') }, 'approver',
    { name: 'note', visible: ({ note }) => note !== null }, { name: 'remark', visible: ({ remark }) => remark !== null }],
}];
