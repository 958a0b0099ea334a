import { finalOrderStates, orderStates, type OrderState } from '@console/contracts/orders-logs/orders/vocabulary';
import type { PoStepMade } from '@console/contracts/orders-logs/po-status';
import { dateFormats, formatDate, useNow } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { OptionTag } from '@console/ui/status';
import { messages } from './messages.ts';
import './po-status.css';

const minuteMs = 60_000;

/** A span in the two largest units. */
function useDuration() {
  const t = useMessages(messages);
  return (ms: number): string => {
    const minutes = Math.max(0, Math.floor(ms / minuteMs));
    const hours = Math.floor(minutes / 60);
    if (hours >= 24) return t('days', { days: Math.floor(hours / 24), hours: hours % 24 });
    return hours > 0 ? t('hours', { hours, minutes: minutes % 60 }) : t('minutes', { minutes });
  };
}

/** The steps of an order in their order, each with the time that the order spent there. */
export function Progress({ steps }: { readonly steps: readonly PoStepMade[] }) {
  const t = useMessages(messages);
  const now = useNow();
  const duration = useDuration();
  const isOver = (state: OrderState) => (finalOrderStates as readonly OrderState[]).includes(state);
  return (
    <section className="panel" aria-label={t('progress')}>
      <h2>{t('progress')}</h2>
      <ol className="po-progress">
        {steps.map(({ no, to, at }, index) => {
          const until = steps[index + 1]?.at;
          const shown = formatDate(at, dateFormats.log);
          const spent = (until === undefined ? now : Date.parse(until)) - Date.parse(at);
          return (
            <li key={no} aria-current={until === undefined ? 'step' : undefined}>
              <OptionTag value={to} options={orderStates} />
              <span>{isOver(to) ? shown : t('since', { at: shown, duration: duration(spent) })}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
