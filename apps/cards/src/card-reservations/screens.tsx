import type { CardReservation, cardReservations } from '@console/contracts/cards/card-reservations/reservations';
import { text } from '@console/contracts/core/text';
import { addressOf, recordAt } from '@console/contracts/routes/address';
import type { DetailSection } from '@console/ui/detail';
import type { FormValues, FormSectionsOf } from '@console/ui/form';
import type { Columns } from '@console/ui/list';
import { LinesInput } from './lines/LinesInput.tsx';

export const paths = {
  create: addressOf('/card-reservations/create'),
  import: addressOf('/card-reservations/import'),
  detail: recordAt('/card-reservations/:detailReservId'),
};
export const linePath = (reservation: string, line: string): string =>
  addressOf('/card-reservations/:detailReservId/edit-page/:reservId', reservation, line);
export const rangesPath = addressOf('/card-reservations/selection-page/card');
export const rangePath = (sequence: string): string =>
  addressOf('/card-reservations/selection-page/card/:sequenceId', sequence);

export const columns: Columns<CardReservation> = [
  'reservationNo',
  'state',
  'requester',
  'neededBy',
  'requested',
  'approved',
  'allotted',
  'received',
  'lineCount',
  'createdAt',
];

const isMra = ({ requesterKind }: FormValues) => requesterKind === 'MRA';
const isBranch = ({ requesterKind }: FormValues) => requesterKind === 'BRANCH';
const schedule = ['neededBy', { name: 'remark', wide: true }] as const;
export const formSections: FormSectionsOf<typeof cardReservations> = [
  {
    title: text('Pemohon', 'Requester'),
    fields: [
      'requesterKind',
      { name: 'requesterMraId', visible: isMra, demanded: true },
      { name: 'requesterBranchId', visible: isBranch, demanded: true },
      { name: 'neededBy', help: text('Paling cepat 7 hari dari sekarang', 'At least 7 days from now') },
      { name: 'remark', wide: true },
    ],
  },
  { title: text('Kartu', 'Cards'), fields: [{ name: 'lines', wide: true, input: LinesInput, ownFaults: true }] },
];
export const scheduleSections: FormSectionsOf<typeof cardReservations> = [{ fields: [...schedule] }];

export const detailSections: readonly DetailSection<CardReservation>[] = [
  {
    fields: [
      'reservationNo',
      'requester',
      'state',
      'neededBy',
      'origin',
      'requested',
      'approved',
      'allotted',
      'received',
      { name: 'editors', render: ({ editors }) => editors.join(', ') },
      'approver',
      { name: 'note', visible: ({ note }) => note !== null },
      { name: 'remark', visible: ({ remark }) => remark !== null },
    ],
  },
];
