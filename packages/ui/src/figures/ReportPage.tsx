import type { QueryEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import type { Call } from '@console/contracts/core/call';
import type { Resource } from '@console/contracts/core/resource';
import type { ReactNode } from 'react';
import { Spin } from '../core/index.ts';
import { ReportDownload } from '../export/index.ts';
import { dateFormats, formatDate } from '../formats/index.ts';
import { pageNumber, useExistingPage } from '../left-out/index.ts';
import { Filters, useReportAddress } from '../list/index.ts';
import { useMessages } from '../messages/index.ts';
import { ErrorContent, Page } from '../page/index.ts';
import { messages } from './messages.ts';
import { ReportTable, type ReportTableProps } from './ReportTable.tsx';

export interface ReportPageProps<Query, Report, FileQuery, FileBody, FileAnswer> {
  /** The contract of the report: its filters, and its columns. */
  readonly resource: Resource;
  readonly report: QueryEndpoint<Query, Report>;
  readonly file: Call<FileQuery, FileBody, FileAnswer>;
  readonly title: string;
  readonly note: string;
  /** Name of the file in the menu. */
  readonly fileTitle: string;
  /** What stands above the table, such as a chart. */
  readonly children?: (report: Report) => ReactNode;
}

type Answer = ReportTableProps['report'] & { readonly from: string; readonly to: string };

/**
 * A report of a period: filters and page in the address, a table with totals of the whole filter, and its file.
 * @example
 * <ReportPage resource={storeReporting} report={report} file={storeReportCalls.file} title={t('title')} … />
 */
export function ReportPage<Query, Report extends Answer, FileQuery, FileBody, FileAnswer>({
  resource,
  report,
  file,
  title,
  note,
  fileTitle,
  children,
}: ReportPageProps<Query, Report, FileQuery, FileBody, FileAnswer>) {
  const t = useMessages(messages);
  const can = useCan(resource.privilege);
  const { state, change, query, isReady, values } = useReportAddress(resource, { page: pageNumber });
  const page = Number(values.page ?? 1);
  const reading = report.useQuery({ query: { ...query, page } } as never, { skip: !isReady });
  const { data, currentData, error, isFetching, refetch } = reading;
  useExistingPage(currentData, {
    page,
    size: currentData?.size ?? 1,
    go: (last) => change({ page: last }, { replace: true }),
  });
  const fault = error && !currentData ? error.errors[0]?.message : undefined;
  if (error && !currentData && fault === undefined)
    return <ErrorContent error={error} onRetry={() => void refetch()} />;
  const day = (value: string) => formatDate(value, dateFormats.listDay);
  return (
    <Page
      title={title}
      note={note}
      actions={
        // The file is of the period that is shown, also when it is of today.
        currentData &&
        can('export') && (
          <ReportDownload
            resource={resource}
            call={file}
            query={{ ...query, from: currentData.from, to: currentData.to }}
            title={fileTitle}
            formats={['xlsx', 'csv']}
          />
        )
      }
    >
      <section className="panel">
        <Filters
          all
          resource={resource}
          value={state.filters}
          onApply={(filters, options) => change({ filters }, options)}
        />
        {fault !== undefined && (
          <p role="alert" className="field-error">
            {fault}
          </p>
        )}
      </section>
      {fault === undefined &&
        (data ? (
          <>
            {children?.(data)}
            <section className="panel" aria-label={title} aria-busy={isFetching}>
              <p className="quiet">{t('period', { from: day(data.from), to: day(data.to) })}</p>
              {data.total === 0 ? (
                <p>{t('nothing')}</p>
              ) : (
                <ReportTable
                  resource={resource}
                  label={title}
                  report={data}
                  onPage={(next) => change({ page: next })}
                />
              )}
            </section>
          </>
        ) : (
          <Spin />
        ))}
    </Page>
  );
}
