import { fetchFile } from '@console/api';
import type { Delivery, DeliveryReceipt } from '@console/contracts/cards/card-issuance/deliveries';
import { fileCalls } from '@console/contracts/platform/files';
import { Button } from '@console/ui/core';
import { notify, useErrorText } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { ScrollTable } from '@console/ui/page';
import { useState } from 'react';
import { messages } from './messages.ts';
import { SupersedeDialog } from './SupersedeDialog.tsx';

interface RowProps {
  readonly receipt: DeliveryReceipt;
  readonly onOpen: () => void;
  /** Undefined when its file cannot be replaced. */
  readonly onSupersede: (() => void) | undefined;
}

function Row({
  receipt: { receiptNo, receivedDate, receivedBy, received, missing, damaged, returned, remark, supersededBy },
  onOpen,
  onSupersede,
}: RowProps) {
  const t = useMessages(messages);
  return (
    <tr>
      <td>
        {receiptNo}
        {supersededBy && <p className="form-help">{t('superseded', { receiptNo: supersededBy })}</p>}
      </td>
      <td>{formatDate(receivedDate, 'DD MMM YYYY')}</td>
      <td>{receivedBy}</td>
      <td>
        {received} / {missing} / {damaged} / {returned}
      </td>
      <td>{remark ?? '-'}</td>
      <td>
        <Button variant="link" onClick={onOpen}>
          {t('open')}
        </Button>
        {onSupersede && (
          <>
            {' '}
            <Button variant="link" aria-label={`${t('supersede')} ${receiptNo}`} onClick={onSupersede}>
              {t('supersede')}
            </Button>
          </>
        )}
      </td>
    </tr>
  );
}

/** Proofs of receipt, the newest last; they are never edited, a wrong file is superseded. */
export function Receipts({ delivery }: { readonly delivery: Delivery }) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const [wrong, setWrong] = useState<DeliveryReceipt | null>(null);
  const receipts = delivery.receipts ?? [];
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
      {receipts.length === 0 ? (
        <p>{t('noReceipts')}</p>
      ) : (
        <ScrollTable label={t('receipts')}>
          <table className="plain-table">
            <thead>
              <tr>
                {(['receiptNo', 'date', 'by', 'counts', 'remark', 'file'] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {receipts.map((receipt) => (
                <Row
                  key={receipt.secureId}
                  receipt={receipt}
                  onOpen={() => void open(receipt.fileId)}
                  onSupersede={
                    delivery.actions.includes('supersede') && receipt.supersededBy === null
                      ? () => setWrong(receipt)
                      : undefined
                  }
                />
              ))}
            </tbody>
          </table>
        </ScrollTable>
      )}
      {wrong && <SupersedeDialog delivery={delivery} receipt={wrong} onClose={() => setWrong(null)} />}
    </section>
  );
}
