import type { Tracked } from '@console/contracts/cards/card-tracking';
import { useMessages } from '@console/ui/messages';
import { CardNumber } from '../shared/CardNumber.tsx';
import { CardStatusTag } from '../shared/CardStatusTag.tsx';
import { DocumentLink } from '../shared/history/DocumentLink.tsx';
import { PlaceText } from '../shared/history/PlaceText.tsx';
import { messages } from './messages.ts';
import { TrackedCard } from './TrackedCard.tsx';

/** The result for one number: a card, the cards of a document, or nothing. */
export function Found({ found: { asked: typed, fault, document, total, cards } }: { readonly found: Tracked }) {
  const t = useMessages(messages);
  const isCard = /^[\d\s-]{16,}$/.test(typed);
  if (fault)
    return (
      <section className="panel" aria-label={t('result', { number: typed })}>
        <h2>{typed}</h2>
        <p role="alert" className="field-error">
          {t(fault === 'NOT_FOUND' ? 'notFound' : 'checkDigit')}
        </p>
      </section>
    );
  if (isCard)
    return (
      <section className="tracked" aria-label={t('result', { number: typed })}>
        <TrackedCard card={cards[0]!} />
      </section>
    );
  return (
    <section className="panel" aria-label={t('result', { number: typed })}>
      <h2>{document ? <DocumentLink document={document} /> : typed}</h2>
      <p>{cards.length < total ? t('shown', { count: cards.length, total }) : t('cards', { total })}</p>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('number')}</th>
            <th scope="col">{t('status')}</th>
            <th scope="col">{t('where')}</th>
          </tr>
        </thead>
        <tbody>
          {cards.map(({ cardNo, secureId, cardStatus, office, known }) => (
            <tr key={`${cardNo}${secureId}`}>
              <td>{known && secureId ? <CardNumber cardNo={cardNo} cardId={secureId} /> : cardNo}</td>
              <td>
                <CardStatusTag status={cardStatus} />
              </td>
              <td>{known ? <PlaceText place={{ kind: known.placeKind, name: known.placeName }} /> : office}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
