import { downloadFile } from '@console/api';
import type { Call } from '@console/contracts/core/call';
import { downloadFormats, type DownloadFormat } from '@console/contracts/core/downloads';
import type { Resource } from '@console/contracts/core/resource';
import { MenuButton } from '../core/index.ts';
import { notify, useErrorText } from '../feedback/index.ts';
import { common, useMessages } from '../messages/index.ts';
import { useExportWhy, useReading } from '../why/index.ts';
import { useExport } from './use-export.ts';

export interface ReportDownloadProps<Q, B, R> {
  /** The resource whose export restriction applies. */
  readonly resource: Pick<Resource, 'privilege' | 'module' | 'list'>;
  /** The call that answers the file; its query also takes `format`. */
  readonly call: Call<Q, B, R>;
  /** The query of the report on the screen. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Name of the file in the menu. */
  readonly title: string;
  /** Formats in menu order; default: all. */
  readonly formats?: readonly DownloadFormat[];
}

/**
 * Downloads a report as a file. Where the services would refuse it, the button is disabled and says why.
 * @example
 * <ReportDownload resource={cardTypes} call={stockReport} query={{ from, to }} title={t('stock')} />
 */
export function ReportDownload<Q, B, R>({
  resource,
  call,
  query,
  title,
  formats = downloadFormats,
}: ReportDownloadProps<Q, B, R>) {
  const words = useMessages(common);
  const errorText = useErrorText();
  const reading = useReading();
  const restricted = useExportWhy(resource, query);
  const [busy, run] = useExport();
  const start = async (format: DownloadFormat) => {
    const error = await run(() => downloadFile(call, { query: { ...query, format } }));
    if (error) notify.error(errorText(error));
  };
  return (
    <MenuButton
      trigger={words('download')}
      busy={busy}
      why={reading ?? restricted}
      items={formats.map((format) => ({ key: format, title: `${title} (${format})`, run: () => void start(format) }))}
    />
  );
}
