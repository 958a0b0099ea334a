import { resourceApi, type ListQuery } from '@console/api';
import type { ReportDataSet } from '@console/contracts/branches-stores/master';
import { downloadFormats, type DownloadFormat } from '@console/contracts/core/downloads';
import type { Resource } from '@console/contracts/core/resource';
import { Filters, useReportAddress } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { columnsIn, namesColumns, reportOf } from './report-of-set.ts';
import { ReportFile } from './ReportFile.tsx';
import { reportingMessages } from './reporting-messages.ts';

export interface ReportFormProps {
  /** The contract of the chosen set. */
  readonly resource: Resource | null;
  readonly sets: readonly ReportDataSet[];
}

/** Chooses the set, its filters and columns, all kept in the address, and asks for the file. */
export function ReportForm({ resource, sets }: ReportFormProps) {
  const t = useMessages(reportingMessages);
  const report = useMemo(() => reportOf(resource, sets, t('set')), [resource, sets, t]);
  const { state, change, query, isReady, values } = useReportAddress(report, {
    columns: { title: t('column'), accepts: resource ? namesColumns(resource) : [] },
    format: { title: t('format'), accepts: downloadFormats },
  });
  const [, setAddress] = useSearchParams();
  const put = (name: string, value: string | null) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const { set: _set, ...filters } = query;
  return (
    <>
      <section className="panel" aria-label={t('filters')}>
        <Filters
          all
          resource={report}
          value={state.filters}
          onApply={(chosen, options) => {
            // Filters and columns belong to their set.
            if (chosen['set']?.[0] === state.filters['set']?.[0]) change({ filters: chosen }, options);
            else setAddress(chosen['set']?.[0] ? { set: chosen['set'][0] } : {}, { preventScrollReset: true });
          }}
        />
        {!resource && <p>{t('choose')}</p>}
      </section>
      {resource && isReady && (
        <ReportFile
          resource={resource}
          filters={filters as ListQuery}
          columns={columnsIn(resource, values.columns)}
          format={(values.format as DownloadFormat | undefined) ?? 'xlsx'}
          onColumns={(columns) => put('columns', columns)}
          onFormat={(format) => put('format', format)}
          api={resourceApi(resource)}
        />
      )}
    </>
  );
}
