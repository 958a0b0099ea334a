import type { CardMovementView } from '@console/contracts/cards/history';
import type { CardEvent, TransitionCode } from '@console/contracts/cards/lifecycle/transitions';
import { movementTexts } from '@console/contracts/cards/movement-texts';
import { formatDate } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { CardStatusTag } from '../CardStatusTag.tsx';
import { DocumentLink } from './DocumentLink.tsx';
import './history.css';
import { messages } from './messages.ts';
import { PlaceText } from './PlaceText.tsx';

function Movement({
  movement: { code, fromStatus, toStatus, toPlace, document, reason, actor, actedAt, remark },
}: {
  readonly movement: CardMovementView;
}) {
  const t = useMessages(messages);
  const text = useText();
  return (
    <li>
      <p className="movement-head">
        <strong>{text(movementTexts[code as TransitionCode | CardEvent])}</strong>{' '}
        {fromStatus !== toStatus && <CardStatusTag status={toStatus} />}{' '}
        <span>
          <PlaceText place={toPlace} />
        </span>
      </p>
      <p className="movement-facts">
        <time dateTime={actedAt}>{formatDate(actedAt, 'DD MMM YYYY HH:mm:ss')}</time> · {t('by', { name: actor })}
        {document && (
          <>
            {' '}
            · <DocumentLink document={document} />
          </>
        )}
      </p>
      {(reason ?? remark) && (
        <p className="movement-facts">
          {[reason && t('reason', { name: reason }), remark].filter(Boolean).join(' · ')}
        </p>
      )}
    </li>
  );
}

/** The history of a card, the latest first. */
export function Timeline({ movements }: { readonly movements: readonly CardMovementView[] }) {
  const t = useMessages(messages);
  return (
    <section className="panel">
      <h2>{t('timeline')}</h2>
      <ol className="movements">
        {movements.map((movement) => (
          <Movement key={movement.seqNo} movement={movement} />
        ))}
      </ol>
    </section>
  );
}
