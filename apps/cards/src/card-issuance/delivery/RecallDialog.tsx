import { mutationEndpoint, type ApiError } from '@console/api';
import type { Delivery } from '@console/contracts/cards/card-issuance/deliveries';
import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import { Button } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { common, useMessages } from '@console/ui/messages';
import { useState } from 'react';
import { follows } from '../actions/follows.ts';
import { UploadField } from '../shared/UploadField.tsx';
import { messages } from './messages.ts';

const recallCall = mutationEndpoint(issuanceCalls.recall, follows);
const shortestReason = 5;

/** Takes a delivery back: why, and after a day the proof that the courier brought it back. */
export function RecallDialog({ delivery: { secureId, version, deliveryNo }, onClose }: { readonly delivery: Delivery; readonly onClose: () => void }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const errorText = useErrorText();
  const [recall, { isLoading }] = recallCall.useMutation();
  const [reason, setReason] = useState('');
  const [fileId, setFileId] = useState<string | null>(null);
  const [fault, setFault] = useState<ApiError>();
  const save = async () => {
    const answer = await recall({ body: { secureId, version, reason: reason.trim(), returnNoteFileId: fileId } });
    if ('error' in answer) return setFault(answer.error);
    notify.success(t('recalled'));
    return onClose();
  };
  return (
    <Dialog
      title={`${t('recall')} ${deliveryNo}`} onClose={onClose} width={520}
      footer={<><Button onClick={onClose}>{words('cancel')}</Button><Button variant="danger" busy={isLoading} disabled={reason.trim().length < shortestReason} onClick={() => void save()}>{t('recall')}</Button></>}
    >
      <p>{t('recallText')}</p>
      <div className="form-field">
        <label htmlFor="recall-reason">{t('reason')}</label>
        <textarea id="recall-reason" className="input input-paragraph" rows={3} maxLength={250} value={reason} onChange={({ target }) => setReason(target.value)} />
      </div>
      <UploadField id="recall-note" label={t('note')} kinds={['image', 'pdf']} onChange={setFileId} />
      {fault && <p className="form-error" role="alert">{errorText(fault)}</p>}
    </Dialog>
  );
}
