import { createStore, downloadFile, invalidate, mutationEndpoint } from '@console/api';
import type { BatchAction, PrintBatch } from '@console/contracts/cards/card-issuance/batches';
import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import { confirm } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { useMemo } from 'react';
import { messages } from '../messages.ts';
import { follows } from './follows.ts';

const withdrawCall = mutationEndpoint(issuanceCalls.withdraw, follows);

/** The possible actions on a print batch. */
export function useBatchActions(
  onMark: (batch: PrintBatch) => void,
): Readonly<Record<BatchAction, (batch: PrintBatch) => void>> {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const [withdraw] = withdrawCall.useMutation();
  return useMemo(() => {
    const fetchFile = async ({ secureId }: PrintBatch, reason: string | null): Promise<void> => {
      const answer = await downloadFile(issuanceCalls.printFile, { body: { secureId, reason } });
      if ('error' in answer) return notify.error(errorText(answer.error));
      if (answer.data.kind === 'saved') notify.success(t('fetched', { name: answer.data.filename }), { persist: true });
      createStore().dispatch(invalidate(...follows.invalidates, 'notification'));
    };
    return {
      printFile: (batch) =>
        batch.downloads === 0
          ? void fetchFile(batch, null)
          : confirm(
              {
                title: t('askFile'),
                subject: batch.batchNo,
                text: t('fileText'),
                action: t('printFile'),
                reason: 'required',
              },
              ({ reason }) => fetchFile(batch, reason),
            ),
      markPrinted: onMark,
      withdraw: ({ secureId, version, batchNo }) =>
        confirm(
          {
            title: t('askWithdraw', { batchNo }),
            text: t('withdrawText'),
            action: t('withdraw'),
            danger: true,
            reason: 'required',
          },
          async ({ reason }) => {
            const answer = await withdraw({ body: { secureId, version, reason: reason! } });
            if ('error' in answer) throw answer.error;
            notify.success(t('withdrawn'));
          },
        ),
    };
  }, [t, errorText, withdraw, onMark]);
}
