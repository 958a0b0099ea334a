import { createStore, invalidate } from '@console/api';
import { useSession } from '@console/auth';
import { orderCancelReasons } from '@console/contracts/orders-logs/orders/vocabulary';
import {
  poCancellations,
  poStatuses,
  type PoLine,
  type PoStatus,
  type PoWaitingCancellation,
} from '@console/contracts/orders-logs/po-status';
import { DecisionButtons } from '@console/ui/changes';
import { dateFormats, formatDate } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { endpoints } from './endpoints.ts';
import { messages } from './messages.ts';

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
  const { username } = useSession();
  const { cancelReasonCode, madeBy: by, madeAt, note } = request;
  const reason = text(orderCancelReasons.find(({ value }) => value === cancelReasonCode)!.title);
  return (
    <section className="panel" role="note" aria-label={t('cancellation')}>
      <h2>{t('cancellation')}</h2>
      <p>{t('cancellationText', { by, at: formatDate(madeAt, dateFormats.log), reason, note })}</p>
      <DecisionButtons
        resource={poCancellations[line]}
        request={request}
        subject={order.applNo}
        isMaker={username === by}
        calls={endpoints[line]}
        titles={{ approve: t('approve'), withdraw: t('withdraw') }}
        texts={{ approve: t('approveText'), reject: t('rejectText'), withdraw: t('withdrawText') }}
        removes="approve"
        after={() => createStore().dispatch(invalidate(poStatuses[line].module))}
      />
    </section>
  );
}
