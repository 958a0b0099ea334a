import { useCan } from '@console/auth';
import { assignments, type Assignment } from '@console/contracts/cards/card-assignment';
import { text } from '@console/contracts/core/text';
import { ResourceDetail, type DetailSection } from '@console/ui/detail';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useParams } from 'react-router';
import { Lines } from './Lines.tsx';
import { messages } from './messages.ts';
import { endpoints } from './screens.tsx';

const sections: readonly DetailSection<Assignment>[] = [
  {
    title: text('Penugasan', 'Assignment'),
    fields: [
      'assignmentNo',
      'state',
      'kind',
      'origin',
      'cards',
      'received',
      'requestedBy',
      { name: 'sentAt', visible: ({ sentAt }) => sentAt !== null },
      { name: 'remark', visible: ({ remark }) => remark !== null, wide: true },
    ],
  },
];

/** One assignment with its lines; a draft can be sent or discarded. */
export default function DetailPage() {
  const { assignId = '' } = useParams();
  const t = useMessages(messages);
  const can = useCan(assignments.privilege);
  const [send] = endpoints.send.useMutation();
  const [cancel] = endpoints.cancel.useMutation();
  const take = (
    title: string,
    action: string,
    done: string,
    act: typeof send,
    { secureId, version, assignmentNo }: Assignment,
    danger = false,
  ) =>
    confirm({ title, subject: assignmentNo, action, danger }, async () => {
      const answer = await act({ body: { secureId, version } });
      if ('error' in answer) throw answer.error;
      notify.success(done);
    });
  return (
    <ResourceDetail
      resource={assignments}
      secureId={assignId}
      sections={sections}
      offers={[]}
      leads={({ state }) => state === 'DRAFT'}
      actions={(record) =>
        record.state === 'DRAFT' &&
        can('update') && (
          <>
            <ActionButton
              variant="danger"
              onClick={() => take(t('cancelTitle'), t('cancel'), t('cancelled'), cancel, record, true)}
            >
              {t('cancel')}
            </ActionButton>
            <ActionButton
              variant="primary"
              onClick={() => take(t('sendTitle', { cards: record.cards }), t('send'), t('sent'), send, record)}
            >
              {t('send')}
            </ActionButton>
          </>
        )
      }
    >
      {({ secureId }) => <Lines assignmentId={secureId} />}
    </ResourceDetail>
  );
}
