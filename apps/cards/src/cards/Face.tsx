import { resourceApi } from '@console/api';
import { useCan } from '@console/auth';
import { cardDesigns } from '@console/contracts/cards/card-design';
import { printedCardNumber } from '@console/contracts/core/card-number';
import type { Card } from '@console/contracts/cards/cards';
import { useMessages } from '@console/ui/messages';
import { CardFace } from '../shared/design/CardFace.tsx';
import './face.css';
import { messages } from './messages.ts';

interface FaceProps {
  readonly card: Card;
}

const validThruOf = ({ expiryDate }: Card): string =>
  expiryDate ? `${expiryDate.slice(5, 7)}/${expiryDate.slice(2, 4)}` : '';

/** Type, number, validity and name, where there is no design or the user may not see it. */
function PlainFace({ card }: FaceProps) {
  const t = useMessages(messages);
  const { cardNo, cardType, nameOnCard, usable } = card;
  const validThru = validThruOf(card);
  return (
    <figure className={usable ? 'plain-card' : 'plain-card plain-card-off'} aria-label={t('front')}>
      <p className="plain-card-type">{cardType}</p>
      <p className="plain-card-number card-number">{printedCardNumber(cardNo)}</p>
      <p className="plain-card-foot">
        <span>{nameOnCard ?? ' '}</span>
        <span>{validThru && `${t('validThru')} ${validThru}`}</span>
      </p>
    </figure>
  );
}

function DesignedFace({ card, designId }: FaceProps & { readonly designId: string }) {
  const t = useMessages(messages);
  const { currentData: design } = resourceApi(cardDesigns).useDetailQuery(designId);
  if (!design) return <PlainFace card={card} />;
  return (
    <div className="designed-card">
      <CardFace
        fileId={design.frontImage}
        layout={design.textLayout}
        number={printedCardNumber(card.cardNo)}
        name={card.nameOnCard ?? ''}
        validThru={validThruOf(card)}
        label={t('front')}
      />
    </div>
  );
}

/** The front of a card as its holder sees it. */
export function Face({ card }: FaceProps) {
  const can = useCan('card-design:browse');
  return card.cardDesignId && can('view') ? (
    <DesignedFace card={card} designId={card.cardDesignId} />
  ) : (
    <PlainFace card={card} />
  );
}
