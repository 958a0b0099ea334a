import { addressOf } from '@console/contracts/routes/address';
import { mutationEndpoint } from '@console/api';
import { useCan, useSession } from '@console/auth';
import { reservationCalls, type ReservationLineRow } from '@console/contracts/cards/card-reservations/calls';
import { cardReservations, type CardReservation } from '@console/contracts/cards/card-reservations/reservations';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { ScrollTable } from '@console/ui/page';
import { ActionButton, ActionLink, useWhy } from '@console/ui/why';
import { messages } from '../messages.ts';
import '../reservations.css';
import { linePath } from '../screens.tsx';
import { useHeadOffice } from '../use-head-office.ts';
import { NumberSpan } from './NumberSpan.tsx';

const remove = mutationEndpoint(reservationCalls.removeLine);
const release = mutationEndpoint(reservationCalls.release, { invalidates: ['card-generator'] });

function Allotments({ line: { allotments, destination } }: { readonly line: ReservationLineRow }) {
  const t = useMessages(messages);
  const can = useCan(cardReservations.privilege);
  const isHeadOffice = useHeadOffice();
  const why = useWhy(cardReservations);
  const [send] = release.useMutation();
  const ask = (secureId: string) =>
    confirm(
      { title: t('releaseTitle'), subject: destination, action: t('release'), danger: true, reason: 'required' },
      async ({ reason }) => {
        const answer = await send({ body: { secureId, reason: reason ?? '' } });
        if ('error' in answer) throw answer.error;
        notify.success(t('released'));
      },
    );
  return (
    <ul>
      {allotments.map(({ secureId, sequence, firstNumber, lastNumber, quantity, issuanceId, issuanceNo, isLast }) => (
        <li key={secureId}>
          {sequence}: <NumberSpan first={firstNumber} last={lastNumber} count={quantity} />{' '}
          {issuanceId ? (
            <PageLink to={addressOf('/card-issuance/:detailId', issuanceId)}>
              {t('issuance', { no: issuanceNo ?? '' })}
            </PageLink>
          ) : (
            isHeadOffice &&
            can('update') && (
              <ActionButton
                variant="link"
                aria-label={`${t('release')}: ${firstNumber}`}
                why={isLast ? undefined : why.of('ALLOTMENT_NOT_LAST', { code: sequence })}
                onClick={() => ask(secureId)}
              >
                {t('release')}
              </ActionButton>
            )
          )}
        </li>
      ))}
    </ul>
  );
}

function RowActions({ record, line }: { readonly record: CardReservation; readonly line: ReservationLineRow }) {
  const t = useMessages(messages);
  const can = useCan(cardReservations.privilege);
  const { username } = useSession();
  const [send] = remove.useMutation();
  const decides =
    record.state === 'SUBMITTED' && can('approve') && username !== null && !record.editors.includes(username);
  const ask = () =>
    confirm(
      {
        title: t('removeTitle'),
        subject: `${line.destination}, ${line.cardType}`,
        action: t('removeLine'),
        danger: true,
      },
      async () => {
        const answer = await send({ body: { lineId: line.lineId, version: line.version } });
        if ('error' in answer) throw answer.error;
      },
    );
  return (
    <span className="reservation-row-actions">
      {((can('update') && (record.state === 'DRAFT' || record.state === 'SUBMITTED')) || decides) && (
        <ActionLink
          to={linePath(record.secureId, line.lineId)}
          aria-label={`${t('changeLine')}: ${line.destination}, ${line.cardType}`}
        >
          {t('changeLine')}
        </ActionLink>
      )}
      {can('update') && record.state === 'DRAFT' && record.lineRows.length > 1 && (
        <ActionButton
          variant="quiet"
          aria-label={`${t('removeLine')}: ${line.destination}, ${line.cardType}`}
          onClick={ask}
        >
          {t('removeLine')}
        </ActionButton>
      )}
    </span>
  );
}

/** The lines of a reservation with their results. */
export function LineTable({ record }: { readonly record: CardReservation }) {
  const t = useMessages(messages);
  const numbers = ['requested', 'approved', 'allotted', 'issued', 'received'] as const;
  return (
    <section className="panel">
      <h2>{t('lines')}</h2>
      <ScrollTable label={t('lines')}>
        <table className="plain-table reservation-lines">
          <thead>
            <tr>
              <th scope="col">{t('destination')}</th>
              <th scope="col">{t('cardType')}</th>
              <th scope="col">{t('viaMra')}</th>
              {numbers.map((name) => (
                <th key={name} scope="col" className="number">
                  {t(name)}
                </th>
              ))}
              <th scope="col">{t('numbers')}</th>
            </tr>
          </thead>
          <tbody>
            {record.lineRows.map((line) => (
              <tr key={line.lineId}>
                <td>
                  {line.destination}
                  <RowActions record={record} line={line} />
                </td>
                <td>
                  {line.cardType}
                  {line.cardDesign && <p className="reservation-stock">{line.cardDesign}</p>}
                </td>
                <td>{t(line.viaMra ? 'yes' : 'no')}</td>
                {[line.qtyRequested, line.qtyApproved, line.qtyAllotted, line.qtyIssued, line.qtyReceived].map(
                  (value, index) => (
                    <td key={numbers[index]} className="number">
                      {value === null ? '-' : formatNumber(value)}
                    </td>
                  ),
                )}
                <td>
                  <Allotments line={line} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
    </section>
  );
}
