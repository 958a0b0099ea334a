import { useMessages } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { Link } from 'react-router';
import './figures.css';
import { endpoints } from './endpoints.ts';
import { messages } from './messages.ts';

/** The counters above the list, and the filters that show what they count. */
const counters = [
  ['waiting', 'state=SUBMITTED'],
  ['high', 'grade=HIGH&state=APPROVED'],
  ['eddMissing', 'edd=MISSING'],
  ['expired', 'expiring=EXPIRED'],
  ['expiring', 'expiring=D30'],
] as const;

/** What waits and what ends. */
export function Figures() {
  const t = useMessages(messages);
  return (
    <section className="panel" aria-label={t('figures')}>
      <Part of={endpoints.figures.useQuery({})}>
        {(found) => (
          <div className="risk-figures">
            {counters.map(([name, filters]) => (
              <Link key={name} to={`?${filters}`}>
                {t(name, { count: found[name] })}
              </Link>
            ))}
          </div>
        )}
      </Part>
    </section>
  );
}
