import { isApiError, mutationEndpoint } from '@console/api';
import {
  customerCalls,
  type CustomerPreview,
  type CustomerRow,
  type WantedCustomers,
} from '@console/contracts/cards/card-generator/customers';
import type { GenerationRun } from '@console/contracts/cards/card-generator/generation';
import { printedCardNumber } from '@console/contracts/core/card-number';
import { Button, usePreviewOf } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { useErrorText } from '@console/ui/feedback';
import { formatNumber } from '@console/ui/formats';
import { common, useMessages } from '@console/ui/messages';
import { ScrollTable } from '@console/ui/page';
import { useState } from 'react';
import { namedTogether, useDialogDraft } from '../shared/desk/use-dialog-draft.ts';
import { DesignsAndVendor } from './DesignsAndVendor.tsx';
import './generator.css';
import { messages } from './messages.ts';
import { ActionButton } from '@console/ui/why';
import { PartsTable, PreviewTotal } from './Preview.tsx';

const previewed = mutationEndpoint(customerCalls.previewCustomer);
const generate = mutationEndpoint(customerCalls.generateCustomer, {
  invalidates: ['card-customers', 'card-issuance', 'card-verification', 'replace-card-number', 'cards', 'card-lost'],
});
interface Draft {
  readonly designs: Readonly<Record<string, string | null>>;
  readonly vendorCode: string | null;
}
const nothing: Draft = { designs: {}, vendorCode: null };
/** Number of preview rows shown at a time. */
const shownAtOnce = 200;

/** What will be generated: documents, and their card types. */
export interface ChosenCustomers {
  readonly documentIds: readonly string[];
  readonly types: readonly (readonly [id: string, name: string])[];
}

/** The name on each number; first those without a number. */
function RowsTable({ rows }: { readonly rows: readonly CustomerRow[] }) {
  const t = useMessages(messages);
  const [shown, setShown] = useState(shownAtOnce);
  const ordered = [...rows.filter(({ refusal }) => refusal), ...rows.filter(({ refusal }) => !refusal)];
  return (
    <>
      <ScrollTable label={t('namesTitle')}>
        <table className="plain-table">
          <thead>
            <tr>
              {(['documentNo', 'memberName', 'nameOnCard', 'cardType', 'cardNo'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ordered.slice(0, shown).map((row) => (
              <tr key={row.documentId}>
                <td>{row.documentNo}</td>
                <td>{row.memberName}</td>
                <td>{row.nameOnCard}</td>
                <td>{row.cardType}</td>
                <td>
                  {row.cardNo ? (
                    <span className="card-number">{printedCardNumber(row.cardNo)}</span>
                  ) : (
                    <span className="field-error">{row.refusal?.message}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
      {ordered.length > shown && (
        <Button onClick={() => setShown(shown + shownAtOnce)}>
          {t('showMore', { count: formatNumber(ordered.length - shown) })}
        </Button>
      )}
    </>
  );
}

/** Choose the design per type and the vendor, then preview the name on each number and generate. */
export function CustomerDialog({
  chosen,
  onClose,
  onStarted,
}: {
  readonly chosen: ChosenCustomers;
  readonly onClose: () => void;
  readonly onStarted: (run: GenerationRun) => void;
}) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const failure = useErrorText();
  const { types, documentIds } = chosen;
  const {
    values: { designs, vendorCode },
    change,
    discard,
    close,
    holds,
  } = useDialogDraft<Draft>(`generate:${namedTogether(documentIds)}`, nothing, onClose);
  const [fault, setFault] = useState<string>();
  const [ask, { isLoading: asking }] = previewed.useMutation();
  const [send, { isLoading: sending }] = generate.useMutation();
  const whole = vendorCode !== null && types.every(([type]) => designs[type]);
  const request = (): WantedCustomers => ({
    documentIds: [...documentIds],
    designs: types.map(([cardTypeId]) => ({ cardTypeId, cardDesignId: designs[cardTypeId]! })),
    vendorCode: vendorCode!,
  });
  const { preview, hold, forget } = usePreviewOf<CustomerPreview>(request());
  const take = <T,>(answer: { data: T } | { error: unknown }, then: (data: T) => void) => {
    if ('data' in answer) {
      setFault(undefined);
      then(answer.data);
    } else setFault(isApiError(answer.error) ? failure(answer.error) : undefined);
  };
  const started = (run: GenerationRun) => {
    discard();
    onStarted(run);
  };
  return (
    <Dialog
      title={preview ? t('previewTitle') : t('customersTitle', { count: formatNumber(documentIds.length) })}
      width={860}
      onClose={close}
      holds={holds}
      footer={
        preview ? (
          <>
            <Button onClick={() => forget()}>{t('back')}</Button>
            <ActionButton
              variant="primary"
              busy={sending}
              disabled={preview.quantity === 0}
              onClick={() =>
                send({ body: request() }).then((answer) => take(answer as { data: GenerationRun }, started))
              }
            >
              {t('generate')}
            </ActionButton>
          </>
        ) : (
          <>
            <Button onClick={close}>{words('cancel')}</Button>
            <ActionButton
              variant="primary"
              busy={asking}
              disabled={!whole}
              onClick={() => ask({ body: request() }).then((answer) => take(answer as { data: CustomerPreview }, hold))}
            >
              {t('showPreview')}
            </ActionButton>
          </>
        )
      }
    >
      {preview ? (
        <>
          {preview.issuances.length > 0 && <PartsTable parts={preview.issuances} />}
          <PreviewTotal quantity={preview.quantity} />
          {preview.refused > 0 && (
            <p className="form-error" role="alert">
              {t('refusedRows', { count: formatNumber(preview.refused) })}
            </p>
          )}
          <RowsTable rows={preview.rows} />
        </>
      ) : (
        <div className="generation-form">
          <DesignsAndVendor
            types={types}
            designs={designs}
            onDesigns={(chosen) => change({ designs: chosen })}
            vendorCode={vendorCode}
            onVendor={(code) => change({ vendorCode: code })}
          />
        </div>
      )}
      {fault && (
        <p className="form-error" role="alert">
          {fault}
        </p>
      )}
    </Dialog>
  );
}
