import type { RemoteState } from '@console/contracts/platform/releases/state';
import { formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { ErrorContent } from '@console/ui/page';
import { Loading } from '../Loading.tsx';
import { releases } from './endpoints.ts';
import { messages } from './messages.ts';
import { Paged, useLastPage, usePageNumber } from './Paged.tsx';

const kilobytes = (bytes: number): string => formatNumber(Math.round(bytes / 1_000));

/** Bytes of every release compared with the budgets it was published under. */
export function Size({ state }: { readonly state: RemoteState }) {
  const t = useMessages(messages);
  const page = usePageNumber();
  const { currentData, error, refetch } = releases.useQuery({ parameters: { remote: state.id }, query: { page } });
  useLastPage(page, currentData);
  if (error && !currentData) return <ErrorContent error={error} onRetry={refetch} />;
  if (!currentData) return <Loading />;
  if (currentData.rows.length === 0) return <p className="quiet">{t('noReleases')}</p>;
  return (
    <Paged label={t('size')} {...currentData}>
      <table className="plain-table remote-table">
        <thead>
          <tr>
            <th scope="col">{t('version')}</th>
            <th scope="col">{t('budget')}</th>
            <th scope="col" className="number">
              {t('measured')}
            </th>
            <th scope="col" className="number">
              {t('limit')}
            </th>
            <th scope="col">{t('totalSize')}</th>
          </tr>
        </thead>
        <tbody>
          {currentData.rows.map(({ version, budgets, bytes, files }) => (
            <tr key={version}>
              <th scope="row">
                <code>{version}</code>
              </th>
              <td>
                {Object.entries(budgets).map(([name, { bytes: used, limit }]) => (
                  <div key={name}>
                    {name} <meter min={0} max={limit} high={limit * 0.9} value={used} aria-label={name} />{' '}
                    {t('ofLimit', { percent: limit === 0 ? 0 : Math.round((used / limit) * 100) })}
                  </div>
                ))}
              </td>
              <td className="number">
                {Object.entries(budgets).map(([name, { bytes: used }]) => (
                  <div key={name}>{t('kilobytes', { value: kilobytes(used) })}</div>
                ))}
              </td>
              <td className="number">
                {Object.entries(budgets).map(([name, { limit }]) => (
                  <div key={name}>{t('kilobytes', { value: kilobytes(limit) })}</div>
                ))}
              </td>
              <td>
                {t('kilobytes', { value: kilobytes(bytes) })}
                <span className="quiet">{t('files', { count: files })}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Paged>
  );
}
