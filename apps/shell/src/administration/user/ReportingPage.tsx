import { queryEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import { date } from '@console/contracts/core/fields';
import { reportBlocks, reviewFilters, userCalls, users, type ReportQuery } from '@console/contracts/shell/user';
import { ReportDownload } from '@console/ui/export';
import { Filters, filterOf, useListAddress } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { ErrorContent, Page } from '@console/ui/page';
import '../administration.css';
import { Loading } from '../Loading.tsx';
import { ReportBlock } from './ReportBlock.tsx';
import { reportMessages } from './report-messages.ts';

const report = queryEndpoint(userCalls.reporting);
const listed = Object.fromEntries(Object.entries(users.list.filters).filter(([name]) => !(name in reviewFilters)));
/** The filters of the list, and a period. */
const filtered = { ...users, list: { ...users.list, filters: { ...listed, from: date(), to: date() } } };

/**
 * Access review: counts of users by what they may do; each figure links to its users
 * (docs/model/shell.md#access-review).
 */
export default function ReportingPage() {
  const t = useMessages(reportMessages);
  const can = useCan(users.privilege);
  const [state, change] = useListAddress(filtered);
  const query = filterOf(state, filtered.list.filters) as ReportQuery;
  const { data, currentData, error, isFetching, refetch } = report.useQuery({ query });
  // Figures of former filters do not stand below those that were refused.
  if (error && !currentData) return <ErrorContent error={error} onRetry={refetch} />;
  return (
    <Page
      title={t('title')}
      note={t('note')}
      actions={
        can('export') && (
          <ReportDownload resource={users} call={userCalls.reportingFile} query={query} title={t('file')} />
        )
      }
    >
      <section className="panel">
        <Filters
          all
          resource={filtered}
          value={state.filters}
          onApply={(filters, options) => change({ filters }, options)}
        />
      </section>
      {data ? (
        <div className="report" aria-busy={isFetching}>
          {reportBlocks.map((block) => (
            <ReportBlock
              key={block}
              block={block}
              figures={data.filter((figure) => figure.block === block)}
              chosen={state.filters}
            />
          ))}
        </div>
      ) : (
        <Loading />
      )}
    </Page>
  );
}
