import { notify, useErrorText } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { useNavigate } from 'react-router';
import { messages } from './messages.ts';
import { endpoints, paths } from './screens.tsx';

/** Claims the application that has waited longest and opens its desk. */
export function useNext() {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [claimNext, { isLoading }] = endpoints.claimNext.useMutation();
  /** @param after the current application, which is never the next */
  const next = async (after?: string) => {
    const answer = await claimNext({ body: { after: after ?? null } });
    if ('error' in answer) return notify.error(errorText(answer.error));
    const { secureId } = answer.data;
    if (secureId === null) return notify.info(t('noneLeft'));
    return navigate(paths.desk(secureId));
  };
  return { next, isLoading };
}
