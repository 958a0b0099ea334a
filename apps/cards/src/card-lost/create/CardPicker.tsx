import { printedCardNumber } from '@console/contracts/core/card-number';
import { mostLost, type LossPick, type PickedCard } from '@console/contracts/cards/card-lost/desk';
import { losses } from '@console/contracts/cards/card-lost';
import type { CardStatus } from '@console/contracts/cards/lifecycle/statuses';
import { Button } from '@console/ui/core';
import { useErrorText } from '@console/ui/feedback';
import { formatNumber } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { ScrollTable } from '@console/ui/page';
import { useEffect, useRef, useState } from 'react';
import { CardStatusTag } from '../../shared/CardStatusTag.tsx';
import type { ScanGate } from '../../shared/scan/scan-gate.ts';
import { ScanInput } from '../../shared/scan/ScanInput.tsx';
import { messages } from '../messages.ts';
import { endpoints } from '../screens.tsx';
import { AddMany } from './AddMany.tsx';

interface CardPickerProps {
  readonly kind: LossPick['kind'];
  readonly cards: readonly PickedCard[];
  readonly onChange: (cards: readonly PickedCard[]) => void;
  /** Numbers passed by a link. */
  readonly initialNumbers: readonly string[];
  readonly fault: string | undefined;
  /** Of the report that sends the cards. */
  readonly gate: ScanGate;
}

/** The missing cards: scanned, pasted, a range, or all cards of a document; each is checked before it is added. */
export function CardPicker({ kind, cards, onChange, initialNumbers: brought, fault, gate }: CardPickerProps) {
  const t = useMessages(messages);
  const text = useText();
  const errorText = useErrorText();
  const [pick] = endpoints.pick.useMutation();
  const [refused, setRefused] = useState<readonly PickedCard[]>([]);
  // A scan may be answered before the previous one has rendered.
  const latestCards = useRef(cards);
  useEffect(() => {
    latestCards.current = cards;
  }, [cards]);

  /** @returns why nothing could be added, or `null` */
  const take = async (request: Omit<LossPick, 'kind'>): Promise<string | null> => {
    const answer = await pick({ body: { kind, ...request } });
    if ('error' in answer) return errorText(answer.error);
    if (answer.data.length === 0) return t('nothingFound');
    const existing = new Set(latestCards.current.map(({ cardNo }) => cardNo));
    const more = answer.data.filter(({ cardNo, refusal }) => refusal === null && !existing.has(cardNo));
    if (latestCards.current.length + more.length > mostLost) return text(losses.errors['TOO_MANY_CARDS']!.text);
    latestCards.current = [...latestCards.current, ...more];
    onChange(latestCards.current);
    setRefused(answer.data.filter(({ refusal }) => refusal !== null));
    return null;
  };
  const scan = async (cardNo: string): Promise<string | null> => {
    const answer = await pick({ body: { kind, cardNos: [cardNo] } });
    if ('error' in answer) return errorText(answer.error);
    const [card] = answer.data;
    if (!card || card.refusal) return card?.refusal?.message ?? t('nothingFound');
    if (!latestCards.current.some((each) => each.cardNo === cardNo)) {
      latestCards.current = [...latestCards.current, card];
      onChange(latestCards.current);
    }
    return null;
  };
  const [first] = brought;
  useEffect(() => {
    if (first !== undefined && latestCards.current.length === 0) void take({ cardNos: [...brought] });
    // Only when the link is opened: numbers removed afterwards must not come back.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [first]);
  const remove = (gone: string) => onChange(cards.filter(({ cardNo }) => cardNo !== gone));
  const shown = refused.slice(0, 10);
  return (
    <section className="panel desk" aria-label={t('cards')}>
      <h2>{t('cards')}</h2>
      <p className="desk-help">{t(kind === 'OFFICE' ? 'officeHelp' : 'courierHelp')}</p>
      <ScanInput onScan={scan} gate={gate} count={cards.length} />
      <AddMany kind={kind} onAdd={take} gate={gate} />
      {refused.length > 0 && (
        <div role="status" className="desk-warning panel">
          <p>{t('notAdded', { count: formatNumber(refused.length) })}</p>
          <ul>
            {shown.map(({ cardNo, refusal }) => (
              <li key={cardNo}>
                <span className="card-number">{printedCardNumber(cardNo)}</span>: {refusal?.message}
              </li>
            ))}
          </ul>
          {refused.length > shown.length && (
            <p>{t('andMore', { count: formatNumber(refused.length - shown.length) })}</p>
          )}
        </div>
      )}
      {fault && (
        <p role="alert" className="desk-fault">
          {fault}
        </p>
      )}
      {cards.length > 0 && (
        <ScrollTable label={t('cards')}>
          <table className="desk-table">
            <thead>
              <tr>
                <th scope="col">{t('cards')}</th>
                <th scope="col">{t('status')}</th>
                <th scope="col">{t('place')}</th>
                {kind === 'COURIER' && <th scope="col">{t('travelsWith')}</th>}
                <th scope="col">
                  <span className="visually-hidden">{t('remove', { cardNo: '' })}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {cards.map(({ cardNo, cardStatus, office, documentNo }) => (
                <tr key={cardNo}>
                  <td className="card-number">{printedCardNumber(cardNo)}</td>
                  <td>{cardStatus && <CardStatusTag status={cardStatus as CardStatus} />}</td>
                  <td>{office}</td>
                  {kind === 'COURIER' && <td>{documentNo}</td>}
                  <td>
                    <Button
                      variant="quiet"
                      aria-label={t('remove', { cardNo: printedCardNumber(cardNo) })}
                      onClick={() => remove(cardNo)}
                    >
                      ×
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollTable>
      )}
    </section>
  );
}
