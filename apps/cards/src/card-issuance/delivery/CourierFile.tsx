import { mutationEndpoint, type ApiError } from '@console/api';
import type { JudgedLine } from '@console/contracts/cards/card-issuance/deliver';
import type { Delivery } from '@console/contracts/cards/card-issuance/deliveries';
import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import { printedCardNumber } from '@console/contracts/cards/card-number';
import { notify, useErrorText } from '@console/ui/feedback';
import { useUnsavedGuard } from '@console/ui/guard';
import { useMessages } from '@console/ui/messages';
import { ScrollTable } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { UploadField } from '../shared/UploadField.tsx';
import { receiveResultsCall } from './CourierOne.tsx';
import { messages } from './messages.ts';
import { ReceiptFieldset } from './ReceiptFieldset.tsx';
import { useReceiptFields } from './useReceiptFields.ts';

const previewCall = mutationEndpoint(issuanceCalls.previewResults, {});

function Preview({ rows }: { readonly rows: readonly JudgedLine[] }) {
  const t = useMessages(messages);
  return (
    <ScrollTable label={t('preview')}>
      <table className="plain-table">
        <thead><tr>{(['line', 'card', 'awb', 'result', 'date', 'by', 'relation', 'returnReason', 'faults'] as const).map((name) => <th key={name} scope="col">{t(name)}</th>)}</tr></thead>
        <tbody>{rows.map((row) => (
          <tr key={row.line}>
            <td>{row.line}</td><td className="card-number">{printedCardNumber(row.cardNo)}</td><td>{row.awbNo}</td><td>{row.result}</td><td>{row.eventDate}</td><td>{row.receivedBy}</td><td>{row.relation}</td><td>{row.reasonCode}</td>
            <td>{row.errors.map(({ field, message }) => <div key={field} className="field-error">{field}: {message}</div>)}</td>
          </tr>
        ))}</tbody>
      </table>
    </ScrollTable>
  );
}

/** A courier's file of results: looked at row by row, then taken in whole. */
export function CourierFile({ delivery, onDone }: { readonly delivery: Delivery; readonly onDone: () => void }) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const [preview, { isLoading: isReading }] = previewCall.useMutation();
  const [send, { isLoading }] = receiveResultsCall.useMutation();
  const fields = useReceiptFields();
  const [read, setRead] = useState<{ readonly rows: readonly JudgedLine[]; readonly errors: number }>();
  const [fault, setFault] = useState<ApiError>();
  const release = useUnsavedGuard(fields.isTouched);
  const take = async (fileId: string | null) => {
    fields.setFileId(fileId);
    setRead(undefined);
    setFault(undefined);
    if (fileId === null) return;
    const answer = await preview({ body: { secureId: delivery.secureId, fileId } });
    if ('error' in answer) setFault(answer.error);
    else setRead(answer.data);
  };
  const { receiptNo, remark } = fields.values;
  const why = !read ? t('needFile') : read.errors > 0 ? t('fix') : receiptNo.trim() === '' ? t('needFields') : undefined;
  const save = async () => {
    setFault(undefined);
    const answer = await send({ body: { secureId: delivery.secureId, version: delivery.version, receiptNo: receiptNo.trim(), fileId: fields.fileId!, remark: remark.trim() || null, line: null } });
    if ('error' in answer) return setFault(answer.error);
    notify.success(t('saved'));
    release();
    return onDone();
  };
  return (
    <section className="panel" aria-busy={isReading}>
      <p className="form-help">{t('csvHelp')}</p>
      <UploadField id="courier-file" label={t('csv')} kinds={['csv']} onChange={(fileId) => void take(fileId)} />
      <ReceiptFieldset values={fields.values} set={fields.set} from={delivery.dispatchedAt} withReceiver={false} />
      {read && <p role="status">{t(read.errors > 0 ? 'rowErrors' : 'rowsFine', { count: read.errors, total: read.rows.length })}</p>}
      {read && <Preview rows={read.rows} />}
      {fault && <p className="form-error" role="alert">{errorText(fault)}</p>}
      <ActionButton variant="primary" busy={isLoading} why={why} onClick={() => void save()}>{t('save')}</ActionButton>
    </section>
  );
}
