import { printedCardNumber } from '@console/contracts/core/card-number';
import type { FoundForReplacement } from '@console/contracts/cards/replace-card-number';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { CardStatusTag } from '../shared/CardStatusTag.tsx';
import { messages } from './messages.ts';

/** The card to replace, and its loss report. */
export function CardFacts({
  card,
  lossNo,
}: {
  readonly card: NonNullable<FoundForReplacement['card']>;
  readonly lossNo: string | null;
}) {
  const t = useMessages(messages);
  return (
    <section className="panel" aria-label={t('stepCard')}>
      <h2>{t('stepCard')}</h2>
      <dl className="facts">
        <div>
          <dt>{t('cardNo')}</dt>
          <dd className="card-number">{printedCardNumber(card.cardNo)}</dd>
        </div>
        <div>
          <dt>{t('status')}</dt>
          <dd>
            <CardStatusTag status={card.cardStatus} />
          </dd>
        </div>
        <div>
          <dt>{t('cardType')}</dt>
          <dd>{card.cardType}</dd>
        </div>
        {card.expiryDate && (
          <div>
            <dt>{t('expiry')}</dt>
            <dd>{formatDate(card.expiryDate, 'DD MMM YYYY')}</dd>
          </div>
        )}
        {lossNo && (
          <div>
            <dt>{t('loss')}</dt>
            <dd>{lossNo}</dd>
          </div>
        )}
      </dl>
      {card.cardStatus === 'Cancelled' && (
        <p className="desk-note" role="note">
          {t('dead')}
        </p>
      )}
    </section>
  );
}
