import { mutationEndpoint, type ApiError } from '@console/api';
import { ecardCalls, type PrintRequest } from '@console/contracts/cards/ecard-printing';
import { Button, Checkbox } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { isWithinBounds, NumberField } from '@console/ui/form';
import { notify, useErrorText } from '@console/ui/feedback';
import { common, useMessages } from '@console/ui/messages';
import { useState } from 'react';
import { useDialogDraft } from '../shared/desk/use-dialog-draft.ts';
import { follows } from './follows.ts';
import { ActionButton } from '@console/ui/why';
import { messages } from './messages.ts';

const withdrawCall = mutationEndpoint(ecardCalls.withdraw, follows);
const shortestReason = 5;
/** Maximum plastics of one request. */
const maxDestroyed = 10;
const nothing = { reason: '', destroyed: 0 as number | null, isTicked: false, isRequestedAgain: true };

/** Withdraws a card from the vendor: reason, what happened to its plastic, and whether it is requested again. */
export function WithdrawDialog({
  request: { secureId, version, requestNo },
  onClose,
}: {
  readonly request: PrintRequest;
  readonly onClose: () => void;
}) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const errorText = useErrorText();
  const [withdraw, { isLoading }] = withdrawCall.useMutation();
  const {
    values: typed,
    change: set,
    discard,
    close,
    holds,
  } = useDialogDraft(`withdraw:${secureId}`, nothing, onClose);
  const [fault, setFault] = useState<ApiError>();
  const isWhole =
    typed.reason.trim().length >= shortestReason && typed.isTicked && isWithinBounds(typed.destroyed, 0, maxDestroyed);
  const save = async () => {
    const answer = await withdraw({
      body: {
        secureId,
        version,
        reason: typed.reason.trim(),
        isRequestedAgain: typed.isRequestedAgain,
        destroyed: typed.destroyed!,
      },
    });
    if ('error' in answer) return setFault(answer.error);
    discard();
    notify.success(t('withdrawn'));
    return onClose();
  };
  return (
    <Dialog
      title={`${t('withdraw')} ${requestNo}`}
      onClose={close}
      holds={holds}
      width={480}
      footer={
        <>
          <Button onClick={close}>{words('cancel')}</Button>
          <ActionButton variant="danger" busy={isLoading} disabled={!isWhole} onClick={() => save()}>
            {t('withdraw')}
          </ActionButton>
        </>
      }
    >
      <p>{t('withdrawText')}</p>
      <div className="form-field">
        <label htmlFor="withdraw-reason">{t('reason')}</label>
        <textarea
          id="withdraw-reason"
          className="input input-paragraph"
          rows={3}
          maxLength={200}
          value={typed.reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
      </div>
      <div className="form-field">
        <label htmlFor="withdraw-count">{t('destroyed')}</label>
        <NumberField
          id="withdraw-count"
          minimum={0}
          maximum={maxDestroyed}
          value={typed.destroyed}
          onChange={(destroyed) => set({ destroyed })}
        />
      </div>
      <p>
        <label>
          <Checkbox checked={typed.isTicked} onChange={({ target }) => set({ isTicked: target.checked })} />{' '}
          {t('destroyedTick')}
        </label>
      </p>
      <p>
        <label>
          <Checkbox
            checked={typed.isRequestedAgain}
            onChange={({ target }) => set({ isRequestedAgain: target.checked })}
          />{' '}
          {t('again')}
        </label>
      </p>
      {fault && (
        <p className="form-error" role="alert">
          {errorText(fault)}
        </p>
      )}
    </Dialog>
  );
}
