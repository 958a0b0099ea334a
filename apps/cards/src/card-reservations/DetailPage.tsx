import { useCan, useSession } from '@console/auth';
import {
  cardReservations,
  reservationStepCalls,
  reservationSteps,
  type CardReservation,
} from '@console/contracts/cards/card-reservations/reservations';
import { reservationStates } from '@console/contracts/cards/card-reservations/vocabulary';
import { ResourceDetail } from '@console/ui/detail';
import { Dialog } from '@console/ui/dialogs';
import { ResourceForm } from '@console/ui/form';
import { formatNumber } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { ActionButton, useWhy } from '@console/ui/why';
import { useState } from 'react';
import { useParams } from 'react-router';
import { StepButtons } from '../documents/StepButtons.tsx';
import { AddLineDialog } from './AddLineDialog.tsx';
import { ApproveDialog } from './ApproveDialog.tsx';
import { LineTable } from './lines/LineTable.tsx';
import { messages } from './messages.ts';
import { detailSections, scheduleSections } from './screens.tsx';

type Open = 'approve' | 'schedule' | 'line' | null;

function Actions({ record }: { readonly record: CardReservation }) {
  const can = useCan(cardReservations.privilege);
  const t = useMessages(messages);
  const why = useWhy(cardReservations);
  const { username } = useSession();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const isDraft = record.state === 'DRAFT' && can('update');
  return (
    <>
      {isDraft && <ActionButton onClick={() => setOpen('schedule')}>{t('edit')}</ActionButton>}
      {isDraft && <ActionButton onClick={() => setOpen('line')}>{t('addLine')}</ActionButton>}
      <StepButtons resource={cardReservations} record={record} steps={reservationSteps} calls={reservationStepCalls} />
      {record.state === 'SUBMITTED' && can('approve') && (
        <ActionButton
          variant="primary"
          why={why.of(username !== null && record.editors.includes(username) ? 'SELF_APPROVAL' : undefined)}
          onClick={() => setOpen('approve')}
        >
          {t('approve')}
        </ActionButton>
      )}
      {open === 'approve' && <ApproveDialog record={record} onClose={close} />}
      {open === 'line' && <AddLineDialog record={record} onClose={close} />}
      {open === 'schedule' && (
        <Dialog title={t('editTitle', { no: record.reservationNo })} onClose={close} footer={null}>
          <ResourceForm
            resource={cardReservations}
            record={record}
            sections={scheduleSections}
            onSaved={close}
            onCancel={close}
          />
        </Dialog>
      )}
    </>
  );
}

/** Who decides or decided, and the remaining steps. */
function Standing({ record }: { readonly record: CardReservation }) {
  const t = useMessages(messages);
  const text = useText();
  const { username } = useSession();
  const { state, editors, approver, note, lineRows } = record;
  if (state === 'SUBMITTED')
    return (
      <div className="panel" role="note">
        {t(username !== null && editors.includes(username) ? 'own' : 'waiting')}
      </div>
    );
  if ((state === 'REJECTED' || state === 'CLOSED') && note)
    return (
      <div className="panel" role="note">
        {t('decided', {
          state: text(reservationStates.find(({ value }) => value === state)!.title),
          by: approver ?? '-',
          note,
        })}
      </div>
    );
  const missing = lineRows.filter(({ qtyIssued, qtyReceived }) => qtyReceived < qtyIssued);
  if (state !== 'GENERATED' || missing.length === 0) return null;
  const count = missing.reduce((sum, { qtyIssued, qtyReceived }) => sum + qtyIssued - qtyReceived, 0);
  return (
    <div className="panel" role="note">
      {t('pending', { count: formatNumber(count), offices: missing.map(({ destination }) => destination).join(', ') })}
    </div>
  );
}

/** One reservation: its lines, their numbers and print orders. */
export default function DetailPage() {
  const { detailReservId = '' } = useParams();
  return (
    <ResourceDetail
      resource={cardReservations}
      secureId={detailReservId}
      sections={detailSections}
      offers={[]}
      actions={(record) => <Actions record={record} />}
      banner={(record) => <Standing record={record} />}
    >
      {(record) => <LineTable record={record} />}
    </ResourceDetail>
  );
}
