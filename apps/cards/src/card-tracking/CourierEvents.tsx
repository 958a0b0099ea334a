import { lineResults, relations } from '@console/contracts/cards/card-issuance/vocabulary';
import type { CourierEvent } from '@console/contracts/cards/card-tracking';
import { formatDate } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { DocumentLink } from '../shared/history/DocumentLink.tsx';
import { messages } from './messages.ts';

/** A courier's events for a card, the latest first; hidden without receipts. */
export function CourierEvents({ events }: { readonly events: readonly CourierEvent[] }) {
  const t = useMessages(messages);
  const text = useText();
  if (events.length === 0) return null;
  const titleOf = (all: typeof lineResults | typeof relations, value: string) =>
    text(all.find((option) => option.value === value)!.title);
  return (
    <section className="panel">
      <h2>{t('courier')}</h2>
      <ol className="movements">
        {events.map(({ date, result, courierCode, awbNo, delivery, receivedBy, relation, reason, remark }) => (
          <li key={`${delivery.no} ${date}`}>
            <p className="movement-head">
              <strong>{titleOf(lineResults, result)}</strong>{' '}
              {receivedBy && (
                <span>
                  {t('handedTo', { name: receivedBy })}
                  {relation && ` (${titleOf(relations, relation)})`}
                </span>
              )}
            </p>
            <p className="movement-facts">
              <time dateTime={date}>{formatDate(date, 'DD MMM YYYY')}</time> · {courierCode}
              {awbNo && ` · ${t('awb', { no: awbNo })}`} · <DocumentLink document={delivery} />
            </p>
            {(reason ?? remark) && <p className="movement-facts">{[reason, remark].filter(Boolean).join(' · ')}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
