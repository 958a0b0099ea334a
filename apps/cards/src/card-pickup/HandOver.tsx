import { pickUps, type PickUpType } from '@console/contracts/cards/card-pickup';
import { printedCardNumber } from '@console/contracts/cards/card-number';
import { notify, useErrorText } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useState, type SubmitEvent } from 'react';
import { ScanInput } from '../shared/scan/ScanInput.tsx';
import { SignatureField } from '../shared/desk/SignatureField.tsx';
import { StoredFileField } from '../shared/desk/StoredFileField.tsx';
import { useDeskDraft } from '../shared/desk/useDeskDraft.ts';
import { Checks } from './Checks.tsx';
import { bodyOf, missingParts, nothingYet, type Part } from './hand-over.ts';
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
  /** The plastic has been scanned on the way here. */
  readonly scanned?: boolean;
  readonly onDone: (next: boolean) => void;
  /** Offers to go on with the next member. */
  readonly next?: boolean;
}

const none: ReadonlySet<Part> = new Set();

/** The last steps at the counter: scan, checks, photo, signature, complete (cards model, /card-pickup). */
export function HandOver({ pickUp, scanned = false, onDone, next = false }: HandOverProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const { values, change, discard } = useDeskDraft(pickUp.secureId, {
    ...nothingYet,
    scanned: scanned ? pickUp.cardNo : null,
  });
  const [asked, setAsked] = useState(false);
  const [complete, { isLoading }] = endpoints.complete.useMutation();
  const wrong = asked ? missingParts(values) : none;
  const finish = async (goOn: boolean) => {
    setAsked(true);
    if (missingParts(values).size > 0 || isLoading) return;
    const answer = await complete({ body: bodyOf(values, pickUp) });
    if ('error' in answer) return notify.error(errorText(answer.error));
    discard();
    notify.success(t('done', { pickUpNo: pickUp.pickUpNo }));
    onDone(goOn);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void finish(next);
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
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the counter scans next, without a key
          <ScanInput label={t('scanWaiting')} onScan={scan} single autoFocus={next} />
        ) : (
          <p className="desk-done">{t('scanned', { cardNo: printedCardNumber(values.scanned) })}</p>
        )}
        {wrong.has('scan') && (
          <p role="alert" className="desk-fault">
            {t('needScan')}
          </p>
        )}
      </section>
      <Checks pickUpId={pickUp.secureId} values={values} change={change} wrong={wrong} />
      <section className="panel">
        <h2>{t('proof')}</h2>
        <div className="desk-grid">
          <StoredFileField
            title={t('photo')}
            module={pickUps.module}
            kinds={['image']}
            limit={2}
            value={values.photo}
            onChange={(photo) => change({ photo })}
            fault={wrong.has('photo') ? t('needed') : undefined}
          />
          <SignatureField
            title={t('signature')}
            module={pickUps.module}
            value={values.signature}
            onChange={(signature) => change({ signature })}
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
          <ActionButton busy={isLoading} onClick={() => void finish(false)}>
            {t('complete')}
          </ActionButton>
        )}
        <ActionButton type="submit" variant="primary" busy={isLoading}>
          {t(next ? 'completeNext' : 'complete')}
        </ActionButton>
      </div>
    </form>
  );
}
