import { mutationEndpoint, type ApiError } from '@console/api';
import { deliveries, type Delivery, type DeliveryReceipt } from '@console/contracts/cards/card-issuance/deliveries';
import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import { Button } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { common, useMessages } from '@console/ui/messages';
import { useState } from 'react';
import { StoredFileField } from '../../shared/desk/StoredFileField.tsx';
import { follows } from '../actions/follows.ts';
import { messages } from './messages.ts';
import { ReceiptFieldset } from './ReceiptFieldset.tsx';
import { ActionButton } from '@console/ui/why';
import { slipLimit, useReceiptDraft } from './use-receipt-draft.ts';

const supersedeCall = mutationEndpoint(issuanceCalls.supersede, follows);
const nothing = {};

/** Replaces the wrong file of a receipt; both files stay. */
export function SupersedeDialog({
  delivery,
  receipt,
  onClose,
}: {
  readonly delivery: Delivery;
  readonly receipt: DeliveryReceipt;
  readonly onClose: () => void;
}) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const errorText = useErrorText();
  const [send, { isLoading }] = supersedeCall.useMutation();
  const { values, change, discard } = useReceiptDraft(`supersede:${receipt.secureId}`, nothing);
  const [fault, setFault] = useState<ApiError>();
  const { fileId, receiptNo, remark } = values;
  const save = async () => {
    const answer = await send({
      body: {
        receiptId: receipt.secureId,
        receiptNo: receiptNo.trim(),
        fileId: fileId!,
        remark: remark.trim() || null,
      },
    });
    if ('error' in answer) return setFault(answer.error);
    discard();
    notify.success(t('saved'));
    return onClose();
  };
  return (
    <Dialog
      title={`${t('supersede')} ${receipt.receiptNo}`}
      onClose={onClose}
      width={640}
      footer={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <ActionButton
            variant="primary"
            busy={isLoading}
            disabled={fileId === null || receiptNo.trim() === ''}
            onClick={() => save()}
          >
            {t('supersede')}
          </ActionButton>
        </>
      }
    >
      <p>{t('supersedeText')}</p>
      <ReceiptFieldset values={values} set={change} from={delivery.dispatchedAt} withReceiver={false} />
      <StoredFileField
        title={t('photo')}
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
