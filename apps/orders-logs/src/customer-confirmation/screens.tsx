import { text } from '@console/contracts/core/text';
import {
  confirmations,
  unfinishedCcmStates,
  type Confirmation,
} from '@console/contracts/orders-logs/customer-confirmation';
import { screens } from '@console/ui/crud';
import { Revealable } from '@console/ui/reveal';
import { Desk } from './Desk.tsx';
import { Due } from './Due.tsx';
import { Figures } from './Figures.tsx';
import { NextButton } from './NextButton.tsx';
import { SubjectPanel } from './SubjectPanel.tsx';
import { TakeButton } from './TakeButton.tsx';

const phone = {
  name: 'phone',
  render: (record: Confirmation) => <Revealable resource={confirmations} record={record} field="phone" />,
} as const;

const columnsBefore = ['ccmNo', 'type', 'applNo', 'memberName', 'branch', 'channel', 'agent'] as const;
/** What waits; what is done is shown when its state is chosen. */
const defaultFilters = { state: unfinishedCcmStates };

export default screens(confirmations, {
  sections: [
    {
      title: text('Yang dikonfirmasi', 'What is confirmed'),
      fields: [
        'type',
        { name: 'applNo', visible: ({ type }) => type !== 'DATA_CHANGE' },
        { name: 'custNo', visible: ({ type }) => type === 'DATA_CHANGE' },
      ],
    },
    { title: text('Panggilan', 'Call'), fields: ['channel', 'agent', 'dueAt'] },
  ],
  initial: { type: 'ORDER', channel: 'PHONE' },
  create: { children: (values) => <SubjectPanel values={values} /> },
  columns: [...columnsBefore, { field: 'dueAt', render: (record) => <Due record={record} /> }, 'attempts', 'state'],
  list: { defaultFilters, note: <Figures />, toolbar: <NextButton /> },
  detailSections: [
    {
      title: text('Customer'),
      fields: ['memberName', 'memberNo', 'custNo', phone, 'businessLine', 'branch'],
    },
    {
      title: text('Konfirmasi', 'Confirmation'),
      fields: [
        'type',
        'applNo',
        'channel',
        'agent',
        'takenAt',
        'dueAt',
        'attempts',
        'state',
        { name: 'note', wide: true },
      ],
    },
  ],
  detail: {
    offers: [],
    actions: (record) => <TakeButton record={record} />,
    children: (record) => <Desk key={record.version} record={record} />,
  },
});
