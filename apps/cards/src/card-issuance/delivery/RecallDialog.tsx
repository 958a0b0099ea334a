import { mutationEndpoint, type ApiError } from '@console/api';
import { deliveries, type Delivery } from '@console/contracts/cards/card-issuance/deliveries';
import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import { Button } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { common, useMessages } from '@console/ui/messages';
import { useState } from 'react';
import { StoredFileField } from '../../shared/desk/StoredFileField.tsx';
import { useDialogDraft } from '../../shared/desk/use-dialog-draft.ts';
import { follows } from '../actions/follows.ts';
import { messages } from './messages.ts';
import { ActionButton } from '@console/ui/why';
import { slipLimit } from './use-receipt-draft.ts';

const recallCall = mutationEndpoint(issuanceCalls.recall, follows);
const minReasonLength = 5;
interface Draft {
  readonly reason: string;
  readonly fileId: string | null;
}
const nothing: Draft = { reason: '', fileId: null };

/** Recalls a delivery: the reason, and after a day the proof that the courier returned it. */
export function RecallDialog({
  delivery: { secureId, version, deliveryNo },
  onClose,
}: {
  readonly delivery: Delivery;
  readonly onClose: () => void;
}) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const errorText = useErrorText();
  const [recall, { isLoading }] = recallCall.useMutation();
  const {
    values: { reason, fileId },
    change,
    discard,
    close,
    holds,
  } = useDialogDraft<Draft>(`recall:${secureId}`, nothing, onClose);
  const [fault, setFault] = useState<ApiError>();
  const save = async () => {
    const answer = await recall({ body: { secureId, version, reason: reason.trim(), returnNoteFileId: fileId } });
    if ('error' in answer) return setFault(answer.error);
    discard();
    notify.success(t('recalled'));
    return onClose();
  };
  return (
    <Dialog
      title={`${t('recall')} ${deliveryNo}`}
      onClose={close}
      holds={holds}
      width={520}
      footer={
        <>
          <Button onClick={close}>{words('cancel')}</Button>
          <ActionButton
            variant="danger"
            busy={isLoading}
            disabled={reason.trim().length < minReasonLength}
            onClick={() => save()}
          >
            {t('recall')}
          </ActionButton>
        </>
      }
    >
      <p>{t('recallText')}</p>
      <div className="form-field">
        <label htmlFor="recall-reason">{t('reason')}</label>
        <textarea
          id="recall-reason"
          className="input input-paragraph"
          rows={3}
          maxLength={250}
          value={reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </div>
      <StoredFileField
        title={t('note')}
        module={deliveries.module}
        kinds={['image', 'pdf']}
        limit={slipLimit}
        value={fileId}
        onChange={(kept) => change({ fileId: kept })}
      />
      {fault && (
        <p className="form-error" role="alert">
          {errorText(fault)}
        </p>
      )}
    </Dialog>
  );
}
