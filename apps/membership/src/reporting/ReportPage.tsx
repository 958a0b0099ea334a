import { queryEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import {
  figureNames,
  memberReportCalls as calls,
  memberReporting,
  memberReports,
  reportColumns,
  type MemberReportQuery,
  type MemberReportRow,
} from '@console/contracts/membership/reporting';
import { Spin } from '@console/ui/core';
import { ReportDownload } from '@console/ui/export';
import { formatCurrency, formatDate, formatNumber } from '@console/ui/formats';
import { Filters, useReportAddress } from '@console/ui/list';
import { useMessages, useText } from '@console/ui/messages';
import { ErrorContent, Page } from '@console/ui/page';
import { Facts, type FactColumn } from '../shared/Facts.tsx';
import { messages } from './messages.ts';

const reportCall = queryEndpoint(calls.report);

/** Figures of members by branch, with a preview and a file (docs/model/membership.md#reports). */
export default function ReportPage() {
  const t = useMessages(messages);
  const text = useText();
  const can = useCan(memberReporting.privilege);
  const { state, change, query: asked, isReady } = useReportAddress(memberReporting);
  const query = asked as MemberReportQuery;
  const { currentData: shown, error, refetch } = reportCall.useQuery({ query }, { skip: !isReady });
  const fault = error && !shown ? error.errors[0]?.message : undefined;
  if (error && !shown && fault === undefined) return <ErrorContent error={error} onRetry={() => void refetch()} />;
  const named = shown && reportColumns[shown.report];
  const columns: FactColumn<MemberReportRow>[] = named
    ? [
        { title: t('branch'), of: ({ branch }) => branch },
        { title: text(named.group), of: ({ group }) => group },
        ...named.figures.map(({ title, money }, index) => ({
          title: text(title),
          numeric: true,
          of: (row: MemberReportRow) => (money ? formatCurrency : formatNumber)(row[figureNames[index]!] ?? 0),
        })),
      ]
    : [];
  const day = (value: string) => formatDate(value, 'DD MMM YYYY');
  return (
    <Page
      title={t('title')}
      note={t('note')}
      actions={
        shown &&
        can('export') && (
          <ReportDownload
            resource={memberReporting}
            call={calls.file}
            query={{ ...query, report: shown.report, from: shown.from, to: shown.to }}
            title={t('file')}
            formats={['xlsx', 'csv']}
          />
        )
      }
    >
      <section className="panel">
        <Filters
          all
          resource={memberReporting}
          value={state.filters}
          onApply={(filters, options) => change({ filters }, options)}
        />
        {fault && (
          <p role="alert" className="field-error">
            {fault}
          </p>
        )}
      </section>
      {shown ? (
        <Facts
          title={text(memberReports.find(({ value }) => value === shown.report)!.title)}
          note={`${t('period', { from: day(shown.from), to: day(shown.to) })}. ${t('rows', {
            shown: formatNumber(shown.rows.length),
            total: formatNumber(shown.total),
          })}`}
          rows={shown.rows}
          none={t('none')}
          columns={columns}
          rowKey={({ branch, group }) => `${branch} ${group}`}
        />
      ) : (
        fault === undefined && <Spin />
      )}
    </Page>
  );
}
