import { mutationEndpoint, type ApiError } from '@console/api';
import type { PrintBatch } from '@console/contracts/cards/card-issuance/batches';
import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import { Button } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { common, useMessages } from '@console/ui/messages';
import { useState } from 'react';
import { useDeskDraft } from '../../shared/desk/use-desk-draft.ts';
import { messages } from '../messages.ts';
import { ActionButton } from '@console/ui/why';
import { follows } from './follows.ts';

const markCall = mutationEndpoint(issuanceCalls.markPrinted, follows);
const whole = (typed: string) => (/^\d+$/.test(typed) ? Number(typed) : null);

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
  } = useDeskDraft(`mark-printed:${secureId}`, { printed: '', spoiledCount: String(spoiled) });
  const [fault, setFault] = useState<ApiError>();
  const [printed, bad] = [whole(counts.printed), whole(counts.spoiledCount)];
  const save = async () => {
    const answer = await mark({ body: { secureId, version, printed: printed!, spoiled: bad! } });
    if ('error' in answer) return setFault(answer.error);
    discard();
    notify.success(t('markedPrinted'));
    return onClose();
  };
  return (
    <Dialog
      title={`${t('markPrinted')} ${batchNo}`}
      onClose={onClose}
      width={420}
      footer={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <ActionButton
            variant="primary"
            busy={isLoading}
            disabled={printed === null || bad === null}
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
          <input
            id={`mark-${name}`}
            className="input"
            inputMode="numeric"
            value={counts[name]}
            onChange={({ target }) => change({ [name]: target.value })}
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
