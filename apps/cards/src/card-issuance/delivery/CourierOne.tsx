import { mutationEndpoint, type ApiError } from '@console/api';
import { courierResults } from '@console/contracts/cards/card-issuance/deliver';
import type { Delivery } from '@console/contracts/cards/card-issuance/deliveries';
import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import { relations } from '@console/contracts/cards/card-issuance/vocabulary';
import { printedCardNumber } from '@console/contracts/cards/card-number';
import { notify, useErrorText } from '@console/ui/feedback';
import { useUnsavedGuard } from '@console/ui/guard';
import { LovInput } from '@console/ui/lov';
import { common, useMessages, useText } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { ScanInput } from '../../shared/scan/ScanInput.tsx';
import { follows } from '../actions/follows.ts';
import { UploadField } from '../shared/UploadField.tsx';
import { messages } from './messages.ts';
import { ReceiptFieldset } from './ReceiptFieldset.tsx';
import { useNumbers } from './useNumbers.ts';
import { useReceiptFields } from './useReceiptFields.ts';

export const receiveResultsCall = mutationEndpoint(issuanceCalls.receiveResults, { invalidates: [...follows.invalidates, 'card-lost', 'cards'] });
type Result = (typeof courierResults)[number];

/** One card: scanned or typed, what became of it, and the signed slip. */
export function CourierOne({ delivery, onDone }: { readonly delivery: Delivery; readonly onDone: () => void }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const errorText = useErrorText();
  const [send, { isLoading }] = receiveResultsCall.useMutation();
  const { loaded, check } = useNumbers(delivery.secureId);
  const fields = useReceiptFields();
  const [cardNo, setCardNo] = useState<string | null>(null);
  const [result, setResult] = useState<Result>('DELIVERED');
  const [relation, setRelation] = useState('');
  const [reason, setReason] = useState<readonly string[]>([]);
  const [fault, setFault] = useState<ApiError>();
  const release = useUnsavedGuard(fields.isTouched || cardNo !== null);
  const { receiptNo, receivedDate, receivedBy, remark } = fields.values;
  const isWhole = cardNo !== null && receiptNo.trim() !== '' && receivedDate !== '' && (result !== 'DELIVERED' || (receivedBy.trim() !== '' && relation !== '')) && (result !== 'RETURNED' || reason.length > 0);
  const why = fields.fileId === null ? t('needFile') : isWhole ? undefined : t('needFields');
  const scan = (scanned: string) => {
    const wrong = check(scanned);
    if (wrong === null) setCardNo(scanned);
    return wrong;
  };
  const save = async () => {
    setFault(undefined);
    const line = { cardNo: cardNo!, result, eventDate: receivedDate, receivedBy: result === 'DELIVERED' ? receivedBy.trim() : null, relation: result === 'DELIVERED' ? relation : null, reasonCode: result === 'RETURNED' ? reason[0]! : null };
    const answer = await send({ body: { secureId: delivery.secureId, version: delivery.version, receiptNo: receiptNo.trim(), fileId: fields.fileId!, remark: remark.trim() || null, line } });
    if ('error' in answer) return setFault(answer.error);
    notify.success(t('saved'));
    release();
    return onDone();
  };
  return (
    <section className="panel">
      <ScanInput label={t('card')} onScan={scan} disabled={!loaded} />
      {cardNo && <p className="card-number">{printedCardNumber(cardNo)}</p>}
      <div className="form-grid">
        <div className="form-field"><label htmlFor="courier-result">{t('result')}</label><select id="courier-result" className="input" value={result} onChange={({ target }) => setResult(target.value as Result)}>{courierResults.map((value) => <option key={value} value={value}>{t(value)}</option>)}</select></div>
        {result === 'DELIVERED' && <div className="form-field"><label htmlFor="courier-relation">{t('relation')}</label><select id="courier-relation" className="input" value={relation} onChange={({ target }) => setRelation(target.value)}><option value="">{words('choose')}</option>{relations.map(({ value, title }) => <option key={value} value={value}>{text(title)}</option>)}</select></div>}
        {result === 'RETURNED' && <div className="form-field"><label htmlFor="courier-reason" id="courier-reason-label">{t('returnReason')}</label><LovInput id="courier-reason" path="reason-delivery-return/lov" by="code" value={reason} onChange={setReason} /></div>}
      </div>
      <ReceiptFieldset values={fields.values} set={fields.set} from={delivery.dispatchedAt} withReceiver />
      <UploadField id="courier-slip" label={t('photo')} kinds={['image', 'pdf']} onChange={fields.setFileId} />
      {fault && <p className="form-error" role="alert">{errorText(fault)}</p>}
      <ActionButton variant="primary" busy={isLoading} why={why} onClick={() => void save()}>{t('save')}</ActionButton>
    </section>
  );
}
