import { type CcmFigures } from '@console/contracts/orders-logs/customer-confirmation';
import { formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { endpoints } from './endpoints.ts';
import { messages } from './messages.ts';
import './ccm.css';

const names = [
  'waiting',
  'late',
  'dueToday',
  'attempts',
  'confirmed',
  'denied',
  'missed',
  'own',
] as const satisfies (keyof CcmFigures)[];

/** What waits, and what came of the attempts of today. */
export function Figures() {
  const t = useMessages(messages);
  return (
    <section className="panel" aria-label={t('figures')}>
      <Part of={endpoints.figures.useQuery({})}>
        {(figures) => (
          <dl className="ccm-figures">
            {names.map((name) => (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>{formatNumber(figures[name])}</dd>
              </div>
            ))}
          </dl>
        )}
      </Part>
    </section>
  );
}
