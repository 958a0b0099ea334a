import { mutationEndpoint, type ApiError } from '@console/api';
import { deliveries, type Delivery } from '@console/contracts/cards/card-issuance/deliveries';
import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import { confirm } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { NumberField } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { PartFailed } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import { useVersioned } from '@console/ui/versioned';
import { useState } from 'react';
import { CameraField } from '../../shared/desk/CameraField.tsx';
import { namedNumbers } from '../../shared/scan/named-numbers.ts';
import { useAfterScans } from '../../shared/scan/scan-gate.ts';
import { ScanInput } from '../../shared/scan/ScanInput.tsx';
import { useScans } from '../../shared/scan/use-scans.ts';
import { follows } from '../actions/follows.ts';
import { messages } from './messages.ts';
import { ReceiptFieldset } from './ReceiptFieldset.tsx';
import { Scanned } from './Scanned.tsx';
import { useNumbers } from './use-numbers.ts';
import { slipLimit, useParcelDraft } from './use-receipt-draft.ts';

const receiveCall = mutationEndpoint(issuanceCalls.receive, {
  invalidates: [...follows.invalidates, 'card-pickup', 'card-lost', 'card-stock', 'cards'],
});

/**
 * An office receives a parcel: slip, date and receiver, then the quantity, counted or scanned; input survives a reload.
 */
export function OfficeReceipt({ delivery, onDone }: { readonly delivery: Delivery; readonly onDone: () => void }) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const [receive, { isLoading }] = receiveCall.useMutation();
  const { pending, loaded, failed, check } = useNumbers(delivery.secureId);
  const { values: typed, change, discard } = useParcelDraft(delivery);
  const act = useVersioned({ resource: deliveries, record: delivery, basis: ['pending'] });
  const [fault, setFault] = useState<ApiError>();
  const good = useScans(check, typed.good, (numbers) => change({ good: numbers }));
  const broken = useScans(check, typed.broken, (numbers) => change({ broken: numbers }));
  const bad = broken.scanned.length;
  const { isAll, quantity, fileId, receiptNo, receivedDate, receivedBy, remark } = typed;
  // Default: all outstanding cards that are not damaged.
  const expected = quantity ?? delivery.pending - bad;
  const received = isAll ? Number(expected) : good.scanned.filter((cardNo) => !broken.scanned.includes(cardNo)).length;
  const missing = isAll ? 0 : delivery.pending - received - bad;
  const why =
    fileId === null
      ? t('needFile')
      : receiptNo.trim() === '' || receivedDate === '' || receivedBy.trim() === '' || Number.isNaN(received)
        ? t('needFields')
        : undefined;
  const save = async () => {
    setFault(undefined);
    const answer = await act((version) =>
      receive({
        body: {
          secureId: delivery.secureId,
          version,
          receiptNo: receiptNo.trim(),
          fileId: fileId!,
          receivedDate,
          receivedBy: receivedBy.trim(),
          remark: remark.trim() || null,
          isAll,
          counts: { received, missing, damaged: bad },
          received: isAll ? [] : [...good.scanned],
          damaged: [...broken.scanned],
        },
      }),
    );
    if ('error' in answer) return setFault(answer.error);
    discard();
    notify.success(t('saved'));
    return onDone();
  };
  const [start, gate] = useAfterScans(() => {
    const unscanned = pending.filter((cardNo) => !good.scanned.includes(cardNo) && !broken.scanned.includes(cardNo));
    if (isAll || unscanned.length === 0) return save();
    const cards = namedNumbers(unscanned, (count) => t('andMore', { count }));
    return confirm(
      {
        title: t('askMissing', { count: unscanned.length }),
        text: t('missingCards', { cards }),
        action: t('save'),
        danger: true,
      },
      save,
    );
  });
  return (
    <>
      <section className="panel desk">
        <h2>{t('step1')}</h2>
        <CameraField
          title={t('photo')}
          module={deliveries.module}
          kinds={['image', 'pdf']}
          limit={slipLimit}
          value={fileId}
          onChange={(kept) => change({ fileId: kept })}
        />
      </section>
      <section className="panel desk">
        <h2>{t('step2')}</h2>
        <ReceiptFieldset values={typed} set={change} from={delivery.dispatchedAt} withDate withReceiver />
      </section>
      <section className="panel desk">
        <h2>{t('step3')}</h2>
        {failed && <PartFailed {...failed} />}
        <fieldset className="receipt-choice">
          {([true, false] as const).map((all) => (
            <label key={String(all)}>
              <input type="radio" name="quantity" checked={isAll === all} onChange={() => change({ isAll: all })} />
              {` ${t(all ? 'all' : 'scan')}`}
            </label>
          ))}
        </fieldset>
        {isAll ? (
          <div className="form-field">
            <label htmlFor="receipt-quantity">{t('quantity')}</label>
            <NumberField
              narrow
              id="receipt-quantity"
              value={expected}
              onChange={(value) => change({ quantity: value })}
            />
          </div>
        ) : (
          <>
            <ScanInput
              label={t('scanReceived')}
              onScan={good.scan}
              gate={gate}
              count={good.scanned.length}
              total={pending.length}
              disabled={!loaded}
            />
            <Scanned numbers={good.scanned} onRemove={good.remove} />
            <p className="form-help">{t('missingNote')}</p>
          </>
        )}
        <ScanInput as="damaged" label={t('damaged')} onScan={broken.scan} gate={gate} count={bad} disabled={!loaded} />
        <Scanned numbers={broken.scanned} onRemove={broken.remove} />
        <p role="status">{t('summary', { a: received, b: missing, c: bad, d: delivery.pending })}</p>
        {fault && (
          <p className="form-error" role="alert">
            {errorText(fault)}
          </p>
        )}
        <div>
          <ActionButton variant="primary" busy={isLoading} why={why} onClick={() => start()}>
            {t('save')}
          </ActionButton>
        </div>
      </section>
    </>
  );
}
