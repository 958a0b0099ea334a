import { isApiError, mutationEndpoint, queryEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import { printedCardNumber } from '@console/contracts/core/card-number';
import { cardNumber, serialOf } from '@console/contracts/cards/card-number';
import { reservationCalls, type OpenLine, type OpenRange } from '@console/contracts/cards/card-reservations/calls';
import { cardReservations } from '@console/contracts/cards/card-reservations/reservations';
import { Spin } from '@console/ui/core';
import { notify, useErrorText } from '@console/ui/feedback';
import { formatDate, formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { ErrorContent, Page, ScrollTable } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useDeskDraft } from '../../shared/desk/use-desk-draft.ts';
import { Quantity } from '../lines/Quantity.tsx';
import { NumberSpan } from '../lines/NumberSpan.tsx';
import { messages } from '../messages.ts';
import '../reservations.css';
import { paths, rangesPath } from '../screens.tsx';

const openLines = queryEndpoint(reservationCalls.openLines, { follows: ['card-generator'] });
const allot = mutationEndpoint(reservationCalls.allot, { invalidates: ['card-generator'] });

const nothing = {};

function Allotting({ range, lines }: { readonly range: OpenRange; readonly lines: readonly OpenLine[] }) {
  const t = useMessages(messages);
  const failure = useErrorText();
  const navigate = useNavigate();
  const can = useCan(cardReservations.privilege);
  const [send, { isLoading }] = allot.useMutation();
  const {
    values: given,
    change,
    discard,
  } = useDeskDraft<Readonly<Record<string, number | null>>>(`allot:${range.sequenceId}:${range.nextNumber}`, nothing);
  const [fault, setFault] = useState<string>();
  const quantityOf = ({ lineId, rest }: OpenLine): number | null => (lineId in given ? (given[lineId] ?? null) : rest);
  const wrong = (line: OpenLine) => !((quantityOf(line) ?? 0) <= line.rest);
  const total = lines.reduce((sum, line) => sum + (quantityOf(line) || 0), 0);
  const first = serialOf(range.nextNumber);
  const number = (serial: number) => cardNumber(range.nextNumber.slice(0, 4), range.nextNumber.slice(4, 6), serial);
  const starts = lines.map(
    (_, index) => first + lines.slice(0, index).reduce((sum, line) => sum + (quantityOf(line) || 0), 0),
  );
  const submit = async () => {
    const items = lines.flatMap((line) => {
      const quantity = quantityOf(line);
      return quantity ? [{ lineId: line.lineId, version: line.version, quantity }] : [];
    });
    const answer = await send({ body: { sequenceId: range.sequenceId, items } });
    if ('error' in answer) return setFault(isApiError(answer.error) ? failure(answer.error) : undefined);
    discard();
    const { allotted, firstNumber, lastNumber } = answer.data;
    notify.success(
      t('allottedDone', {
        count: formatNumber(allotted),
        first: printedCardNumber(firstNumber),
        last: printedCardNumber(lastNumber),
      }),
    );
    void navigate(rangesPath);
  };
  return (
    <section className="panel">
      <ScrollTable label={t('lines')}>
        <table className="plain-table reservation-lines">
          <thead>
            <tr>
              <th scope="col">{t('reservation')}</th>
              <th scope="col">{t('requester')}</th>
              <th scope="col">{t('destination')}</th>
              <th scope="col">{t('neededBy')}</th>
              <th scope="col" className="number">
                {t('approved')}
              </th>
              <th scope="col" className="number">
                {t('already')}
              </th>
              <th scope="col">{t('give')}</th>
              <th scope="col">{t('preview')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => {
              const quantity = quantityOf(line) ?? 0;
              return (
                <tr key={line.lineId}>
                  <td className="document-no">
                    <PageLink to={paths.detail({ secureId: line.reservationId })}>{line.reservationNo}</PageLink>
                  </td>
                  <td>{line.requester}</td>
                  <td>{line.destination}</td>
                  <td>{formatDate(line.neededBy, 'DD-MM-YYYY')}</td>
                  <td className="number">{formatNumber(line.approved)}</td>
                  <td className="number">{formatNumber(line.allotted)}</td>
                  <td>
                    <Quantity
                      label={`${t('give')}: ${line.reservationNo}, ${line.destination}`}
                      invalid={wrong(line)}
                      value={quantityOf(line)}
                      onChange={(value) => change({ [line.lineId]: value })}
                    />
                    {wrong(line) && (
                      <p className="form-error" role="alert">
                        {t('tooMany', { limit: formatNumber(line.rest) })}
                      </p>
                    )}
                  </td>
                  <td>
                    {quantity > 0 ? (
                      <NumberSpan
                        first={number(starts[index]!)}
                        last={number(starts[index]! + quantity - 1)}
                        count={quantity}
                      />
                    ) : (
                      '-'
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollTable>
      {fault && (
        <p className="form-error" role="alert">
          {fault}
        </p>
      )}
      <div className="reservation-total">
        <output>
          {t('total', { total: formatNumber(total), free: formatNumber(range.free) })}
          {total > range.free && <strong className="form-error"> {t('over')}</strong>}
        </output>
        {can('update') && (
          <ActionButton
            variant="primary"
            busy={isLoading}
            disabled={total === 0 || total > range.free || lines.some(wrong)}
            onClick={() => submit()}
          >
            {t('confirm')}
          </ActionButton>
        )}
      </div>
    </section>
  );
}

/** Allots the numbers of a range to the lines of its card type. */
export default function BranchesPage() {
  const { sequenceId = '' } = useParams();
  const t = useMessages(messages);
  const { currentData, error, refetch } = openLines.useQuery({ query: { sequenceId } }, { fresh: true });
  if (error && !currentData) return <ErrorContent record error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <Spin />;
  const { range, lines } = currentData;
  return (
    <Page title={t('linesOf', { code: range.code })} note={range.cardType}>
      <Allotting key={range.nextNumber} range={range} lines={lines} />
    </Page>
  );
}
