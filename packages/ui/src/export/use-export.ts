import { createStore, invalidate, type ApiError, type Downloaded, type Outcome } from '@console/api';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { notify } from '../feedback/index.ts';
import { common, useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';

/** Says what became of an export: the file that was saved, or the job that the way to Download Management leads to. */
export function useExport(): readonly [
  busy: boolean,
  run: (ask: () => Promise<Outcome<Downloaded>>) => Promise<ApiError | undefined>,
] {
  const t = useMessages(messages);
  const words = useMessages(common);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const run = async (ask: () => Promise<Outcome<Downloaded>>): Promise<ApiError | undefined> => {
    setBusy(true);
    const answer = await ask();
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
