import { useCan } from '@console/auth';
import { losses } from '@console/contracts/cards/card-lost';
import {
  lossFigureNames,
  lossFigures,
  lossRateTitle,
  lossReportCalls,
  lossReportFilters,
  lossReportRules,
  type LossReport,
  type LossReportRow,
} from '@console/contracts/cards/card-lost/report';
import { titleOf } from '@console/contracts/core/titles';
import { ReportDownload } from '@console/ui/export';
import { useErrorText } from '@console/ui/feedback';
import { formatDate, formatNumber, withSign } from '@console/ui/formats';
import { Filters, filterOf, useListAddress } from '@console/ui/list';
import { useMessages, useText } from '@console/ui/messages';
import { ErrorContent, Page, PlainTable, type PlainColumn } from '@console/ui/page';
import { useState } from 'react';
import '../shared/desk/desk.css';
import { messages } from './messages.ts';
import { MonthChart } from './MonthChart.tsx';
import { endpoints } from './screens.tsx';

const filtered = {
  ...losses,
  list: {
    ...losses.list,
    filters: Object.fromEntries(lossReportFilters.map((name) => [name, losses.list.filters[name]])),
  },
} as unknown as typeof losses;
type Query = Readonly<Record<string, string>>;

const rateOf = (rate: number | null) => (rate === null ? '-' : withSign(rate.toFixed(2)));

function Offices({
  report: { rows, sum, total, page },
  onPage,
}: {
  readonly report: LossReport;
  readonly onPage: (page: number) => void;
}) {
  const t = useMessages(messages);
  const text = useText();
  const columns: readonly PlainColumn<LossReportRow>[] = [
    { title: text(titleOf(losses, 'office')), of: ({ office }) => office },
    { title: text(titleOf(losses, 'reason')), of: ({ reason }) => reason },
    ...lossFigureNames.map((name) => ({
      title: text(lossFigures[name]),
      of: (row: LossReportRow) => formatNumber(row[name]),
      isNumber: true,
      total: formatNumber(sum[name]),
    })),
    { title: text(lossRateTitle), of: ({ rate }) => rateOf(rate), isNumber: true, total: rateOf(sum.rate) },
  ];
  return (
    <section className="panel" aria-label={t('byOffice')}>
      <h2>{t('byOffice')}</h2>
      {total === 0 ? (
        <p className="quiet">{t('nothing')}</p>
      ) : (
        <PlainTable
          label={t('byOffice')}
          columns={columns}
          rows={rows}
          keyOf={({ office, reason }) => `${office} ${reason}`}
          totals={t('sum')}
          pages={{ page, size: lossReportRules.page, total }}
          onPage={onPage}
        />
      )}
    </section>
  );
}

/** Losses in a period, by month, office and reason (docs/model/cards.md#loss-report). */
export default function ReportingPage() {
  const t = useMessages(messages);
  const can = useCan(losses.privilege);
  const errorText = useErrorText();
  const [state, change] = useListAddress(filtered);
  const query = filterOf(state, filtered.list.filters) as Query;
  const queryKey = JSON.stringify(query);
  const [shown, setShown] = useState({ said: queryKey, page: 1 });
  // Another query starts at its first page.
  const page = shown.said === queryKey ? shown.page : 1;
  const reading = endpoints.reporting.useQuery({ query: { ...query, page } as never });
  const { data, currentData, error, isFetching, refetch } = reading;
  if (error && !data && error.status !== 422) return <ErrorContent error={error} onRetry={refetch} />;
  return (
    <Page
      title={t('reportTitle')}
      note={
        currentData &&
        t('reportNote', {
          from: formatDate(currentData.from, 'DD MMM YYYY'),
          to: formatDate(currentData.to, 'DD MMM YYYY'),
        })
      }
      actions={
        // The file is of the filters and of the period that they name.
        currentData &&
        can('export') && (
          <ReportDownload
            resource={losses}
            call={lossReportCalls.reportingFile}
            query={{ ...query, from: currentData.from, to: currentData.to }}
            title={t('file')}
          />
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
      {error ? (
        <p role="alert" className="panel desk-warning">
          {error.errors[0]?.message ?? errorText(error)}
        </p>
      ) : (
        data && (
          <div className="desk" style={{ maxWidth: 'none' }} aria-busy={isFetching}>
            <MonthChart months={data.months} />
            <Offices report={data} onPage={(next) => setShown({ said: queryKey, page: next })} />
          </div>
        )
      )}
    </Page>
  );
}
