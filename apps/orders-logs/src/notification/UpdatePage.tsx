import { notifications } from '@console/contracts/orders-logs/notification';
import { UpdatePage as Update } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useParams } from 'react-router';
import { messages } from './messages.ts';
import { MessagePreview } from './MessagePreview.tsx';
import { formSections } from './screens.ts';
import { useSteps } from './useSteps.ts';

/** Changes a draft; a waiting or scheduled notification is withdrawn first, and then needs approval again. */
export default function UpdatePage() {
  const { notificationId = '' } = useParams();
  const t = useMessages(messages);
  const { allowed, take } = useSteps();
  return (
    <Update
      resource={notifications}
      secureId={notificationId}
      sections={formSections}
      banner={(record) =>
        record.state !== 'draft' && (
          <div className="panel" role="note">
            {t('editFirst')}{' '}
            {allowed('withdraw', record) && (
              <ActionButton onClick={() => take('withdraw', record)}>{t('withdraw')}</ActionButton>
            )}
          </div>
        )
      }
    >
      {({ target, title, body, imageFileId }) => (
        <MessagePreview target={target} title={title} body={body} imageFileId={imageFileId} />
      )}
    </Update>
  );
}
