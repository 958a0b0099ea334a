import { smsContents, type SmsContent } from '@console/contracts/orders-logs/update-sms-content';
import { text } from '@console/contracts/core/text';
import { ResourceList, type Columns } from '@console/ui/list';
import { messages } from './messages.ts';
import { paths } from './screens.ts';
import { WaitingTag } from './WaitingTag.tsx';

const shown = 80;
const columns: Columns<SmsContent> = [
  'code',
  'name',
  'businessLine',
  'channel',
  {
    field: 'content',
    width: 320,
    render: ({ content }) => (content.length > shown ? `${content.slice(0, shown)}…` : content),
  },
  'parts',
  'revision',
  { field: 'updatedAt', title: text('Diubah pada', 'Updated at') },
  {
    field: 'waiting',
    title: text(messages.id.waiting, messages.en.waiting),
    render: ({ waiting }) => <WaitingTag waiting={waiting} />,
  },
  'status',
];

/** All texts by their codes; the codes are fixed, so none can be added. */
export default function ListPage() {
  return (
    <ResourceList<SmsContent>
      resource={smsContents}
      columns={columns}
      paths={paths}
      rowLabel={({ code, businessLine, channel }) => `${code} ${businessLine} ${channel}`}
    />
  );
}
