import { mutationEndpoint, type ApiError } from '@console/api';
import { useProfile } from '@console/auth';
import type { Card } from '@console/contracts/cards/cards';
import { ecardCalls } from '@console/contracts/cards/ecard-printing';
import { printedCardNumber } from '@console/contracts/core/card-number';
import { isHeadOffice } from '@console/contracts/core/privileges';
import { Button, Checkbox } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { common, useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { useDialogDraft } from '../shared/desk/use-dialog-draft.ts';
import { follows } from './follows.ts';
import { messages } from './messages.ts';

const requestCall = mutationEndpoint(ecardCalls.request, follows);
const nothing = { isPaid: false };

/** Requests the plastic of an e-card for a member at the counter. */
export function RequestPrinting({ card: { secureId, cardNo, cardStatus } }: { readonly card: Card }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const errorText = useErrorText();
  const [open, setOpen] = useState(false);
  const {
    values: { isPaid },
    change,
    discard,
    close,
    holds,
  } = useDialogDraft(`ecard-request:${secureId}`, nothing, () => setOpen(false));
  const profile = useProfile();
  // Only head office confirms that a fee is paid.
  const canConfirmPayment =
    profile.state === 'loaded' && isHeadOffice(profile.data.scope.type, profile.data.flag === 'admin');
  const [fault, setFault] = useState<ApiError>();
  const [send, { isLoading }] = requestCall.useMutation();
  if (cardStatus !== 'Digital' && cardStatus !== 'digital_pwa') return null;
  const save = async () => {
    const answer = await send({ body: { cardId: secureId, isPaid } });
    if ('error' in answer) return setFault(answer.error);
    discard();
    notify.success(t('requested', { requestNo: answer.data.requestNo }));
    return setOpen(false);
  };
  return (
    <>
      <ActionButton
        onClick={() => {
          setFault(undefined);
          setOpen(true);
        }}
      >
        {t('request')}
      </ActionButton>
      {open && (
        <Dialog
          title={`${t('request')} ${printedCardNumber(cardNo)}`}
          onClose={close}
          holds={holds}
          width={420}
          footer={
            <>
              <Button onClick={close}>{words('cancel')}</Button>
              <ActionButton variant="primary" busy={isLoading} onClick={() => save()}>
                {t('request')}
              </ActionButton>
            </>
          }
        >
          <p>{t('requestText')}</p>
          {canConfirmPayment && (
            <p>
              <label>
                <Checkbox checked={isPaid} onChange={({ target }) => change({ isPaid: target.checked })} /> {t('paid')}
              </label>
            </p>
          )}
          {fault && (
            <p className="form-error" role="alert">
              {errorText(fault)}
            </p>
          )}
        </Dialog>
      )}
    </>
  );
}
