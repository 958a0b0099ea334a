import { resourceApi, type ApiError, type ListQuery } from '@console/api';
import type { Resource } from '@console/contracts/core/resource';
import { confirm } from '../dialogs/index.ts';
import { useExport } from '../export/index.ts';
import { parametersOf, type ExportWish } from '../export/wish.ts';
import { useErrorText, notify } from '../feedback/index.ts';
import { common, useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';

/** Downloads what the list shows, with its filters and its order, after asking why where the contract wants a reason; a large one becomes a job that the notice leads to. */
export function useDownload(resource: Resource, query: ListQuery) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const errorText = useErrorText();
  const [busy, run] = useExport();
  const load = (wish: { readonly format: 'csv' | 'xlsx' }): Promise<ApiError | undefined> =>
    run(() => {
      const { page: _page, size: _size, ...filter } = query;
      return resourceApi(resource).download({ ...filter, ...wish });
    });
  const asked = (format: 'csv' | 'xlsx') =>
    confirm({ title: t('downloadTitle'), action: words('download'), reason: 'required' }, async ({ reason }) => {
      const error = await load({ format, ...(reason ? { reason } : {}) });
      if (error) throw error;
    });
  const start = (format: 'csv' | 'xlsx') => {
    if (resource.list.exportReason) asked(format);
    else void load({ format }).then((error) => error && notify.error(errorText(error)));
  };
  return { busy, start, load: (wish: ExportWish) => load(parametersOf(resource, wish)) };
}
