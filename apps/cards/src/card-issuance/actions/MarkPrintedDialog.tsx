import { mutationEndpoint, type ApiError } from '@console/api';
import type { PrintBatch } from '@console/contracts/cards/card-issuance/batches';
import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import { Button } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { isWithinBounds, NumberField } from '@console/ui/form';
import { notify, useErrorText } from '@console/ui/feedback';
import { common, useMessages } from '@console/ui/messages';
import { useState } from 'react';
import { useDialogDraft } from '../../shared/desk/use-dialog-draft.ts';
import { messages } from '../messages.ts';
import { ActionButton } from '@console/ui/why';
import { follows } from './follows.ts';

interface Counts {
  readonly printed: number | null;
  readonly spoiledCount: number | null;
}

const markCall = mutationEndpoint(issuanceCalls.markPrinted, follows);

/** Number of good and bad cards of a batch; the counts must add up to the batch. */
export function MarkPrintedDialog({
  batch: { secureId, version, batchNo, quantity, spoiled },
  onClose,
}: {
  readonly batch: PrintBatch;
  readonly onClose: () => void;
}) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const errorText = useErrorText();
  const [mark, { isLoading }] = markCall.useMutation();
  const {
    values: counts,
    change,
    discard,
    close,
    holds,
  } = useDialogDraft<Counts>(`mark-printed:${secureId}`, { printed: null, spoiledCount: spoiled }, onClose);
  const [fault, setFault] = useState<ApiError>();
  const { printed, spoiledCount } = counts;
  const isUsable = (count: number | null) => isWithinBounds(count, 0, quantity);
  const save = async () => {
    const answer = await mark({ body: { secureId, version, printed: printed!, spoiled: spoiledCount! } });
    if ('error' in answer) return setFault(answer.error);
    discard();
    notify.success(t('markedPrinted'));
    return onClose();
  };
  return (
    <Dialog
      title={`${t('markPrinted')} ${batchNo}`}
      onClose={close}
      holds={holds}
      width={420}
      footer={
        <>
          <Button onClick={close}>{words('cancel')}</Button>
          <ActionButton
            variant="primary"
            busy={isLoading}
            disabled={!isUsable(printed) || !isUsable(spoiledCount)}
            onClick={() => save()}
          >
            {words('save')}
          </ActionButton>
        </>
      }
    >
      <p>{t('printedHelp', { quantity, spoiled })}</p>
      {(['printed', 'spoiledCount'] as const).map((name) => (
        <div className="form-field" key={name}>
          <label htmlFor={`mark-${name}`}>{t(name)}</label>
          <NumberField
            id={`mark-${name}`}
            minimum={0}
            maximum={quantity}
            value={counts[name]}
            onChange={(count) => change({ [name]: count })}
          />
        </div>
      ))}
      {fault && (
        <p className="form-error" role="alert">
          {errorText(fault)}
        </p>
      )}
    </Dialog>
  );
}
