import { isApiError, mutationEndpoint } from '@console/api';
import { useCan, useSession } from '@console/auth';
import { reservationCalls, type ReservationLineRow } from '@console/contracts/cards/card-reservations/calls';
import { cardReservations, type CardReservation } from '@console/contracts/cards/card-reservations/reservations';
import { Button } from '@console/ui/core';
import { notify, useErrorText } from '@console/ui/feedback';
import { common, useMessages } from '@console/ui/messages';
import { Page, RecordNotFoundContent } from '@console/ui/page';
import { RecordGate } from '@console/ui/record';
import { ActionButton } from '@console/ui/why';
import { useState, type FormEvent } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useDeskDraft } from '../shared/desk/useDeskDraft.ts';
import { requesterOf, type TypedLine } from './lines/line.ts';
import { LineFields } from './lines/LineFields.tsx';
import { messages } from './messages.ts';
import './reservations.css';
import { paths } from './screens.tsx';

const change = mutationEndpoint(reservationCalls.changeLine);

function Form({ record, line: stored }: { readonly record: CardReservation; readonly line: ReservationLineRow }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const failure = useErrorText();
  const can = useCan(cardReservations.privilege);
  const { username } = useSession();
  const navigate = useNavigate();
  const [send, { isLoading }] = change.useMutation();
  const {
    values: line,
    change: setLine,
    discard,
  } = useDeskDraft<TypedLine>(`reservation-line:${stored.lineId}:${stored.version}`, stored);
  const [fault, setFault] = useState<string>();
  const isOpen = record.state === 'DRAFT' || record.state === 'SUBMITTED';
  const decides =
    record.state === 'SUBMITTED' && can('approve') && username !== null && !record.editors.includes(username);
  const leave = () => void navigate(paths.detail(record));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await send({
      body: {
        lineId: stored.lineId,
        version: stored.version,
        cardDesignId: line.cardDesignId,
        qtyRequested: line.qtyRequested ?? 0,
        viaMra: line.viaMra,
      },
    });
    if ('error' in answer)
      return setFault(
        isApiError(answer.error) ? (answer.error.errors?.[0]?.message ?? failure(answer.error)) : undefined,
      );
    discard();
    notify.success(t('saved'));
    leave();
  };
  return (
    <Page
      title={t('updateLine', { destination: `${stored.destination}, ${stored.cardType}` })}
      note={record.reservationNo}
    >
      {decides && !can('update') && (
        <div className="panel" role="note">
          {t('onlyLower')}
        </div>
      )}
      {isOpen && (can('update') || decides) ? (
        <form className="form" noValidate onSubmit={(event) => void submit(event)}>
          <div className="panel">
            <div className="reservation-line">
              <LineFields requester={requesterOf(record)} line={line} fixed onChange={setLine} />
            </div>
            {fault && (
              <p className="form-error" role="alert">
                {fault}
              </p>
            )}
          </div>
          <div className="form-actions">
            <Button onClick={leave}>{words('cancel')}</Button>
            <ActionButton type="submit" variant="primary" busy={isLoading} disabled={line.qtyRequested === null}>
              {words('save')}
            </ActionButton>
          </div>
        </form>
      ) : (
        <div className="panel" role="note">
          {t('fixed')}
        </div>
      )}
    </Page>
  );
}

/** Changes one line before the decision; whoever decides may only lower it. */
export default function EditPage() {
  const { detailReservId = '', reservId = '' } = useParams();
  return (
    <RecordGate resource={cardReservations} secureId={detailReservId} at={paths.detail({ secureId: detailReservId })}>
      {(record) => {
        const line = record.lineRows.find(({ lineId }) => lineId === reservId);
        return line ? <Form key={line.version} record={record} line={line} /> : <RecordNotFoundContent />;
      }}
    </RecordGate>
  );
}
