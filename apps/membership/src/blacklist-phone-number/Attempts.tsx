import { queryEndpoint } from '@console/api';
import { blacklistCalls, type BlacklistAttempt } from '@console/contracts/membership/blacklist-phone-number';
import { Button, Spin } from '@console/ui/core';
import { useErrorText } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { common, useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

const attempts = queryEndpoint(blacklistCalls.attempts);

function AttemptTable({ rows }: { readonly rows: readonly BlacklistAttempt[] }) {
  const t = useMessages(messages);
  if (rows.length === 0) return <p>{t('noAttempts')}</p>;
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">{t('time')}</th>
          <th scope="col">{t('place')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ at, place }, index) => (
          <tr key={index}>
            <td>{formatDate(at, 'DD MMM YYYY HH:mm:ss')}</td>
            <td>{place}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The latest refused uses of a blacklisted number, with time and place. */
export function Attempts({ secureId }: { readonly secureId: string }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const failure = useErrorText();
  const { data, error, refetch } = attempts.useQuery({ parameters: { secureId } });
  return (
    <section className="panel">
      <h2>{t('attempts')}</h2>
      {data ? (
        <AttemptTable rows={data} />
      ) : error ? (
        <p role="alert">
          {failure(error)} <Button onClick={() => refetch()}>{words('retry')}</Button>
        </p>
      ) : (
        <Spin />
      )}
    </section>
  );
}
