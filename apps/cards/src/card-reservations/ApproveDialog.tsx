import { isApiError, mutationEndpoint } from '@console/api';
import { reservationCalls } from '@console/contracts/cards/card-reservations/calls';
import { cardReservations, type CardReservation } from '@console/contracts/cards/card-reservations/reservations';
import { Button } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { formatNumber } from '@console/ui/formats';
import { common, useMessages } from '@console/ui/messages';
import { useVersioned } from '@console/ui/versioned';
import { useId, useState } from 'react';
import { useDialogDraft } from '../shared/desk/use-dialog-draft.ts';
import { Quantity } from './lines/Quantity.tsx';
import { ActionButton } from '@console/ui/why';
import { messages } from './messages.ts';

const approve = mutationEndpoint(reservationCalls.approve);
interface Draft {
  /** Quantity by line; missing means the requested quantity. */
  readonly quantities: Readonly<Record<string, number | null>>;
  readonly reason: string;
}

const nothing: Draft = { quantities: {}, reason: '' };

/** Sets the quantity of each line; a quantity below the requested one needs a reason. */
export function ApproveDialog({ record, onClose }: { readonly record: CardReservation; readonly onClose: () => void }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const failure = useErrorText();
  const id = useId();
  const [send, { isLoading }] = approve.useMutation();
  const {
    values: { quantities: entered, reason },
    change,
    discard,
    close,
    holds,
  } = useDialogDraft<Draft>(`reservation-approve:${record.secureId}`, nothing, onClose);
  const act = useVersioned({ resource: cardReservations, record, basis: ['lineRows'] });
  const quantities = record.lineRows.map(({ lineId, qtyRequested }) =>
    entered[lineId] === undefined ? qtyRequested : entered[lineId],
  );
  const [fault, setFault] = useState<string>();
  const wrong = record.lineRows.map(({ qtyRequested }, index) => {
    const value = quantities[index];
    return value == null || !(value <= qtyRequested);
  });
  const lower = record.lineRows.some(({ qtyRequested }, index) => (quantities[index] ?? 0) < qtyRequested);
  const short = lower && (reason.trim().length < 5 || reason.trim().length > 255);
  const submit = async () => {
    if (wrong.includes(true)) return setFault(undefined);
    if (short) return setFault(t('reasonNeeded'));
    const answer = await act((version) =>
      send({
        body: {
          secureId: record.secureId,
          version,
          lines: record.lineRows.map(({ lineId }, index) => ({ lineId, qtyApproved: quantities[index] ?? 0 })),
          ...(lower ? { reason: reason.trim() } : {}),
        },
      }),
    );
    if ('error' in answer) return setFault(isApiError(answer.error) ? failure(answer.error) : undefined);
    discard();
    notify.success(words('saved'));
    onClose();
  };
  return (
    <Dialog
      title={t('approveTitle', { no: record.reservationNo })}
      width={720}
      onClose={close}
      holds={holds}
      footer={
        <>
          <Button onClick={close}>{words('cancel')}</Button>
          <ActionButton variant="primary" busy={isLoading} onClick={() => submit()}>
            {t('approve')}
          </ActionButton>
        </>
      }
    >
      <p>{t('approveHint')}</p>
      <table className="plain-table reservation-lines">
        <thead>
          <tr>
            <th scope="col">{t('destination')}</th>
            <th scope="col">{t('cardType')}</th>
            <th scope="col" className="number">
              {t('requested')}
            </th>
            <th scope="col">{t('approved')}</th>
          </tr>
        </thead>
        <tbody>
          {record.lineRows.map((line, index) => (
            <tr key={line.lineId}>
              <td>{line.destination}</td>
              <td>{line.cardType}</td>
              <td className="number">{formatNumber(line.qtyRequested)}</td>
              <td>
                <Quantity
                  label={`${t('approved')}: ${line.destination}, ${line.cardType}`}
                  invalid={wrong[index]!}
                  value={quantities[index] ?? null}
                  onChange={(value) => change({ quantities: { ...entered, [line.lineId]: value } })}
                />
                {wrong[index] && (
                  <p className="form-error" role="alert">
                    {t('tooMany', { limit: formatNumber(line.qtyRequested) })}
                  </p>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {lower && (
        <div className="field">
          <label htmlFor={id}>{t('reason')}</label>
          <textarea
            id={id}
            className="input"
            rows={2}
            maxLength={255}
            aria-invalid={fault !== undefined && short}
            value={reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        </div>
      )}
      {fault && (
        <p className="form-error" role="alert">
          {fault}
        </p>
      )}
    </Dialog>
  );
}
