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
  /** Whose export restriction holds. */
  readonly resource: Pick<Resource, 'privilege' | 'module' | 'list'>;
  /** The call that answers the file; its query takes the format besides. */
  readonly call: Call<Q, B, R>;
  /** What the report on the screen was asked for. */
  readonly query: Readonly<Record<string, unknown>>;
  /** What the file is called. */
  readonly title: string;
  /** Formats in their order. */
  readonly formats?: readonly DownloadFormat[];
}

/** Takes a report out as a file; where the services would refuse it, the button says why, as that of a list does. */
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
    const error = await run(() => downloadFile(call as Call, { query: { ...query, format } }));
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
