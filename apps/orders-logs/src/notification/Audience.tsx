import { queryEndpoint } from '@console/api';
import { notificationCalls, type Notification } from '@console/contracts/orders-logs/notification';
import { Button, Spin } from '@console/ui/core';
import { formatNumber } from '@console/ui/formats';
import { common, useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

const estimateCall = queryEndpoint(notificationCalls.estimate);

/** How many recipients it has now, whether its channel can deliver, and the numbers of the file without a member. */
export function Audience({ record }: { readonly record: Notification }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const { data, error, refetch } = estimateCall.useQuery({ parameters: { secureId: record.secureId } });
  return (
    <section className="panel">
      <h2>{t('audience')}</h2>
      {data ? (
        <>
          <p className="audience-count">
            {data.count === null ? t('unknownAudience') : t('people', { count: formatNumber(data.count) })}
          </p>
          {data.channel !== 'READY' && (
            <p className="audience-note" role="note">
              {t(data.channel === 'NO_MEMBERS' ? 'noMembers' : 'notConnected')}
            </p>
          )}
          {data.unknownCount > 0 && (
            <p className="audience-note" role="note">
              {t('unknownNumbers', { count: formatNumber(data.unknownCount), numbers: data.unknown.join(', ') })}
            </p>
          )}
        </>
      ) : error ? (
        <p role="alert">
          {t('failed')} <Button onClick={() => refetch()}>{words('retry')}</Button>
        </p>
      ) : (
        <Spin />
      )}
    </section>
  );
}
