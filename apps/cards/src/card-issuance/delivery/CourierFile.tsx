import { mutationEndpoint, type ApiError } from '@console/api';
import type { JudgedLine } from '@console/contracts/cards/card-issuance/deliver';
import { deliveries, type Delivery } from '@console/contracts/cards/card-issuance/deliveries';
import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import { printedCardNumber } from '@console/contracts/core/card-number';
import { fileRules } from '@console/contracts/platform/files';
import { usePreviewOf } from '@console/ui/core';
import { notify, useErrorText } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { ScrollTable } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import { useEffect, useState } from 'react';
import { StoredFileField } from '../../shared/desk/StoredFileField.tsx';
import { receiveResultsCall } from './CourierOne.tsx';
import { messages } from './messages.ts';
import { ReceiptFieldset } from './ReceiptFieldset.tsx';
import { useReceiptDraft } from './use-receipt-draft.ts';

const previewCall = mutationEndpoint(issuanceCalls.previewResults, {});

interface Judged {
  readonly rows: readonly JudgedLine[];
  readonly errors: number;
}

function Preview({ rows }: { readonly rows: readonly JudgedLine[] }) {
  const t = useMessages(messages);
  return (
    <ScrollTable label={t('preview')}>
      <table className="plain-table">
        <thead>
          <tr>
            {(['line', 'card', 'awb', 'result', 'date', 'by', 'relation', 'returnReason', 'faults'] as const).map(
              (name) => (
                <th key={name} scope="col">
                  {t(name)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line}>
              <td>{row.line}</td>
              <td className="card-number">{printedCardNumber(row.cardNo)}</td>
              <td>{row.awbNo}</td>
              <td>{row.result}</td>
              <td>{row.eventDate}</td>
              <td>{row.receivedBy}</td>
              <td>{row.relation}</td>
              <td>{row.reasonCode}</td>
              <td>
                {row.errors.map(({ field, message }) => (
                  <div key={field} className="field-error">
                    {field}: {message}
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}

/**
 * A courier's file of results: previewed row by row, then imported as a whole; a file restored after a reload is
 * previewed again.
 */
export function CourierFile({
  delivery: { secureId, version, dispatchedAt },
  onDone,
}: {
  readonly delivery: Delivery;
  readonly onDone: () => void;
}) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const { values, change, discard } = useReceiptDraft(`${secureId}:file`, {});
  const { fileId, receiptNo, remark } = values;
  const [ask, { error: unread, isLoading: isReading }] = previewCall.useMutation();
  const { preview: read, hold } = usePreviewOf<Judged>(fileId);
  const [send, { isLoading }] = receiveResultsCall.useMutation();
  const [refused, setRefused] = useState<ApiError>();
  useEffect(() => {
    if (fileId === null) return;
    void ask({ body: { secureId, fileId } }).then((answer) => 'data' in answer && hold(answer.data));
  }, [ask, secureId, fileId, hold]);
  const fault = refused ?? unread;
  const why = !read
    ? t('needFile')
    : read.errors > 0
      ? t('fix')
      : receiptNo.trim() === ''
        ? t('needFields')
        : undefined;
  const take = (kept: string | null) => {
    setRefused(undefined);
    change({ fileId: kept });
  };
  const save = async () => {
    setRefused(undefined);
    const answer = await send({
      body: {
        secureId,
        version,
        receiptNo: receiptNo.trim(),
        fileId: fileId!,
        remark: remark.trim() || null,
        line: null,
      },
    });
    if ('error' in answer) return setRefused(answer.error);
    discard();
    notify.success(t('saved'));
    return onDone();
  };
  return (
    <section className="panel desk" aria-busy={isReading}>
      <p className="form-help">{t('csvHelp')}</p>
      <StoredFileField
        title={t('csv')}
        module={deliveries.module}
        kinds={['csv']}
        limit={fileRules.csv.maximumBytes / 1024 / 1024}
        value={fileId}
        onChange={take}
      />
      <ReceiptFieldset values={values} set={change} from={dispatchedAt} />
      {read && (
        <p role="status">
          {t(read.errors > 0 ? 'rowErrors' : 'rowsFine', { count: read.errors, total: read.rows.length })}
        </p>
      )}
      {read && <Preview rows={read.rows} />}
      {fault && (
        <p className="form-error" role="alert">
          {errorText(fault)}
        </p>
      )}
      <div>
        <ActionButton variant="primary" busy={isLoading} why={why} onClick={() => save()}>
          {t('save')}
        </ActionButton>
      </div>
    </section>
  );
}
