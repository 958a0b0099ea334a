import { printedCardNumber } from '@console/contracts/cards/card-number';
import type { Card } from '@console/contracts/cards/cards';
import { useMessages } from '@console/ui/messages';
import './card-face.css';
import { messages } from './messages.ts';

/** The front of the card as its holder sees it: type, number, validity, name. */
export function CardFace({ card: { cardNo, cardType, expiryDate, nameOnCard, usable } }: { readonly card: Card }) {
  const t = useMessages(messages);
  const [year = '', month = ''] = (expiryDate ?? '').split('-');
  return (
    <figure className={usable ? 'card-face' : 'card-face card-face-off'} aria-label={t('front')}>
      <p className="card-face-type">{cardType}</p>
      <p className="card-face-number card-number">{printedCardNumber(cardNo)}</p>
      <p className="card-face-foot"><span>{nameOnCard ?? ' '}</span><span>{expiryDate ? `${t('validThru')} ${month}/${year.slice(2)}` : ''}</span></p>
    </figure>
  );
}
