import { createStore, invalidate, type ApiError, type Downloaded, type Outcome } from '@console/api';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { notify } from '../feedback/index.ts';
import { common, useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';

/**
 * Runs an export and reports its outcome: a notice for a saved file, or a notice with a link to Download Management for
 * a queued job. `run` returns the error of a refused export.
 * @example
 * const [busy, run] = useExport();
 * const error = await run(() => downloadFile(stockReport, { query: { format: 'csv' } }));
 */
export function useExport(): readonly [
  busy: boolean,
  run: (start: () => Promise<Outcome<Downloaded>>) => Promise<ApiError | undefined>,
] {
  const t = useMessages(messages);
  const words = useMessages(common);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const run = async (start: () => Promise<Outcome<Downloaded>>): Promise<ApiError | undefined> => {
    setBusy(true);
    const answer = await start();
    setBusy(false);
    if ('error' in answer) return answer.error;
    createStore().dispatch(invalidate('download-management'));
    if (answer.data.kind === 'saved') notify.success(t('downloaded', { name: answer.data.filename }));
    else
      notify.info(t('queued'), { action: { text: words('open'), run: () => void navigate('/download-management') } });
    return undefined;
  };
  return [busy, run];
}
