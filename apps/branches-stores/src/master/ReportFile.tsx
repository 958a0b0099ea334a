import type { ApiError, Downloaded, ListQuery, Outcome, ResourceApi } from '@console/api';
import { useCan } from '@console/auth';
import { downloadFormats, type DownloadFormat } from '@console/contracts/core/downloads';
import { columnNamesOf, type Resource } from '@console/contracts/core/resource';
import { titleOf } from '@console/contracts/core/titles';
import { Checkbox, Spin } from '@console/ui/core';
import { confirm } from '@console/ui/dialogs';
import { useExport } from '@console/ui/export';
import { notify, useErrorText } from '@console/ui/feedback';
import { formatNumber } from '@console/ui/formats';
import { common, useMessages, useText } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { ActionButton, useExportWhy } from '@console/ui/why';
import { useId } from 'react';
import { reportingMessages } from './reporting-messages.ts';

/** What is chosen of a file beside its filters. */
interface ChosenFile {
  readonly format: DownloadFormat;
  readonly columns?: readonly string[];
  readonly reason?: string;
}

interface FilePanelProps {
  readonly resource: Resource;
  /** Why the person may not take the file. */
  readonly restricted: string | undefined;
  /** The columns that there are, and the chosen ones. */
  readonly all: readonly string[];
  readonly columns: readonly string[];
  readonly format: DownloadFormat;
  /** How many rows the file has. */
  readonly counted: { readonly total: number; readonly totalCapped?: boolean } | undefined;
  readonly error: ApiError | undefined;
  readonly load: (chosen: ChosenFile) => Promise<Outcome<Downloaded>>;
  /** `null`: all columns. */
  readonly onColumns: (columns: string | null) => void;
  readonly onFormat: (format: DownloadFormat) => void;
}

/** The columns and the format of a file, how many rows it has, and the button that asks for it. */
export function FilePanel(props: FilePanelProps) {
  const { resource, restricted, all, columns, format, counted, error, onColumns, onFormat } = props;
  const id = useId();
  const t = useMessages(reportingMessages);
  const words = useMessages(common);
  const text = useText();
  const errorText = useErrorText();
  const maySeeTrail = useCan('audit-trail:browse')('view');
  const [busy, run] = useExport();
  const toggle = (name: string) => {
    const chosen = all.filter((each) => (each === name ? !columns.includes(each) : columns.includes(each)));
    // A file has at least one column.
    if (chosen.length > 0) onColumns(chosen.length === all.length ? null : chosen.join(','));
  };
  const load = (reason?: string) =>
    run(() =>
      props.load({ format, ...(columns.length < all.length ? { columns } : {}), ...(reason ? { reason } : {}) }),
    );
  const start = () => {
    if (resource.list.exportReason)
      confirm({ title: t('file'), action: words('download'), reason: 'required' }, async ({ reason }) => {
        const fault = await load(reason ?? undefined);
        if (fault) throw fault;
      });
    else return load().then((fault) => fault && notify.error(errorText(fault)));
    return undefined;
  };
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{t('file')}</h2>
      <fieldset className="master-report-part">
        <legend>{t('columns')}</legend>
        {all.map((name) => (
          <label key={name}>
            <Checkbox checked={columns.includes(name)} onChange={() => toggle(name)} /> {text(titleOf(resource, name))}
          </label>
        ))}
      </fieldset>
      <fieldset className="master-report-part">
        <legend>{t('format')}</legend>
        {downloadFormats.map((each) => (
          <label key={each}>
            <input type="radio" name={`${id}-format`} checked={format === each} onChange={() => onFormat(each)} />{' '}
            {each.toUpperCase()}
          </label>
        ))}
      </fieldset>
      {error && !counted && (
        <p role="alert" className="field-error">
          {error.errors[0]?.message ?? errorText(error)}
        </p>
      )}
      {!error && !counted && <Spin />}
      {counted && (
        <>
          <p aria-live="polite">
            {t(counted.totalCapped ? 'overRows' : 'rows', { count: formatNumber(counted.total) })}
          </p>
          {maySeeTrail && (
            <p>
              <PageLink to={`/audit-trail?module=${resource.module}`}>{t('trail')}</PageLink>
            </p>
          )}
          <ActionButton variant="primary" busy={busy} why={restricted} onClick={start}>
            {words('download')}
          </ActionButton>
        </>
      )}
    </section>
  );
}

interface ReportFileProps extends Pick<FilePanelProps, 'resource' | 'columns' | 'format' | 'onColumns' | 'onFormat'> {
  readonly api: ResourceApi<Resource>;
  readonly filters: ListQuery;
}

/** The file of the list of a set under filters. */
export function ReportFile({ api, filters, ...props }: ReportFileProps) {
  const restricted = useExportWhy(props.resource, filters as Readonly<Record<string, unknown>>);
  // The first page alone: its count is the number of rows of the file.
  const { currentData: counted, error } = api.useListQuery({ ...filters, page: 1, size: 10 });
  return (
    <FilePanel
      {...props}
      all={columnNamesOf(props.resource)}
      restricted={restricted}
      counted={counted}
      error={error}
      load={(chosen) => api.download({ ...filters, ...chosen })}
    />
  );
}
