import { nextStep, type TrackedCard as Tracked } from '@console/contracts/cards/card-tracking';
import { holdCodeOptions } from '@console/contracts/cards/history';
import { useMessages, useText } from '@console/ui/messages';
import { Holder } from '../cards/Holder.tsx';
import { CardNumber } from '../shared/CardNumber.tsx';
import { CardStatusTag } from '../shared/CardStatusTag.tsx';
import { DocumentLink } from '../shared/history/DocumentLink.tsx';
import { PlaceText } from '../shared/history/PlaceText.tsx';
import { Timeline } from '../shared/history/Timeline.tsx';
import { CourierEvents } from './CourierEvents.tsx';
import { messages } from './messages.ts';

/**
 * Location of a card, the next step and who is responsible; a card outside the user's scope shows only status and
 * office.
 */
export function TrackedCard({ card: { secureId, cardNo, cardStatus, office, known } }: { readonly card: Tracked }) {
  const t = useMessages(messages);
  const text = useText();
  const head = (
    <h2>
      {known && secureId ? <CardNumber cardNo={cardNo} cardId={secureId} /> : cardNo}{' '}
      <CardStatusTag status={cardStatus} />
    </h2>
  );
  if (!known)
    return (
      <section className="panel">
        {head}
        <p>{office}</p>
        <p role="note">{t('restricted')}</p>
      </section>
    );
  const next = nextStep({ cardStatus, isBound: known.holderNo !== null, holds: known.holds });
  const holds = known.holds.map((code) => text(holdCodeOptions.find(({ value }) => value === code)!.title)).join(', ');
  return (
    <>
      <section className="panel">
        {head}
        <dl className="facts">
          <div className="fact-wide">
            <dt>{t('where')}</dt>
            <dd>
              <PlaceText place={{ kind: known.placeKind, name: known.placeName }} />
              {known.document && (
                <>
                  , <DocumentLink document={known.document} />
                </>
              )}
              {known.awbNo && `, ${t('awb', { no: known.awbNo })}`},{' '}
              {known.days === 0 ? t('today') : t('since', { days: known.days })}
            </dd>
          </div>
          <div>
            <dt>{t('next')}</dt>
            <dd>{next ? text(next.step) : t('arrived')}</dd>
          </div>
          <div>
            <dt>{t('owed')}</dt>
            <dd>{next ? text(next.by) : '-'}</dd>
          </div>
          <div>
            <dt>{t('holder')}</dt>
            <dd>
              <Holder card={known} />
            </dd>
          </div>
          <div>
            <dt>{t('type')}</dt>
            <dd>{known.cardType}</dd>
          </div>
          {holds && (
            <div>
              <dt>{t('holds')}</dt>
              <dd>{holds}</dd>
            </div>
          )}
        </dl>
      </section>
      <Timeline movements={known.movements} />
      <CourierEvents events={known.courierEvents} />
    </>
  );
}
