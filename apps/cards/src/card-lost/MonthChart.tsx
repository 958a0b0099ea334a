import type { LossMonth } from '@console/contracts/cards/card-lost/report';
import { formatDate, formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import './lost.css';
import { messages } from './messages.ts';

const parts = ['found', 'replaced', 'rest', 'undecided'] as const;

/** Reported cards by month, as stacked bars by result on one scale. */
export function MonthChart({ months }: { readonly months: readonly LossMonth[] }) {
  const t = useMessages(messages);
  const maxTotal = Math.max(1, ...months.map(({ reported }) => reported));
  const share = (count: number) => ({ inlineSize: `${(count / maxTotal) * 100}%` });
  return (
    <section className="panel" aria-label={t('byMonth')}>
      <h2>{t('byMonth')}</h2>
      <ul className="loss-legend">
        {parts.map((part) => (
          <li key={part}>
            <span className={`loss-bar-${part}`} aria-hidden="true" />
            {t(part)}
          </li>
        ))}
      </ul>
      <ul className="loss-months">
        {months.map(({ month, reported, confirmed, found, replaced }) => {
          const counts = { found, replaced, rest: confirmed - found - replaced, undecided: reported - confirmed };
          const name = formatDate(`${month}-01`, 'DD MMM YYYY').slice(3);
          return (
            <li key={month}>
              <span>{name}</span>
              <span
                className="loss-bar"
                role="img"
                aria-label={t('bar', {
                  month: name,
                  reported: formatNumber(reported),
                  confirmed: formatNumber(confirmed),
                  found: formatNumber(found),
                  replaced: formatNumber(replaced),
                })}
              >
                {parts.map((part) => (
                  <span key={part} className={`loss-bar-${part}`} style={share(counts[part])} />
                ))}
              </span>
              <span className="loss-count">{formatNumber(reported)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
