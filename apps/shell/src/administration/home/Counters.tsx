import { Button } from '@console/ui/core';
import { dateFormats, formatDate, formatNumber, timeAgo, useNow } from '@console/ui/formats';
import { common, useLanguage, useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Late } from './Late.tsx';
import { messages } from './messages.ts';
import { useRefetchOnReturn } from './use-return.ts';
import { counters } from './waiting.ts';

/** Counters of the work that waits for the user; one that cannot be read does not hide the others. */
export function Counters() {
  const t = useMessages(messages);
  const words = useMessages(common);
  const language = useLanguage();
  const now = useNow();
  const { data, error, refetch, fulfilledTimeStamp } = counters.useQuery({});
  useRefetchOnReturn(fulfilledTimeStamp, refetch);
  if (error && !data)
    return (
      <p role="alert">
        {t('countersFailed')} <Button onClick={() => refetch()}>{words('retry')}</Button>
      </p>
    );
  if (!data || data.length === 0) return null;
  return (
    <ul className="counters" aria-label={t('waiting')}>
      {data.map(({ code, label, count, url, asOf, oldest, late, targetHours }) => (
        <li key={code} data-counter={code}>
          <PageLink to={url}>
            <span className="counter-number">{count === null ? '-' : formatNumber(count)}</span> <span>{label}</span>
          </PageLink>
          <span className="quiet">
            {t('asOf', { time: formatDate(asOf, 'HH:mm') })}
            {oldest && (
              <span title={formatDate(oldest, dateFormats.log)}>
                {` · ${t('oldest', { at: timeAgo(oldest, now, language) ?? formatDate(oldest, dateFormats.listDay) })}`}
              </span>
            )}
          </span>
          <Late of={{ late, targetHours, oldest }} />
          {count === null && (
            <Button variant="link" onClick={() => refetch()}>
              {words('retry')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
