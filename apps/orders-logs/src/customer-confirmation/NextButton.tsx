import { useCan } from '@console/auth';
import { confirmations } from '@console/contracts/orders-logs/customer-confirmation';
import { notify, useErrorText } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useNavigate } from 'react-router';
import { endpoints, pageOf } from './endpoints.ts';
import { messages } from './messages.ts';

/** Takes the confirmation that is due first and opens its call page. */
export function NextButton({ after }: { readonly after?: string }) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const can = useCan(confirmations.privilege);
  const [send, { isLoading }] = endpoints.takeNext.useMutation();
  if (!can('update')) return null;
  const next = async () => {
    const answer = await send({ body: { after: after ?? null } });
    if ('error' in answer) return notify.error(errorText(answer.error));
    const { secureId } = answer.data;
    return secureId === null ? notify.info(t('noneLeft')) : navigate(pageOf.call(secureId));
  };
  return (
    <ActionButton variant="primary" busy={isLoading} onClick={() => next()}>
      {t('next')}
    </ActionButton>
  );
}
