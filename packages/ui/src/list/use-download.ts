import { resourceApi, type ApiError, type ListQuery } from '@console/api';
import type { Resource } from '@console/contracts/core/resource';
import { confirm } from '../dialogs/index.ts';
import { useExport } from '../export/index.ts';
import { parametersOf, type ExportOptions } from '../export/export-options.ts';
import { useErrorText, notify } from '../feedback/index.ts';
import { common, useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';

/**
 * Exports the list with its filters and sort, after asking for a reason where the contract requires one. A large export
 * becomes a job.
 */
export function useDownload(resource: Resource, query: ListQuery) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const errorText = useErrorText();
  const [busy, run] = useExport();
  const load = (options: { readonly format: 'csv' | 'xlsx' }): Promise<ApiError | undefined> =>
    run(() => {
      const { page: _page, size: _size, ...filter } = query;
      return resourceApi(resource).download({ ...filter, ...options });
    });
  const askReason = (format: 'csv' | 'xlsx') =>
    confirm({ title: t('downloadTitle'), action: words('download'), reason: 'required' }, async ({ reason }) => {
      const error = await load({ format, ...(reason ? { reason } : {}) });
      if (error) throw error;
    });
  const start = (format: 'csv' | 'xlsx') => {
    if (resource.list.exportReason) askReason(format);
    else void load({ format }).then((error) => error && notify.error(errorText(error)));
  };
  return { busy, start, load: (options: ExportOptions) => load(parametersOf(resource, options)) };
}
