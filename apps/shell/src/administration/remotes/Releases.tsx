import type { ReleaseSummary } from '@console/contracts/platform/releases/record';
import type { RemoteState } from '@console/contracts/platform/releases/state';
import { Tag } from '@console/ui/core';
import { formatDate, formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { ErrorContent } from '@console/ui/page';
import { Loading } from '../Loading.tsx';
import { health, live, releases } from './endpoints.ts';
import { figuresOf } from './figures.ts';
import { messages } from './messages.ts';
import { Paged, useLastPage, usePageNumber } from './Paged.tsx';

function Use({
  release: { version, removedAt, steppedBackAt },
  state,
}: {
  readonly release: ReleaseSummary;
  readonly state: RemoteState;
}) {
  const t = useMessages(messages);
  return (
    <span className="remote-tags">
      {state.pinned === version && <Tag colour="info">{t('pinned')}</Tag>}
      {state.stable === version && <Tag colour="success">{t('stable')}</Tag>}
      {state.canary?.version === version && <Tag colour="info">{t('isCanary', { share: state.canary.share })}</Tag>}
      {state.previous === version && <Tag>{t('previous')}</Tag>}
      {steppedBackAt !== null && <Tag colour="warning">{t('steppedBackFrom')}</Tag>}
      {removedAt !== null && <Tag>{t('removed')}</Tag>}
    </span>
  );
}

/** Releases of a remote, newest first: changelog, publisher, and how many users run each. */
export function Releases({ state }: { readonly state: RemoteState }) {
  const t = useMessages(messages);
  const page = usePageNumber();
  const parameters = { remote: state.id };
  const { currentData, error, refetch } = releases.useQuery({ parameters, query: { page } }, live);
  const { data: hours } = health.useQuery({ parameters, query: { hours: 24 } }, live);
  useLastPage(page, currentData);
  if (error && !currentData) return <ErrorContent error={error} onRetry={refetch} />;
  if (!currentData) return <Loading />;
  if (currentData.rows.length === 0) return <p className="quiet">{t('noReleases')}</p>;
  const shares = new Map(figuresOf(hours?.rows ?? []).map(({ version, share }) => [version, share]));
  const shareOf = (version: string) => {
    const share = shares.get(version);
    return share == null ? t('none') : `${formatNumber(Math.round(share * 100))}%`;
  };
  return (
    <Paged label={t('releases')} {...currentData}>
      <table className="plain-table remote-table">
        <thead>
          <tr>
            <th scope="col">{t('version')}</th>
            <th scope="col">{t('use')}</th>
            <th scope="col" className="number">
              {t('users')}
            </th>
            <th scope="col">{t('changelog')}</th>
            <th scope="col">{t('publisher')}</th>
            <th scope="col">{t('revision')}</th>
            <th scope="col">{t('contract')}</th>
          </tr>
        </thead>
        <tbody>
          {currentData.rows.map((release) => (
            <tr key={release.version} data-version={release.version}>
              <th scope="row">
                <code>{release.version}</code>
              </th>
              <td>
                <Use release={release} state={state} />
              </td>
              <td className="number">{shareOf(release.version)}</td>
              <td>{release.changelog}</td>
              <td>
                {release.publisher}
                <span className="quiet">{formatDate(release.publishedAt, 'DD MMM YYYY HH:mm:ss')}</span>
              </td>
              <td>
                {release.revision ? <code title={release.revision}>{release.revision.slice(0, 10)}</code> : t('none')}
              </td>
              <td>{release.contract}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Paged>
  );
}
