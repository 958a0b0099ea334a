import { resolutionTexts } from '@console/contracts/platform/releases/resolved';
import type { ExplainedRemote } from '@console/contracts/platform/releases/readings';
import { Button } from '@console/ui/core';
import { useErrorText } from '@console/ui/feedback';
import { formatDate, formatNumber } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Page, ScrollTable } from '@console/ui/page';
import { useId, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import '../administration.css';
import { Loading } from '../Loading.tsx';
import { live, remotes, why } from './endpoints.ts';
import { messages } from './messages.ts';
import './remotes.css';

function Line({ remote, share }: { readonly remote: ExplainedRemote; readonly share: number }) {
  const t = useMessages(messages);
  const text = useText();
  const { id, because, version, fallback, bucket, role, held, privileges, failures } = remote;
  return (
    <tr data-remote={id}>
      <th scope="row">
        <PageLink to={`/platform/remotes/${id}`}>{id}</PageLink>
      </th>
      <td>
        <code>{version}</code>
      </td>
      <td>{text(resolutionTexts[because], { role: role ?? '-', share, bucket })}</td>
      <td className="number">{t('bucketOf', { bucket: formatNumber(bucket) })}</td>
      <td>{fallback ? <code>{fallback}</code> : t('none')}</td>
      <td>
        {held.length === 0 ? (
          t('noneHeld')
        ) : (
          <span title={held.join(', ')}>{t('heldOf', { held: held.length, all: privileges.length })}</span>
        )}
      </td>
      <td>
        {failures.length === 0
          ? t('none')
          : failures.map(({ kind, at }) => (
              <div key={kind}>
                {kind}
                <span className="quiet">{formatDate(at, 'DD MMM YYYY HH:mm:ss')}</span>
              </div>
            ))}
      </td>
    </tr>
  );
}

function Answer({ username }: { readonly username: string }) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const { currentData, error } = why.useQuery({ query: { username } }, { ...live, fresh: true });
  const { data: listed } = remotes.useQuery({});
  if (error && !currentData) return <p role="alert">{errorText(error)}</p>;
  if (!currentData) return <Loading />;
  const shareOf = (id: string) => listed?.rows.find((remote) => remote.id === id)?.canary?.share ?? 0;
  return (
    <ScrollTable label={username}>
      <table className="plain-table remote-table">
        <caption className="visually-hidden">{currentData.username}</caption>
        <thead>
          <tr>
            <th scope="col">{t('remote')}</th>
            <th scope="col">{t('version')}</th>
            <th scope="col">{t('because')}</th>
            <th scope="col" className="number">
              {t('bucket')}
            </th>
            <th scope="col">{t('fallback')}</th>
            <th scope="col">{t('privileges')}</th>
            <th scope="col">{t('reportedFailures')}</th>
          </tr>
        </thead>
        <tbody>
          {currentData.remotes.map((remote) => (
            <Line key={remote.id} remote={remote} share={shareOf(remote.id)} />
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}

/** The release of every remote that one user gets, and why: pin, canary, bucket, privileges, failures (ADR 22). */
export default function UserPage() {
  const t = useMessages(messages);
  const id = useId();
  const [asked, ask] = useSearchParams();
  const username = asked.get('username') ?? '';
  const [typed, setTyped] = useState(username);
  const look = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim()) ask({ username: typed.trim().toUpperCase() });
  };
  return (
    <Page title={t('userTitle')} note={t('userNote')}>
      <section className="panel">
        <form className="remote-find" onSubmit={look}>
          <div className="field">
            <label htmlFor={id}>{t('username')}</label>
            <input
              id={id}
              className="input"
              autoComplete="off"
              maxLength={60}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          <Button type="submit" variant="primary">
            {t('look')}
          </Button>
        </form>
        {username ? <Answer key={username} username={username} /> : <p className="quiet">{t('noUser')}</p>}
      </section>
    </Page>
  );
}
