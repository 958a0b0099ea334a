import { queryEndpoint } from '@console/api';
import {
  masterCalls,
  masterOverview,
  type MasterQuery,
  type MasterRow,
} from '@console/contracts/branches-stores/master';
import { Spin } from '@console/ui/core';
import { dateFormats, formatDate } from '@console/ui/formats';
import { Filters, useReportAddress } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { ErrorContent, Page, PlainTable } from '@console/ui/page';
import { messages } from './messages.ts';
import { useOverviewColumns } from './overview-columns.tsx';

const overview = queryEndpoint(masterCalls.overview);

/** When the oldest of these figures were counted; `undefined` without any. */
const oldestOf = (rows: readonly MasterRow[]): string | undefined =>
  rows.flatMap(({ figures }) => (figures ? [figures.asOf] : [])).toSorted()[0];

/** How all master data stands (docs/model/branches-stores.md#master-overview). */
export default function OverviewPage() {
  const t = useMessages(messages);
  const columns = useOverviewColumns();
  const { state, change, query, isReady } = useReportAddress(masterOverview);
  const { data, currentData, error, isFetching, refetch } = overview.useQuery(
    { query: query as MasterQuery },
    { skip: !isReady },
  );
  if (error && !currentData) return <ErrorContent error={error} onRetry={() => void refetch()} />;
  const asOf = data && oldestOf(data);
  return (
    <Page
      title={t('title')}
      note={t('note')}
      actions={
        <PageLink className="button" to="/master/reporting">
          {t('reports')}
        </PageLink>
      }
    >
      <section className="panel" aria-busy={isFetching}>
        <Filters
          all
          resource={masterOverview}
          value={state.filters}
          onApply={(filters, options) => change({ filters }, options)}
        />
        {data ? (
          <>
            {data.length > 0 ? (
              <PlainTable label={t('title')} rows={data} keyOf={({ module }) => module} columns={columns} />
            ) : (
              <p>{t('none')}</p>
            )}
            {asOf !== undefined && <p className="quiet">{t('asOf', { at: formatDate(asOf, dateFormats.listTime) })}</p>}
            {data.some(({ figures }) => figures === null) && <p role="alert">{t('uncounted')}</p>}
          </>
        ) : (
          <Spin />
        )}
      </section>
    </Page>
  );
}
