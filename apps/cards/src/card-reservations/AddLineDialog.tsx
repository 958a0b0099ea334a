import { isApiError, mutationEndpoint } from '@console/api';
import { reservationCalls, type ReservationLineInput } from '@console/contracts/cards/card-reservations/calls';
import { cardReservations, type CardReservation } from '@console/contracts/cards/card-reservations/reservations';
import { Button } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { useErrorText } from '@console/ui/feedback';
import { common, useMessages } from '@console/ui/messages';
import { useVersioned } from '@console/ui/versioned';
import { useState } from 'react';
import { useDialogDraft } from '../shared/desk/use-dialog-draft.ts';
import { emptyLine, requesterOf } from './lines/line.ts';
import { LineFields } from './lines/LineFields.tsx';
import { messages } from './messages.ts';
import { ActionButton } from '@console/ui/why';
import './reservations.css';

const add = mutationEndpoint(reservationCalls.addLine);

/** Adds a line to a draft. */
export function AddLineDialog({ record, onClose }: { readonly record: CardReservation; readonly onClose: () => void }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const failure = useErrorText();
  const requester = requesterOf(record);
  const [send, { isLoading }] = add.useMutation();
  const {
    values: line,
    change,
    discard,
    close,
    holds,
  } = useDialogDraft(`reservation-line:${record.secureId}`, emptyLine(requester), onClose);
  const act = useVersioned({ resource: cardReservations, record, basis: ['state'] });
  const [fault, setFault] = useState<string>();
  const whole = line.destinationId !== null && line.cardTypeId !== null && line.qtyRequested !== null;
  const submit = async () => {
    const answer = await act((version) =>
      send({ body: { secureId: record.secureId, version, line: line as ReservationLineInput } }),
    );
    if (!('error' in answer)) {
      discard();
      return onClose();
    }
    setFault(isApiError(answer.error) ? (answer.error.errors?.[0]?.message ?? failure(answer.error)) : undefined);
  };
  return (
    <Dialog
      title={t('addTitle')}
      width={640}
      onClose={close}
      holds={holds}
      footer={
        <>
          <Button onClick={close}>{words('cancel')}</Button>
          <ActionButton variant="primary" busy={isLoading} disabled={!whole} onClick={() => submit()}>
            {t('add')}
          </ActionButton>
        </>
      }
    >
      <div className="reservation-line">
        <LineFields requester={requester} line={line} onChange={change} />
      </div>
      {fault && (
        <p className="form-error" role="alert">
          {fault}
        </p>
      )}
    </Dialog>
  );
}
