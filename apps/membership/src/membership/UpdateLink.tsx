import { useCan } from '@console/auth';
import { members } from '@console/contracts/membership/membership';
import { addressOf } from '@console/contracts/routes/address';
import { useMessages } from '@console/ui/messages';
import { ActionLink } from '@console/ui/why';
import { messages } from './messages.ts';

/** The ways to the data and the documents of a member, for those who may change them. */
export function UpdateLink({ secureId }: { readonly secureId: string }) {
  const t = useMessages(messages);
  const can = useCan(members.privilege);
  if (!can('update')) return null;
  return (
    <div className="page-actions">
      <ActionLink to={`${addressOf('/membership/update')}?memberId=${secureId}`}>{t('updateData')}</ActionLink>
      <ActionLink to={`${addressOf('/membership/document-update')}?memberId=${secureId}`}>
        {t('updateDocuments')}
      </ActionLink>
    </div>
  );
}
