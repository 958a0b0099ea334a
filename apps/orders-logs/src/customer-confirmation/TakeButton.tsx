import { createStore, invalidate } from '@console/api';
import { useCan, useSession } from '@console/auth';
import {
  confirmations,
  unfinishedCcmStates,
  type CcmState,
  type Confirmation,
} from '@console/contracts/orders-logs/customer-confirmation';
import { notify, useErrorText } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useNavigate } from 'react-router';
import { endpoints, pageOf } from './endpoints.ts';
import { messages } from './messages.ts';

/** Takes a confirmation and opens its call page; who works on it already continues there. */
export function TakeButton({ record }: { readonly record: Confirmation }) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { username } = useSession();
  const can = useCan(confirmations.privilege);
  const [send, { isLoading }] = endpoints.take.useMutation();
  const { secureId, version, state, agent } = record;
  if (!can('update') || !(unfinishedCcmStates as readonly CcmState[]).includes(state)) return null;
  const isOwn = state === 'IN_PROGRESS' && agent === username;
  const take = async () => {
    if (!isOwn) {
      const answer = await send({ body: { secureId, version } });
      if ('error' in answer) return notify.error(errorText(answer.error));
      createStore().dispatch(invalidate(confirmations.module));
    }
    return navigate(pageOf.call(secureId));
  };
  return (
    <ActionButton variant="primary" busy={isLoading} onClick={() => take()}>
      {t(isOwn ? 'continue' : 'take')}
    </ActionButton>
  );
}
