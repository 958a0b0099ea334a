import { measures, type Measure } from '@console/contracts/platform/releases/reports';
import type { RemoteState } from '@console/contracts/platform/releases/state';
import { formatNumber, withSign } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { ErrorContent, ScrollTable } from '@console/ui/page';
import { Loading } from '../Loading.tsx';
import { health, live } from './endpoints.ts';
import { figuresOf, type ReleaseFigures } from './figures.ts';
import { messages } from './messages.ts';

function Measured({ measure, of }: { readonly measure: Measure; readonly of: ReleaseFigures['p75'] }) {
  const t = useMessages(messages);
  const value = of[measure];
  const bounds: readonly number[] = measures[measure];
  const word = (number: number) =>
    measure === 'CLS' ? withSign((number / 1_000).toFixed(2)) : t('milliseconds', { value: formatNumber(number) });
  if (value === undefined) return t('none');
  return value === null ? t('above', { bound: word(bounds.at(-1) ?? 0) }) : `≤ ${word(value)}`;
}

/** What browsers reported about the releases of a remote within a day: loads, times, calls, failures by kind. */
export function Health({ state }: { readonly state: RemoteState }) {
  const t = useMessages(messages);
  const { currentData, error, refetch } = health.useQuery(
    { parameters: { remote: state.id }, query: { hours: 24 } },
    live,
  );
  if (error && !currentData) return <ErrorContent error={error} onRetry={refetch} />;
  if (!currentData) return <Loading />;
  const figures = figuresOf(currentData.rows);
  if (figures.length === 0) return <p className="quiet">{t('noHealth')}</p>;
  const kinds = [...new Set(figures.flatMap(({ failures }) => Object.keys(failures)))].sort();
  const shown: readonly Measure[] = ['load', 'verify', 'LCP', 'INP', 'CLS'];
  return (
    <>
      <ScrollTable label={t('health')} className="remote-part">
        <table className="plain-table remote-table">
          <caption className="visually-hidden">{t('health')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('version')}</th>
              <th scope="col" className="number">
                {t('starts')}
              </th>
              <th scope="col" className="number">
                {t('calls')}
              </th>
              <th scope="col" className="number">
                {t('failedCalls')}
              </th>
              <th scope="col" className="number">
                {t('csp')}
              </th>
              {shown.map((measure) => (
                <th key={measure} scope="col" className="number">
                  {measure === 'load' ? t('load') : measure === 'verify' ? t('verify') : measure}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map(({ version, starts, calls, failedCalls, cspViolations, p75 }) => (
              <tr key={version}>
                <th scope="row">
                  <code>{version}</code>
                </th>
                <td className="number">{formatNumber(starts)}</td>
                <td className="number">{formatNumber(calls)}</td>
                <td className="number" data-bad={failedCalls > 0}>
                  {formatNumber(failedCalls)}
                </td>
                <td className="number" data-bad={cspViolations > 0}>
                  {formatNumber(cspViolations)}
                </td>
                {shown.map((measure) => (
                  <td key={measure} className="number">
                    <Measured measure={measure} of={p75} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
      <h2>{t('failuresByKind')}</h2>
      {kinds.length === 0 ? (
        <p className="quiet">{t('noFailures')}</p>
      ) : (
        <ScrollTable label={t('failuresByKind')}>
          <table className="plain-table remote-table">
            <thead>
              <tr>
                <th scope="col">{t('kind')}</th>
                {figures.map(({ version }) => (
                  <th key={version} scope="col" className="number">
                    <code>{version}</code>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {kinds.map((kind) => (
                <tr key={kind}>
                  <th scope="row">{kind}</th>
                  {figures.map(({ version, failures }) => (
                    <td key={version} className="number">
                      {formatNumber(failures[kind] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollTable>
      )}
    </>
  );
}
