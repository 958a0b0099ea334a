import { pickUps, type PickUpType } from '@console/contracts/cards/card-pickup';
import { printedCardNumber } from '@console/contracts/core/card-number';
import { useOnce } from '@console/ui/core';
import { notify, useErrorText } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useVersioned } from '@console/ui/versioned';
import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useAfterScans } from '../shared/scan/scan-gate.ts';
import { ScanInput } from '../shared/scan/ScanInput.tsx';
import { CameraField } from '../shared/desk/CameraField.tsx';
import { SignatureField } from '../shared/desk/SignatureField.tsx';
import type { PictureHandle } from '../shared/desk/use-taken-picture.ts';
import { useDeskDraft } from '../shared/desk/use-desk-draft.ts';
import { Checks } from './Checks.tsx';
import { bodyOf, missingParts, emptyHandOver, type Part } from './hand-over.ts';
import { messages } from './messages.ts';
import { endpoints } from './screens.tsx';

export interface HandOverProps {
  readonly pickUp: {
    readonly secureId: string;
    readonly version: number;
    readonly pickUpNo: string;
    readonly cardNo: string;
    readonly type: PickUpType;
  };
  /** Whether the plastic has already been scanned. */
  readonly scanned?: boolean;
  readonly onDone: (next: boolean) => void;
  /** Offers a button for the next member. */
  readonly next?: boolean;
}

const none: ReadonlySet<Part> = new Set();

/** The last steps at the counter: scan, checks, photo, signature, complete (docs/model/cards.md#pick-up). */
export function HandOver({ pickUp, scanned = false, onDone, next = false }: HandOverProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const { values, change, discard } = useDeskDraft(pickUp.secureId, {
    ...emptyHandOver,
    scanned: scanned ? pickUp.cardNo : null,
  });
  const [showErrors, setShowErrors] = useState(false);
  const [photo, signature] = [useRef<PictureHandle>(null), useRef<PictureHandle>(null)];
  const ktp = useRef<HTMLInputElement>(null);
  const keepKtp = useCallback((element: HTMLInputElement | null) => {
    ktp.current = element;
  }, []);
  const isScanned = values.scanned !== null;
  // The checks replace the scan input, so the focus moves there.
  useEffect(() => {
    if (next && isScanned) ktp.current?.focus();
  }, [next, isScanned]);
  const [complete] = endpoints.complete.useMutation();
  const act = useVersioned({ resource: pickUps, record: pickUp, basis: ['cardNo', 'type'] });
  const wrong = showErrors ? missingParts(values) : none;
  // One hand-over, from the pictures that are kept first to the answer, by button or key.
  const [afterScan, gate] = useAfterScans(async (goOn: boolean) => {
    setShowErrors(true);
    // The signature is stored shortly after the last stroke, and the photo may still be uploading: wait for both.
    const pictures = {
      ...values,
      photo: values.photo ?? (await photo.current?.keep()) ?? null,
      signature: values.signature ?? (await signature.current?.keep()) ?? null,
    };
    if (missingParts(pictures).size > 0) return;
    const answer = await act((version) => complete({ body: bodyOf(pictures, { ...pickUp, version }) }));
    if ('error' in answer) return notify.error(errorText(answer.error));
    discard();
    notify.success(t('done', { pickUpNo: pickUp.pickUpNo }));
    onDone(goOn);
  });
  const [finish, busy] = useOnce(afterScan);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    finish(next);
  };
  const scan = (cardNo: string) => {
    if (cardNo !== pickUp.cardNo) return t('wrongCard');
    change({ scanned: cardNo });
    return null;
  };
  return (
    <form className="desk" onSubmit={submit} noValidate>
      <section className="panel">
        {values.scanned === null ? (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the counter scans next without touching the keyboard
          <ScanInput label={t('scanWaiting')} onScan={scan} gate={gate} single autoFocus={next} />
        ) : (
          <p className="desk-done">{t('scanned', { cardNo: printedCardNumber(values.scanned) })}</p>
        )}
        {wrong.has('scan') && (
          <p role="alert" className="desk-fault">
            {t('needScan')}
          </p>
        )}
      </section>
      <Checks ktp={keepKtp} pickUpId={pickUp.secureId} values={values} change={change} wrong={wrong} />
      <section className="panel">
        <h2>{t('proof')}</h2>
        <div className="desk-grid">
          <CameraField
            ref={photo}
            atOnce={next}
            title={t('photo')}
            module={pickUps.module}
            limit={2}
            value={values.photo}
            onChange={(kept) => change({ photo: kept })}
            fault={wrong.has('photo') ? t('needed') : undefined}
          />
          <SignatureField
            ref={signature}
            title={t('signature')}
            module={pickUps.module}
            value={values.signature}
            onChange={(kept) => change({ signature: kept })}
            fault={wrong.has('signature') ? t('needed') : undefined}
          />
        </div>
      </section>
      <div className="desk-actions">
        {wrong.size > 0 && (
          <p className="desk-fault" role="status">
            {t('faults')}
          </p>
        )}
        {next && (
          <ActionButton busy={busy} onClick={() => finish(false)}>
            {t('complete')}
          </ActionButton>
        )}
        <ActionButton type="submit" variant="primary" busy={busy}>
          {t(next ? 'completeNext' : 'complete')}
        </ActionButton>
      </div>
    </form>
  );
}
