import { createStore, invalidate } from '@console/api';
import { useCan, useProfile } from '@console/auth';
import { orderCancelReasons } from '@console/contracts/orders-logs/orders/vocabulary';
import {
  poCancellations,
  poStatuses,
  type PoLine,
  type PoStatus,
  type PoWaitingCancellation,
} from '@console/contracts/orders-logs/po-status';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { dateFormats, formatDate } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { ActionButton, useWhy } from '@console/ui/why';
import { endpoints } from './endpoints.ts';
import { messages } from './messages.ts';

type Decision = 'approve' | 'reject' | 'withdraw';

/** The request to cancel an issued order, with the decisions of its maker and of a second person. */
export function Cancellation({
  line,
  order,
  request,
}: {
  readonly line: PoLine;
  readonly order: PoStatus;
  readonly request: PoWaitingCancellation;
}) {
  const t = useMessages(messages);
  const text = useText();
  const can = useCan(poStatuses[line].privilege);
  const why = useWhy(poCancellations[line]);
  const profile = useProfile();
  const { secureId, version, cancelReasonCode, madeBy: by, madeAt, note } = request;
  const isOwn = profile.state === 'loaded' && profile.data.username === by;
  const send = {
    approve: endpoints[line].approve.useMutation()[0],
    reject: endpoints[line].reject.useMutation()[0],
    withdraw: endpoints[line].withdraw.useMutation()[0],
  };
  const decide = (decision: Decision) =>
    confirm(
      {
        title: t(decision),
        subject: order.applNo,
        text: t(`${decision}Text`),
        action: t(decision),
        danger: decision === 'approve',
        ...(decision === 'reject' ? { reason: 'required' as const } : {}),
      },
      async ({ reason }) => {
        const answer = await send[decision]({ body: { secureId, version, ...(reason ? { reason } : {}) } as never });
        if ('error' in answer) throw answer.error;
        createStore().dispatch(invalidate(poStatuses[line].module));
        notify.success(t('saved'));
      },
    );
  const reason = text(orderCancelReasons.find(({ value }) => value === cancelReasonCode)!.title);
  const refused = isOwn ? why.of('SELF_APPROVAL') : undefined;
  return (
    <section className="panel" role="note" aria-label={t('cancellation')}>
      <h2>{t('cancellation')}</h2>
      <p>{t('cancellationText', { by, at: formatDate(madeAt, dateFormats.log), reason, note })}</p>
      {can('approve') && (
        <>
          <ActionButton variant="danger" why={refused} onClick={() => decide('approve')}>
            {t('approve')}
          </ActionButton>{' '}
          <ActionButton why={refused} onClick={() => decide('reject')}>
            {t('reject')}
          </ActionButton>{' '}
        </>
      )}
      {can('update') && isOwn && <ActionButton onClick={() => decide('withdraw')}>{t('withdraw')}</ActionButton>}
    </section>
  );
}
