import { printedCardNumber } from '@console/contracts/core/card-number';
import { Button } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import type { ChosenCard } from './draft.ts';
import { messages } from './messages.ts';

interface LineCardsProps {
  readonly cards: readonly ChosenCard[];
  readonly onTakeOut: (cardNo: string) => void;
}

/** The cards of a line, each with a button that takes it out. */
export function LineCards({ cards, onTakeOut }: LineCardsProps) {
  const t = useMessages(messages);
  if (cards.length === 0) return null;
  return (
    <details>
      <summary>{t('selection', { count: cards.length })}</summary>
      <ul>
        {cards.map(({ cardNo }) => (
          <li key={cardNo}>
            <span className="card-number">{printedCardNumber(cardNo)}</span>{' '}
            <Button
              variant="link"
              aria-label={t('remove', { cardNo: printedCardNumber(cardNo) })}
              onClick={() => onTakeOut(cardNo)}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
