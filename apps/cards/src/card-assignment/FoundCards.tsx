import type { FreeCard } from '@console/contracts/cards/card-assignment';
import { printedCardNumber } from '@console/contracts/core/card-number';
import { Checkbox } from '@console/ui/core';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { ScrollTable } from '@console/ui/page';
import type { ChosenCard } from './draft.ts';
import { messages } from './messages.ts';

interface FoundCardsProps {
  readonly rows: readonly FreeCard[];
  /** Numbers of the chosen cards. */
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (card: ChosenCard) => void;
}

/** The cards that a search found, each with a box to choose it. */
export function FoundCards({ rows, chosen, onToggle }: FoundCardsProps) {
  const t = useMessages(messages);
  return (
    <ScrollTable label={t('cards')}>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{t('choose')}</th>
            <th scope="col">{t('cardNo')}</th>
            <th scope="col">{t('type')}</th>
            <th scope="col">{t('since')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((card) => (
            <tr key={card.cardNo}>
              <td>
                <Checkbox
                  checked={chosen.has(card.cardNo)}
                  onChange={() => onToggle(card)}
                  aria-label={printedCardNumber(card.cardNo)}
                />
              </td>
              <td className="card-number">{printedCardNumber(card.cardNo)}</td>
              <td>{card.cardType}</td>
              <td>{formatDate(card.since, 'DD MMM YYYY')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}
