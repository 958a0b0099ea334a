import { useCan } from '@console/auth';
import { notifications, type Notification } from '@console/contracts/orders-logs/notification';
import { memberScreens, removableStates } from '@console/contracts/orders-logs/notification-words';
import { text } from '@console/contracts/core/text';
import { notification } from '@console/contracts/routes/modules';
import { pathsOf } from '@console/ui/crud';
import { ResourceDetail, type DetailSection, type StandardAction } from '@console/ui/detail';
import { useMessages, useText } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { useParams } from 'react-router';
import { Actions } from './Actions.tsx';
import { Audience } from './Audience.tsx';
import { messages } from './messages.ts';
import { MessagePreview } from './MessagePreview.tsx';
import './notification.css';
import { Results } from './Results.tsx';
import { StateTag } from './state.tsx';
import { useSteps } from './use-steps.ts';

function Link({ link }: { readonly link: string }) {
  const read = useText();
  const screen = memberScreens.find(({ value }) => value === link);
  return screen ? read(screen.title) : <PageLink to={link}>{link}</PageLink>;
}

const paths = pathsOf(notification);

const has = (name: keyof Notification) => ({
  name,
  visible: (record: Notification) =>
    Array.isArray(record[name]) ? (record[name] as readonly unknown[]).length > 0 : record[name] !== null,
});
const sections: readonly DetailSection<Notification>[] = [
  {
    title: text('Pesan', 'Message'),
    fields: [
      'code',
      { name: 'state', render: ({ state }) => <StateTag state={state} /> },
      'target',
      { ...has('link'), render: ({ link }) => <Link link={link ?? ''} /> },
      'title',
      { name: 'body', wide: true },
    ],
  },
  {
    title: text('Audiens dan jadwal', 'Audience and schedule'),
    fields: [
      'audienceKind',
      has('roleIds'),
      has('lines'),
      has('branchIds'),
      has('cardTypeIds'),
      has('memberStatuses'),
      has('lastOrderFrom'),
      has('lastOrderTo'),
      'scheduleAt',
      has('expiresAt'),
    ],
  },
  { title: text('Persetujuan', 'Approval'), fields: ['author', 'submittedAt', 'decidedBy', 'decidedAt', has('note')] },
  {
    title: text('Jumlah', 'Counts'),
    fields: [
      'audienceCount',
      'sentCount',
      'deliveredCount',
      'openedCount',
      'failedCount',
      'skippedCount',
      has('startedAt'),
      has('finishedAt'),
    ],
  },
];

/** Why the user cannot decide, or why the notification was sent back. */
function Standing({ record }: { readonly record: Notification }) {
  const t = useMessages(messages);
  const { isEditor } = useSteps();
  const can = useCan(notifications.privilege);
  if (record.state === 'pending_approval')
    return isEditor(record) ? (
      <div className="panel" role="note">
        {t(can('approve') ? 'own' : 'waiting')}
      </div>
    ) : null;
  return record.state === 'draft' && record.note !== null ? (
    <div className="panel" role="note">
      {t('rejected', { by: record.decidedBy ?? '-', note: record.note })}
    </div>
  ) : null;
}

const offers = ({ state }: Notification): readonly StandardAction[] => [
  ...(state === 'draft' ? ['update' as const] : []),
  ...(removableStates.includes(state) ? ['delete' as const] : []),
];

/** One notification: message preview, audience, approval and sending results. */
export default function DetailPage() {
  const { notificationId = '' } = useParams();
  const { allowed } = useSteps();
  return (
    <ResourceDetail
      resource={notifications}
      secureId={notificationId}
      sections={sections}
      offers={offers}
      paths={paths}
      actions={(record) => <Actions record={record} />}
      leads={(record) => allowed('submit', record)}
      banner={(record) => <Standing record={record} />}
    >
      {(record) => (
        <>
          <MessagePreview {...record} />
          {(record.state === 'draft' || record.state === 'pending_approval' || record.state === 'scheduled') && (
            <Audience record={record} />
          )}
          <Results record={record} />
        </>
      )}
    </ResourceDetail>
  );
}
