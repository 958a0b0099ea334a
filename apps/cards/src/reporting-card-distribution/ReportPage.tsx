import { useCan } from '@console/auth';
import {
  cardDistribution,
  distributionCalls,
  openedFigures,
  type DistributionQuery,
  type DistributionReport,
} from '@console/contracts/cards/reporting-card-distribution';
import { Button, Spin } from '@console/ui/core';
import { ReportDownload } from '@console/ui/export';
import { formatDate } from '@console/ui/formats';
import { isPageNumber, isRecordId } from '@console/ui/left-out';
import { Filters, useReportAddress } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { ErrorContent, Page } from '@console/ui/page';
import { openedIn } from './address.ts';
import './distribution.css';
import { reportCall } from './endpoints.ts';
import { Flows } from './Flows.tsx';
import { LeadTimes } from './LeadTimes.tsx';
import { messages } from './messages.ts';
import { OpenedCards } from './OpenedCards.tsx';
import { Statuses } from './Statuses.tsx';

interface ReportProps {
  readonly report: DistributionReport;
  readonly query: DistributionQuery;
  readonly opened: ReturnType<typeof openedIn>;
}

function Report({ report, query, opened }: ReportProps) {
  const t = useMessages(messages);
  const from = formatDate(report.from, 'DD MMMM YYYY');
  const to = formatDate(report.to, 'DD MMMM YYYY');
  // The other tables use the same period as the first, also when it is the default.
  const samePeriod = { ...query, from: report.from, to: report.to };
  return (
    <>
      <p className="distribution-head">
        <strong>
          {t('period', { from, to })}; {report.parameters}
        </strong>
        <span>{t('made', { at: formatDate(report.madeAt, 'DD MMM YYYY HH:mm:ss') })}</span>
      </p>
      <section className="panel" aria-labelledby="distribution-flows">
        <h2 id="distribution-flows">{t('flows')}</h2>
        {report.rows.length > 0 &&
          (report.totals.adds ? (
            <p className="distribution-note">{t('right')}</p>
          ) : (
            <p role="alert" className="field-error">
              {t('wrong')}
            </p>
          ))}
        <Flows report={report} />
      </section>
      <div className="distribution-parts">
        <Statuses query={samePeriod} />
        <LeadTimes query={samePeriod} />
      </div>
      {opened && <OpenedCards report={report} query={samePeriod} opened={opened} />}
    </>
  );
}

/** Flow of cards through the safes of offices in a period (docs/model/cards.md#distribution-report). */
export default function ReportPage() {
  const t = useMessages(messages);
  const can = useCan(cardDistribution.privilege);
  const {
    state,
    change,
    query: asked,
    isReady,
    values,
  } = useReportAddress(cardDistribution, {
    figure: { title: t('opened'), accepts: openedFigures },
    group: { title: t('group'), accepts: (group) => group === 'NONE' || isRecordId(group) },
    type: { title: t('type'), accepts: isRecordId },
    cards: { title: t('cardsPage'), accepts: isPageNumber },
  });
  const query = asked as DistributionQuery;
  const { currentData: report, error, refetch } = reportCall.useQuery({ query }, { skip: !isReady });
  const fault = error && !report ? error.errors[0]?.message : undefined;
  if (error && !report && fault === undefined) return <ErrorContent error={error} onRetry={() => void refetch()} />;
  const actions = report && (
    <>
      {can('export') && (
        <ReportDownload
          resource={cardDistribution}
          call={distributionCalls.file}
          query={{ ...query, from: report.from, to: report.to }}
          title={t('file')}
          formats={['xlsx', 'csv']}
        />
      )}
      <Button onClick={() => window.print()}>{t('print')}</Button>
    </>
  );
  return (
    <div className="distribution">
      <Page title={t('title')} note={t('note')} actions={actions}>
        <section className="panel distribution-filters">
          <Filters
            all
            resource={cardDistribution}
            value={state.filters}
            onApply={(filters, options) => change({ filters }, options)}
          />
          {fault && (
            <p role="alert" className="field-error">
              {fault}
            </p>
          )}
        </section>
        {report ? <Report report={report} query={query} opened={openedIn(values)} /> : fault === undefined && <Spin />}
      </Page>
    </div>
  );
}
