import { mutationEndpoint, type ApiError } from '@console/api';
import type { Delivery } from '@console/contracts/cards/card-issuance/deliveries';
import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import { notify, useErrorText } from '@console/ui/feedback';
import { useUnsavedGuard } from '@console/ui/guard';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { ScanInput } from '../../shared/scan/ScanInput.tsx';
import { useScans } from '../../shared/scan/useScans.ts';
import { follows } from '../actions/follows.ts';
import { UploadField } from '../shared/UploadField.tsx';
import { messages } from './messages.ts';
import { ReceiptFieldset } from './ReceiptFieldset.tsx';
import { Scanned } from './Scanned.tsx';
import { useNumbers } from './useNumbers.ts';
import { useReceiptFields } from './useReceiptFields.ts';

const receiveCall = mutationEndpoint(issuanceCalls.receive, { invalidates: [...follows.invalidates, 'card-pickup', 'card-lost', 'card-stock', 'cards'] });

/** An office receives a parcel: the slip, then who and when, then how many, counted or scanned one by one. */
export function OfficeReceipt({ delivery, onDone }: { readonly delivery: Delivery; readonly onDone: () => void }) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const ticked = (useLocation().state as { readonly scanned?: readonly string[] } | null)?.scanned ?? [];
  const [receive, { isLoading }] = receiveCall.useMutation();
  const { pending, loaded, check } = useNumbers(delivery.secureId);
  const fields = useReceiptFields();
  const [isAll, setIsAll] = useState(ticked.length === 0);
  const [quantity, setQuantity] = useState('');
  const [fault, setFault] = useState<ApiError>();
  const good = useScans(check, ticked);
  const broken = useScans(check);
  const release = useUnsavedGuard(fields.isTouched || good.scanned.length > ticked.length);
  const bad = broken.scanned.length;
  const received = isAll ? Number(quantity) || 0 : good.scanned.filter((cardNo) => !broken.scanned.includes(cardNo)).length;
  const missing = isAll ? 0 : pending.length - received - bad;
  const { receiptNo, receivedDate, receivedBy, remark } = fields.values;
  const why = fields.fileId === null ? t('needFile') : receiptNo.trim() === '' || receivedDate === '' || receivedBy.trim() === '' ? t('needFields') : undefined;
  const save = async () => {
    setFault(undefined);
    const answer = await receive({ body: {
      secureId: delivery.secureId, version: delivery.version, receiptNo: receiptNo.trim(), fileId: fields.fileId!, receivedDate, receivedBy: receivedBy.trim(), remark: remark.trim() || null,
      isAll, counts: { received, missing, damaged: bad }, received: isAll ? [] : [...good.scanned], damaged: [...broken.scanned],
    } });
    if ('error' in answer) return setFault(answer.error);
    notify.success(t('saved'));
    release();
    return onDone();
  };
  return (
    <>
      <section className="panel"><h2>{t('step1')}</h2><UploadField id="receipt-file" label={t('photo')} kinds={['image', 'pdf']} onChange={fields.setFileId} /></section>
      <section className="panel"><h2>{t('step2')}</h2><ReceiptFieldset fields={fields} from={delivery.dispatchedAt} withReceiver /></section>
      <section className="panel">
        <h2>{t('step3')}</h2>
        <fieldset className="receipt-choice">
          {([true, false] as const).map((all) => <label key={String(all)}><input type="radio" name="quantity" checked={isAll === all} onChange={() => setIsAll(all)} /> {t(all ? 'all' : 'scan')}</label>)}
        </fieldset>
        {isAll
          ? <div className="form-field"><label htmlFor="receipt-quantity">{t('quantity')}</label><input id="receipt-quantity" className="input" inputMode="numeric" value={quantity} onChange={({ target }) => setQuantity(target.value)} /></div>
          : <><ScanInput label={t('scanReceived')} onScan={good.scan} count={good.scanned.length} total={pending.length} disabled={!loaded} /><Scanned numbers={good.scanned} onRemove={good.remove} /><p className="form-help">{t('missingNote')}</p></>}
        <ScanInput label={t('damaged')} onScan={broken.scan} count={bad} disabled={!loaded} />
        <Scanned numbers={broken.scanned} onRemove={broken.remove} />
        <p role="status">{t('summary', { a: received, b: missing, c: bad, d: pending.length })}</p>
        {fault && <p className="form-error" role="alert">{errorText(fault)}</p>}
        <ActionButton variant="primary" busy={isLoading} why={why} onClick={() => void save()}>{t('save')}</ActionButton>
      </section>
    </>
  );
}
