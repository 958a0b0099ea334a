import type { Notification, NotificationTally } from '@console/contracts/orders-logs/notification';
import { formatDate, formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

/** Outcomes and causes with a text; other causes are shown as the gateway reports them. */
const words = [
  'SENT',
  'DELIVERED',
  'FAILED',
  'SKIPPED',
  'DECLINED',
  'NO_MEMBERS',
  'NOT_CONNECTED',
  'INTERRUPTED',
  'GATEWAY_UNREACHABLE',
  'NO_ANSWER',
  'TOKEN_GONE',
] as const;

/** Failures and skips by cause, the most frequent first. */
function causesOf(tally: readonly NotificationTally[]): readonly (readonly [cause: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { cause, count } of tally) if (cause !== null) counts.set(cause, (counts.get(cause) ?? 0) + count);
  return [...counts].toSorted((one, other) => other[1] - one[1]);
}

/** Sending results: counts by hour, and failures by cause. */
export function Results({ record: { tally } }: { readonly record: Notification }) {
  const t = useMessages(messages);
  const textOf = (word: string) => {
    const knownWord = words.find((each) => each === word);
    return knownWord ? t(knownWord) : word;
  };
  const causes = causesOf(tally);
  if (tally.length === 0)
    return (
      <section className="panel">
        <h2>{t('results')}</h2>
        <p>{t('noResults')}</p>
      </section>
    );
  return (
    <section className="panel results">
      <h2>{t('results')}</h2>
      <div>
        <h3>{t('byHour')}</h3>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{t('hour')}</th>
              <th scope="col">{t('outcome')}</th>
              <th scope="col">{t('count')}</th>
            </tr>
          </thead>
          <tbody>
            {tally.map(({ hour, outcome, cause, count }) => (
              <tr key={`${hour}:${outcome}:${cause}`}>
                <td>{formatDate(hour, 'DD-MM-YYYY HH:mm')}</td>
                <td>{textOf(outcome)}</td>
                <td>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div>
        <h3>{t('byCause')}</h3>
        {causes.length === 0 ? (
          <p>{t('noFailures')}</p>
        ) : (
          <table className="plain-table">
            <thead>
              <tr>
                <th scope="col">{t('cause')}</th>
                <th scope="col">{t('count')}</th>
              </tr>
            </thead>
            <tbody>
              {causes.map(([cause, count]) => (
                <tr key={cause}>
                  <td>{textOf(cause)}</td>
                  <td>{formatNumber(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  );
}
