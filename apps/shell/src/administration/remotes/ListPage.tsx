import { useCan } from '@console/auth';
import { releasePrivilege } from '@console/contracts/platform/releases/calls';
import type { ListedRemote } from '@console/contracts/platform/releases/readings';
import { formatDate, formatNumber } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { ErrorContent, Page, ScrollTable } from '@console/ui/page';
import '../administration.css';
import { Loading } from '../Loading.tsx';
import { live, remotes } from './endpoints.ts';
import { messages } from './messages.ts';
import './remotes.css';
import { StateTags } from './State.tsx';

function Line({ remote }: { readonly remote: ListedRemote }) {
  const t = useMessages(messages);
  const text = useText();
  const { id, title, owner, stable, starts, failures, cspViolations, loadP75, changedBy, changedAt } = remote;
  return (
    <tr data-remote={id}>
      <th scope="row">
        <PageLink to={`/platform/remotes/${id}`}>{text(title)}</PageLink>
        <span className="quiet">{owner.team}</span>
      </th>
      <td>
        <code>{stable}</code>
      </td>
      <td>
        <StateTags remote={remote} offered={remote.offered} />
      </td>
      <td className="number">{formatNumber(starts)}</td>
      <td className="number" data-bad={failures > 0}>
        {formatNumber(failures)}
      </td>
      <td className="number" data-bad={cspViolations > 0}>
        {formatNumber(cspViolations)}
      </td>
      <td className="number">{loadP75 === null ? t('none') : t('milliseconds', { value: formatNumber(loadP75) })}</td>
      <td>
        {changedBy}
        <span className="quiet">{formatDate(changedAt, 'DD MMM YYYY HH:mm:ss')}</span>
      </td>
    </tr>
  );
}

/** Every remote with its release and its health (ADR 22). */
export default function ListPage() {
  const t = useMessages(messages);
  const can = useCan(releasePrivilege);
  const { data, error, refetch } = remotes.useQuery({}, live);
  if (error && !data) return <ErrorContent error={error} onRetry={refetch} />;
  return (
    <Page
      title={t('title')}
      note={t('note')}
      actions={
        <>
          <PageLink className="button" to="/platform/remotes/user">
            {t('forUser')}
          </PageLink>
          {can('operate') && (
            <PageLink className="button" to="/platform/remotes/tokens">
              {t('tokens')}
            </PageLink>
          )}
        </>
      }
    >
      {!data ? (
        <Loading />
      ) : data.rows.length === 0 ? (
        <p className="panel">{t('noRemotes')}</p>
      ) : (
        <ScrollTable label={t('title')} className="panel">
          <table className="plain-table remote-table">
            <caption className="visually-hidden">{t('title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('remote')}</th>
                <th scope="col">{t('stable')}</th>
                <th scope="col">{t('state')}</th>
                <th scope="col" className="number">
                  {t('starts')}
                </th>
                <th scope="col" className="number">
                  {t('failures')}
                </th>
                <th scope="col" className="number">
                  {t('csp')}
                </th>
                <th scope="col" className="number">
                  {t('load')}
                </th>
                <th scope="col">{t('lastChange')}</th>
              </tr>
            </thead>
            <tbody>
              {data.rows.map((remote) => (
                <Line key={remote.id} remote={remote} />
              ))}
            </tbody>
          </table>
        </ScrollTable>
      )}
    </Page>
  );
}
