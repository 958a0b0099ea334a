import type { FoundForReplacement } from '@console/contracts/cards/replace-card-number';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { CardNumber } from '../shared/CardNumber.tsx';
import { CardStatusTag } from '../shared/CardStatusTag.tsx';
import { Facts } from '../shared/Facts.tsx';
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
      <Facts
        facts={[
          [t('cardNo'), <CardNumber key="no" cardNo={card.cardNo} />],
          [t('status'), <CardStatusTag key="status" status={card.cardStatus} />],
          [t('cardType'), card.cardType],
          card.expiryDate !== null && [t('expiry'), formatDate(card.expiryDate, 'DD MMM YYYY')],
          lossNo !== null && [t('loss'), lossNo],
        ]}
      />
      {card.cardStatus === 'Cancelled' && (
        <p className="desk-note" role="note">
          {t('dead')}
        </p>
      )}
    </section>
  );
}
