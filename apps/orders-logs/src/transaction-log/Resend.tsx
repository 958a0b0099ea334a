import { mutationEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import { callsOf } from '@console/contracts/core/resource';
import { orderfullLog, type OrderfullLogRow } from '@console/contracts/orders-logs/transaction-log/orderfull';
import { later } from '@console/ui/later';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { messages } from './messages.ts';

const StepDialog = later(() => import('./StepDialog.tsx'));
const resendCall = mutationEndpoint(callsOf(orderfullLog).resend);
const resent: readonly OrderfullLogRow['status'][] = orderfullLog.steps.resend.from;

/** Queues a failed or refused message again, for those who operate the module. */
export function Resend({ row: { secureId, version, status } }: { readonly row: OrderfullLogRow }) {
  const t = useMessages(messages);
  const can = useCan(orderfullLog.privilege);
  const [isOpen, setOpen] = useState(false);
  const [send] = resendCall.useMutation();
  if (!can('operate') || !resent.includes(status)) return null;
  return (
    <>
      <ActionButton onClick={() => setOpen(true)}>{t('resend')}</ActionButton>
      {isOpen && (
        <StepDialog
          resource={orderfullLog}
          name="resend"
          title={t('resend')}
          secureId={secureId}
          send={(values) => send({ body: { secureId, version, ...values } as never })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
