import { useCan } from '@console/auth';
import { members } from '@console/contracts/membership/membership';
import { addressOf } from '@console/contracts/routes/address';
import { useMessages } from '@console/ui/messages';
import { ActionLink } from '@console/ui/why';
import { messages } from './messages.ts';

/** The ways to the reports and, for those who may, to the registration. */
export function Register() {
  const t = useMessages(messages);
  const can = useCan(members.privilege);
  return (
    <div className="page-actions">
      <ActionLink to={addressOf('/membership/reporting')}>{t('reports')}</ActionLink>
      {can('create') && (
        <ActionLink variant="primary" to={addressOf('/membership/create')}>
          {t('register')}
        </ActionLink>
      )}
    </div>
  );
}
