import { resourceApi, type ListQuery } from '@console/api';
import type { ReportDataSet } from '@console/contracts/branches-stores/master';
import { downloadFormats, type DownloadFormat } from '@console/contracts/core/downloads';
import { textsOf } from '@console/contracts/core/list-address';
import type { Resource } from '@console/contracts/core/resource';
import { DateField } from '@console/ui/form';
import { todayInJakarta } from '@console/ui/formats';
import { Filters, useReportAddress } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { useId, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ChangesFile } from './ChangesFile.tsx';
import { columnsIn, hasStates, isPastDay, namesColumns, reportOf } from './report-of-set.ts';
import { ReportFile } from './ReportFile.tsx';
import { reportingMessages } from './reporting-messages.ts';
import { StateFile } from './StateFile.tsx';

export interface ReportFormProps {
  /** The contract of the chosen set. */
  readonly resource: Resource | null;
  readonly sets: readonly ReportDataSet[];
}

/** Chooses the set, its filters and columns, all kept in the address, and asks for the file. */
export function ReportForm({ resource, sets }: ReportFormProps) {
  const id = useId();
  const t = useMessages(reportingMessages);
  const [address, setAddress] = useSearchParams();
  const [day] = textsOf(address, 'day').filter((each) => hasStates(resource) && isPastDay(each, todayInJakarta()));
  // Filters compare present values: of a past day there are all records.
  const filtered = day === undefined ? resource : null;
  const report = useMemo(() => reportOf(filtered, sets, t('set')), [filtered, sets, t]);
  const { state, change, query, isReady, values } = useReportAddress(report, {
    columns: { title: t('column'), accepts: resource ? namesColumns(resource) : [] },
    format: { title: t('format'), accepts: downloadFormats },
    day: { title: t('day'), accepts: (written) => written === day },
  });
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
  const choose = (chosen: string) => {
    if (!isPastDay(chosen, todayInJakarta())) return put('day', null);
    const kept = ['set', 'columns', 'format'].flatMap((name) => textsOf(address, name).map((value) => [name, value]));
    return setAddress([...kept, ['day', chosen]] as [string, string][], { replace: true, preventScrollReset: true });
  };
  const { set: _set, ...filters } = query;
  const file = (of: Resource) => ({
    columns: columnsIn(of, values.columns),
    format: (values.format as DownloadFormat | undefined) ?? 'xlsx',
    onColumns: (columns: string | null) => put('columns', columns),
    onFormat: (format: DownloadFormat) => put('format', format),
  });
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
        {hasStates(resource) && (
          <div className="master-report-day">
            <label htmlFor={id}>{t('day')}</label>
            <DateField id={id} value={day ?? ''} to={todayInJakarta()} describedBy={`${id}-note`} onChange={choose} />
            <p id={`${id}-note`}>{t('dayNote')}</p>
          </div>
        )}
      </section>
      {resource && isReady && day && <StateFile resource={resource} day={day} {...file(resource)} />}
      {resource && isReady && !day && (
        <ReportFile
          resource={resource}
          filters={filters as ListQuery}
          api={resourceApi(resource)}
          {...file(resource)}
        />
      )}
      {resource && <ChangesFile resource={resource} format={file(resource).format} />}
    </>
  );
}
