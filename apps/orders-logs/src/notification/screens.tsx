import { notifications, type Notification } from '@console/contracts/orders-logs/notification';
import { removableStates } from '@console/contracts/orders-logs/notification-words';
import { screens } from '@console/ui/crud';
import type { FormValues } from '@console/ui/form';
import { formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { messages } from './messages.ts';
import { MessagePreview } from './MessagePreview.tsx';
import { formSections } from './sections.ts';
import { StateTag } from './state.tsx';
import { useSteps } from './use-steps.ts';

const preview = ({ target, title, body, imageFileId }: FormValues) => (
  <MessagePreview target={target} title={title} body={body} imageFileId={imageFileId} />
);

/** A waiting or scheduled notification is withdrawn before it changes, and then needs approval again. */
function Standing({ record }: { readonly record: Notification }) {
  const t = useMessages(messages);
  const { allowed, take } = useSteps();
  return record.state === 'draft' ? null : (
    <div className="panel" role="note">
      {t('editFirst')}{' '}
      {allowed('withdraw', record) && (
        <ActionButton onClick={() => take('withdraw', record)}>{t('withdraw')}</ActionButton>
      )}
    </div>
  );
}

export default screens(notifications, {
  sections: formSections,
  columns: [
    'code',
    'title',
    'target',
    'audienceCount',
    'scheduleAt',
    { field: 'state', render: ({ state }) => <StateTag state={state} /> },
    { field: 'openedRate', render: ({ openedRate }) => (openedRate === null ? '-' : `${formatNumber(openedRate)}%`) },
    'author',
  ],
  list: {
    offers: ({ state }) => [
      ...(state === 'draft' ? ['update' as const] : []),
      ...(removableStates.includes(state) ? ['delete' as const] : []),
    ],
  },
  create: { children: preview },
  update: { children: preview, banner: (record) => <Standing record={record} /> },
});
