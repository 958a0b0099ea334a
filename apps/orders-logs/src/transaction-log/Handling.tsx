import { createStore, invalidate, mutationEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import { callsOf } from '@console/contracts/core/resource';
import { errorLog, type ErrorLogRow } from '@console/contracts/orders-logs/transaction-log/error';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { later } from '@console/ui/later';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { messages } from './messages.ts';

const StepDialog = later(() => import('./StepDialog.tsx'));
const calls = callsOf(errorLog);
const handleCall = mutationEndpoint(calls.handle);
const reopenCall = mutationEndpoint(calls.reopen);

/** Marks a fault as handled, or takes the mark back, for those who operate the module. */
export function Handling({ row: { secureId, version, state, errorCode } }: { readonly row: ErrorLogRow }) {
  const t = useMessages(messages);
  const can = useCan(errorLog.privilege);
  const [isOpen, setOpen] = useState(false);
  const [handle] = handleCall.useMutation();
  const [reopen] = reopenCall.useMutation();
  if (!can('operate')) return null;
  const ask = () =>
    confirm({ title: t('reopen'), subject: errorCode, text: t('reopenText'), action: t('reopen') }, async () => {
      const answer = await reopen({ body: { secureId, version } });
      if ('error' in answer) throw answer.error;
      createStore().dispatch(invalidate(errorLog.module));
      notify.success(t('saved'));
    });
  return (
    <>
      <ActionButton onClick={state === 'OPEN' ? () => setOpen(true) : ask}>
        {t(state === 'OPEN' ? 'handle' : 'reopen')}
      </ActionButton>
      {isOpen && (
        <StepDialog
          resource={errorLog}
          name="handle"
          title={t('handle')}
          secureId={secureId}
          send={(values) => handle({ body: { secureId, version, ...values } as never })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
