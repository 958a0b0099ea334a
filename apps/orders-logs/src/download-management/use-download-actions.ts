import { createStore, downloadFile, invalidate, mutationEndpoint, type ApiError, type Outcome } from '@console/api';
import { downloadCalls, type Download, type DownloadAction } from '@console/contracts/orders-logs/download-management';
import { confirm } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { useState } from 'react';
import { messages } from './messages.ts';

const follows = { invalidates: ['home', 'notification'] };
const cancelCall = mutationEndpoint(downloadCalls.cancel, follows);
const repeatCall = mutationEndpoint(downloadCalls.repeat, follows);
const revokeCall = mutationEndpoint(downloadCalls.revoke, follows);

/** The actions on a download. */
export function useDownloadActions() {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const [busy, setBusy] = useState<string | null>(null);
  const [cancel] = cancelCall.useMutation();
  const [repeat] = repeatCall.useMutation();
  const [revoke] = revokeCall.useMutation();
  /** The data on the screen may be stale when an action is refused. */
  const refresh = () => createStore().dispatch(invalidate('download-management', 'home'));
  const showResult = (error: ApiError) => {
    notify.error(errorText(error));
    refresh();
  };
  const done = (answer: Outcome<unknown>, words: string): void => {
    if ('error' in answer) {
      refresh();
      throw answer.error;
    }
    notify.success(words);
  };
  const fetchFile = async ({ secureId }: Download): Promise<void> => {
    setBusy(secureId);
    const answer = await downloadFile(downloadCalls.file, { parameters: { secureId } });
    setBusy(null);
    if ('error' in answer) return showResult(answer.error);
    if (answer.data.kind === 'saved') notify.success(t('fetched', { name: answer.data.filename }));
    refresh();
  };
  const repeatIt = async ({ secureId }: Download): Promise<void> => {
    const answer = await repeat({ body: { secureId } });
    if ('error' in answer) showResult(answer.error);
    else notify.success(t('repeated'));
  };
  const run: Readonly<Record<DownloadAction, (download: Download) => void>> = {
    fetch: (download) => void fetchFile(download),
    repeat: (download) => void repeatIt(download),
    cancel: ({ secureId, title }) =>
      confirm({ title: t('askCancel'), subject: title, action: t('cancel'), danger: true }, async () =>
        done(await cancel({ body: { secureId } }), t('cancelled')),
      ),
    revoke: ({ secureId, title, requestedBy }) =>
      confirm(
        {
          title: t('askRevoke'),
          subject: `${title} · ${requestedBy}`,
          text: t('revokeText'),
          action: t('revoke'),
          danger: true,
          reason: 'required',
        },
        async ({ reason }) => done(await revoke({ body: { secureId, reason: reason! } }), t('revoked')),
      ),
  };
  return { busy, run };
}
