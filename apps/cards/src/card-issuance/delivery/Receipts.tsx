import { fetchFile } from '@console/api';
import type { DeliveryReceipt } from '@console/contracts/cards/card-issuance/deliveries';
import { fileCalls } from '@console/contracts/platform/files';
import { Button } from '@console/ui/core';
import { notify, useErrorText } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { ScrollTable } from '@console/ui/page';
import { messages } from './messages.ts';

/** Proofs of what was received, the newest last; none is ever edited. */
export function Receipts({ receipts }: { readonly receipts: readonly DeliveryReceipt[] }) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const open = async (fileId: string) => {
    const answer = await fetchFile(fileCalls.read, { parameters: { fileId } });
    if ('error' in answer) return notify.error(errorText(answer.error));
    const address = URL.createObjectURL(answer.data.blob);
    window.open(address, '_blank', 'noopener');
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
  return (
    <section className="panel">
      <h2>{t('receipts')}</h2>
      {receipts.length === 0 ? <p>{t('noReceipts')}</p> : (
        <ScrollTable label={t('receipts')}>
          <table className="plain-table">
            <thead><tr>{(['receiptNo', 'date', 'by', 'counts', 'remark', 'file'] as const).map((name) => <th key={name} scope="col">{t(name)}</th>)}</tr></thead>
            <tbody>{receipts.map(({ secureId, receiptNo, receivedDate, receivedBy, received, missing, damaged, returned, remark, fileId }) => (
              <tr key={secureId}>
                <td>{receiptNo}</td><td>{formatDate(receivedDate, 'DD MMM YYYY')}</td><td>{receivedBy}</td><td>{received} / {missing} / {damaged} / {returned}</td><td>{remark ?? '-'}</td>
                <td><Button variant="link" onClick={() => void open(fileId)}>{t('open')}</Button></td>
              </tr>
            ))}</tbody>
          </table>
        </ScrollTable>
      )}
    </section>
  );
}
