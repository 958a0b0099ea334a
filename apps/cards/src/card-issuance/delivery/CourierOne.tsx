import { mutationEndpoint, type ApiError } from '@console/api';
import { courierResults } from '@console/contracts/cards/card-issuance/deliver';
import { deliveries, type Delivery } from '@console/contracts/cards/card-issuance/deliveries';
import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import { relations } from '@console/contracts/cards/card-issuance/vocabulary';
import { printedCardNumber } from '@console/contracts/core/card-number';
import { notify, useErrorText } from '@console/ui/feedback';
import { LovInput, Select } from '@console/ui/lov';
import { common, useMessages, useText } from '@console/ui/messages';
import { PartFailed } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import { useVersioned } from '@console/ui/versioned';
import { useState } from 'react';
import { CameraField } from '../../shared/desk/CameraField.tsx';
import { useAfterScans } from '../../shared/scan/scan-gate.ts';
import { ScanInput } from '../../shared/scan/ScanInput.tsx';
import { follows } from '../actions/follows.ts';
import { messages } from './messages.ts';
import { ReceiptFieldset } from './ReceiptFieldset.tsx';
import { useNumbers } from './use-numbers.ts';
import { slipLimit, useReceiptDraft } from './use-receipt-draft.ts';

export const receiveResultsCall = mutationEndpoint(issuanceCalls.receiveResults, {
  invalidates: [...follows.invalidates, 'card-lost', 'cards'],
});

interface CourierResult {
  readonly cardNo: string | null;
  readonly result: (typeof courierResults)[number];
  readonly relation: string;
  readonly reasonCode: string | null;
}
const nothing: CourierResult = { cardNo: null, result: 'DELIVERED', relation: '', reasonCode: null };

/** The result for one card: scanned or typed number, result, and the signed slip. */
export function OneCardResult({ delivery, onDone }: { readonly delivery: Delivery; readonly onDone: () => void }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const errorText = useErrorText();
  const [send, { isLoading }] = receiveResultsCall.useMutation();
  const { loaded, failed, check } = useNumbers(delivery.secureId);
  const { values, change, discard } = useReceiptDraft(`${delivery.secureId}:one`, nothing);
  const act = useVersioned({ resource: deliveries, record: delivery, basis: ['pending'] });
  const [fault, setFault] = useState<ApiError>();
  // Head office records returned and missing cards, never delivered ones.
  const results = courierResults.filter((value) => value !== 'DELIVERED' || delivery.actions.includes('delivered'));
  const result = results.includes(values.result) ? values.result : 'RETURNED';
  const { cardNo, relation, reasonCode, fileId, receiptNo, receivedDate, receivedBy, remark } = values;
  const isWhole =
    cardNo !== null &&
    receiptNo.trim() !== '' &&
    receivedDate !== '' &&
    (result !== 'DELIVERED' || (receivedBy.trim() !== '' && relation !== '')) &&
    (result !== 'RETURNED' || reasonCode !== null);
  const why = fileId === null ? t('needFile') : isWhole ? undefined : t('needFields');
  const scan = (scanned: string) => {
    const wrong = check(scanned);
    if (wrong === null) change({ cardNo: scanned });
    return wrong;
  };
  const [save, gate] = useAfterScans(async () => {
    setFault(undefined);
    const line = {
      cardNo: cardNo!,
      result,
      eventDate: receivedDate,
      receivedBy: result === 'DELIVERED' ? receivedBy.trim() : null,
      relation: result === 'DELIVERED' ? relation : null,
      reasonCode: result === 'RETURNED' ? reasonCode : null,
    };
    const answer = await act((version) =>
      send({
        body: {
          secureId: delivery.secureId,
          version,
          receiptNo: receiptNo.trim(),
          fileId: fileId!,
          remark: remark.trim() || null,
          line,
        },
      }),
    );
    if ('error' in answer) return setFault(answer.error);
    discard();
    notify.success(t('saved'));
    return onDone();
  });
  return (
    <section className="panel desk">
      {failed && <PartFailed {...failed} />}
      <ScanInput label={t('card')} onScan={scan} gate={gate} disabled={!loaded} single />
      {cardNo && <p className="card-number">{printedCardNumber(cardNo)}</p>}
      <div className="form-grid">
        <div className="form-field">
          <label htmlFor="courier-result">{t('result')}</label>
          <Select
            id="courier-result"
            className="input"
            value={result}
            onChange={({ target }) => change({ result: target.value as CourierResult['result'] })}
          >
            {results.map((value) => (
              <option key={value} value={value}>
                {t(value)}
              </option>
            ))}
          </Select>
        </div>
        {result === 'DELIVERED' && (
          <div className="form-field">
            <label htmlFor="courier-relation">{t('relation')}</label>
            <Select
              id="courier-relation"
              className="input"
              value={relation}
              onChange={({ target }) => change({ relation: target.value })}
            >
              <option value="">{words('choose')}</option>
              {relations.map(({ value, title }) => (
                <option key={value} value={value}>
                  {text(title)}
                </option>
              ))}
            </Select>
          </div>
        )}
        {result === 'RETURNED' && (
          <div className="form-field">
            <label htmlFor="courier-reason" id="courier-reason-label">
              {t('returnReason')}
            </label>
            <LovInput
              id="courier-reason"
              path="reason-delivery-return/lov"
              by="code"
              value={reasonCode === null ? [] : [reasonCode]}
              onChange={([chosen = null]) => change({ reasonCode: chosen })}
            />
          </div>
        )}
      </div>
      <ReceiptFieldset
        values={values}
        set={change}
        from={delivery.dispatchedAt}
        withDate
        withReceiver={result === 'DELIVERED'}
      />
      <CameraField
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
      <div>
        <ActionButton variant="primary" busy={isLoading} why={why} onClick={() => save()}>
          {t('save')}
        </ActionButton>
      </div>
    </section>
  );
}
