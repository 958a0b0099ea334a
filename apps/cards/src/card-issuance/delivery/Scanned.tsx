import { printedCardNumber } from '@console/contracts/core/card-number';
import { Button } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

/** The scanned numbers; each can be removed. */
export function Scanned({
  numbers,
  onRemove,
}: {
  readonly numbers: readonly string[];
  readonly onRemove: (cardNo: string) => void;
}) {
  const t = useMessages(messages);
  if (numbers.length === 0) return null;
  return (
    <ul className="scanned" aria-label={t('ticked')}>
      {numbers.map((cardNo) => (
        <li key={cardNo}>
          <span className="card-number">{printedCardNumber(cardNo)}</span>{' '}
          <Button
            variant="quiet"
            aria-label={t('removeMark', { cardNo: printedCardNumber(cardNo) })}
            onClick={() => onRemove(cardNo)}
          >
            ×
          </Button>
        </li>
      ))}
    </ul>
  );
}
