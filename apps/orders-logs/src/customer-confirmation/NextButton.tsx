import { useCan } from '@console/auth';
import { confirmations } from '@console/contracts/orders-logs/customer-confirmation';
import { notify, useErrorText } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { shownFilter } from '@console/ui/walk';
import { ActionButton } from '@console/ui/why';
import { useNavigate } from 'react-router';
import { endpoints, pageOf } from './endpoints.ts';
import { messages } from './messages.ts';

/** Takes the confirmation that is due first among those that the list shows, and opens its call page. */
export function useNext() {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [send, { isLoading }] = endpoints.takeNext.useMutation();
  const next = async (after?: string) => {
    const answer = await send({ body: { after: after ?? null, filter: shownFilter(confirmations.module) } });
    if ('error' in answer) {
      notify.error(errorText(answer.error));
      return false;
    }
    const { secureId } = answer.data;
    if (secureId === null) notify.info(t('noneLeft'));
    else void navigate(pageOf.call(secureId));
    return secureId !== null;
  };
  return { next, isLoading };
}

/** The button of {@link useNext}. */
export function NextButton({ after }: { readonly after?: string }) {
  const t = useMessages(messages);
  const can = useCan(confirmations.privilege);
  const { next, isLoading } = useNext();
  if (!can('update')) return null;
  return (
    <ActionButton variant="primary" busy={isLoading} onClick={() => next(after)}>
      {t('next')}
    </ActionButton>
  );
}
