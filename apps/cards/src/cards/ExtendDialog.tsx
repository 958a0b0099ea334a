import { mutationEndpoint } from '@console/api';
import { cards, type Card } from '@console/contracts/cards/cards';
import { actCallsOf } from '@console/contracts/core/resource';
import { printedCardNumber } from '@console/contracts/core/card-number';
import { changeRules } from '@console/contracts/core/changes';
import { Button } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { LovInput } from '@console/ui/lov';
import { ActionButton } from '@console/ui/why';
import { useMessages, useText } from '@console/ui/messages';
import { useId, useState, type FormEvent } from 'react';
import { useDialogDraft } from '../shared/desk/use-dialog-draft.ts';
import { messages } from './messages.ts';

const extendCall = mutationEndpoint(actCallsOf(cards).extend);
const parameters = { appliesTo: 'CARD_EXPIRY' };
const { minimum, maximum } = changeRules.reason;
interface Draft {
  readonly extensionReason: readonly string[];
  readonly reason: string;
}
const nothing: Draft = { extensionReason: [], reason: '' };

/** Requests a later expiry of a card; a second person decides. */
export function ExtendDialog({
  card: { secureId, version, cardNo },
  onClose,
}: {
  readonly card: Card;
  readonly onClose: () => void;
}) {
  const t = useMessages(messages);
  const text = useText();
  const errorText = useErrorText();
  const id = useId();
  const [send, { isLoading }] = extendCall.useMutation();
  const {
    values: { extensionReason, reason },
    change,
    discard,
    close,
    holds,
  } = useDialogDraft<Draft>(`card-extend:${secureId}`, nothing, onClose);
  const [fault, setFault] = useState<string | null>(null);
  const ready = extensionReason.length === 1 && reason.trim().length >= minimum;
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await send({
      body: { secureId, version, extensionReasonId: extensionReason[0]!, reason: reason.trim() },
    });
    if ('error' in answer) return setFault(errorText(answer.error));
    discard();
    notify.success(t('asked'));
    onClose();
  };
  return (
    <Dialog
      title={`${t('extendTitle')}: ${printedCardNumber(cardNo)}`}
      onClose={close}
      holds={holds}
      footer={
        <>
          <Button onClick={close}>{t('close')}</Button>
          <ActionButton variant="primary" type="submit" form={id} busy={isLoading} disabled={!ready}>
            {t('ask')}
          </ActionButton>
        </>
      }
    >
      <form id={id} className="form" onSubmit={(event) => void ask(event)}>
        <p>{text(cards.acts.extend.effect)}</p>
        <div className="field">
          <label htmlFor={`${id}-why`}>{text(cards.acts.extend.titles.extensionReasonId)}</label>
          <LovInput
            id={`${id}-why`}
            path="reasons-for-extension/lov"
            parameters={parameters}
            value={extensionReason}
            onChange={(chosen) => change({ extensionReason: chosen })}
            required
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-reason`}>{t('reason')}</label>
          <textarea
            id={`${id}-reason`}
            className="input input-paragraph"
            rows={3}
            maxLength={maximum}
            value={reason}
            onChange={({ target }) => change({ reason: target.value })}
            aria-describedby={`${id}-help`}
            required
          />
          <p id={`${id}-help`} className="form-help">
            {t('reasonHelp')}
          </p>
        </div>
        {fault && (
          <p role="alert" className="field-error">
            {fault}
          </p>
        )}
      </form>
    </Dialog>
  );
}
