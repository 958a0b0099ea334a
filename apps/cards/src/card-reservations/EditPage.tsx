import { isApiError, mutationEndpoint, resourceApi, type Outcome } from '@console/api';
import { useCan, useSession } from '@console/auth';
import { reservationCalls, type ReservationLineRow } from '@console/contracts/cards/card-reservations/calls';
import { cardReservations, type CardReservation } from '@console/contracts/cards/card-reservations/reservations';
import type { RecordFrame } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { Button } from '@console/ui/core';
import { notify } from '@console/ui/feedback';
import { FormActions, useFailure } from '@console/ui/form';
import { formatNumber } from '@console/ui/formats';
import { common, useMessages } from '@console/ui/messages';
import { Page, RecordNotFoundContent } from '@console/ui/page';
import { RecordGate } from '@console/ui/record';
import { ActionButton } from '@console/ui/why';
import { useVersioned } from '@console/ui/versioned';
import { useEffect, type FormEvent } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useDeskDraft } from '../shared/desk/use-desk-draft.ts';
import { requesterOf, type LineInput } from './lines/line.ts';
import { LineFields } from './lines/LineFields.tsx';
import { messages } from './messages.ts';
import './reservations.css';
import { paths } from './screens.tsx';

const change = mutationEndpoint(reservationCalls.changeLine);

interface Draft extends LineInput {
  /** The version of the line that the input is based on. */
  readonly seen: ReservationLineRow;
}
const typedFields = ['cardDesignId', 'qtyRequested', 'viaMra'] as const;
const lineTitles = {
  cardDesignId: text('Desain kartu', 'Card design'),
  qtyRequested: text('Jumlah', 'Quantity'),
  viaMra: text('Melalui MRA', 'Through the MRA'),
};

/** The current version of the line, if it still exists. */
async function readLine(
  secureId: string,
  lineId: string,
): Promise<Outcome<ReservationLineRow & RecordFrame> | undefined> {
  const answer = await resourceApi(cardReservations).read(secureId);
  if ('error' in answer) return answer;
  const line = answer.data.lineRows.find((each) => each.lineId === lineId);
  return line && { data: { ...answer.data, ...line } };
}

function Form({ record, line: stored }: { readonly record: CardReservation; readonly line: ReservationLineRow }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const can = useCan(cardReservations.privilege);
  const { username } = useSession();
  const navigate = useNavigate();
  const [send, { isLoading }] = change.useMutation();
  const {
    values: { seen: base, ...line },
    change: setLine,
    discard,
  } = useDeskDraft<Draft>(`reservation-line:${stored.lineId}`, { ...stored, seen: stored });
  const isTyped = typedFields.some((name) => line[name] !== base[name]);
  useEffect(() => {
    // Without changes by the user, the form follows the stored line.
    if (!isTyped && stored.version !== base.version) setLine({ ...stored, seen: stored });
  });
  const act = useVersioned({
    resource: cardReservations,
    record: base,
    basis: typedFields,
    titles: lineTitles,
    shown: (name, now) =>
      name === 'qtyRequested' ? formatNumber(now.qtyRequested) : name === 'cardDesignId' ? now.cardDesign : null,
    read: () => readLine(record.secureId, stored.lineId),
  });
  const failing = useFailure();
  const isOpen = record.state === 'DRAFT' || record.state === 'SUBMITTED';
  const decides =
    record.state === 'SUBMITTED' && can('approve') && username !== null && !record.editors.includes(username);
  const leave = () => void navigate(paths.detail(record));
  const submit = async () => {
    failing.forget();
    const answer = await act((version, typed) => send({ body: { lineId: stored.lineId, version, ...typed } }), {
      cardDesignId: line.cardDesignId,
      qtyRequested: line.qtyRequested ?? 0,
      viaMra: line.viaMra,
    });
    if ('error' in answer) {
      const [first] = isApiError(answer.error) ? (answer.error.errors ?? []) : [];
      return failing.show(first ? { ...(answer.error as object), message: first.message } : answer.error);
    }
    discard();
    notify.success(t('saved'));
    leave();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
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
        <form className="form" noValidate onSubmit={onSubmit}>
          <div className="panel">
            <div className="reservation-line">
              <LineFields requester={requesterOf(record)} line={line} fixed onChange={setLine} />
            </div>
          </div>
          <FormActions failure={failing.failure} onRetry={submit} sending={isLoading}>
            <Button onClick={leave}>{words('cancel')}</Button>
            <ActionButton type="submit" variant="primary" busy={isLoading} disabled={line.qtyRequested === null}>
              {words('save')}
            </ActionButton>
          </FormActions>
        </form>
      ) : (
        <div className="panel" role="note">
          {t('fixed')}
        </div>
      )}
    </Page>
  );
}

/** Changes one line before the decision; the approver may only lower it. */
export default function EditPage() {
  const { detailReservId = '', reservId = '' } = useParams();
  return (
    <RecordGate resource={cardReservations} secureId={detailReservId} at={paths.detail({ secureId: detailReservId })}>
      {(record) => {
        const line = record.lineRows.find(({ lineId }) => lineId === reservId);
        return line ? <Form key={line.lineId} record={record} line={line} /> : <RecordNotFoundContent />;
      }}
    </RecordGate>
  );
}
