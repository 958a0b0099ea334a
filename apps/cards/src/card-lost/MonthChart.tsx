import type { LossMonth } from '@console/contracts/cards/card-lost/report';
import { StackedBars, type BarTone } from '@console/ui/figures';
import { formatDate, formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

const tones = { found: 'good', replaced: 'main', rest: 'bad', undecided: 'waiting' } as const satisfies Record<
  string,
  BarTone
>;
const parts = Object.keys(tones) as (keyof typeof tones)[];

/** Reported cards by month, as stacked bars by result on one scale. */
export function MonthChart({ months }: { readonly months: readonly LossMonth[] }) {
  const t = useMessages(messages);
  return (
    <section className="panel" aria-label={t('byMonth')}>
      <h2>{t('byMonth')}</h2>
      <StackedBars
        label={t('byMonth')}
        parts={parts.map((key) => ({ key, title: t(key), tone: tones[key] }))}
        bars={months.map(({ month, reported, confirmed, found, replaced }) => {
          const title = formatDate(`${month}-01`, 'DD MMM YYYY').slice(3);
          const counts = { found, replaced, rest: confirmed - found - replaced, undecided: reported - confirmed };
          return {
            key: month,
            title,
            counts,
            figure: parts.map((key) => formatNumber(counts[key])).join(' / '),
            label: t('bar', {
              month: title,
              reported: formatNumber(reported),
              found: formatNumber(found),
              replaced: formatNumber(replaced),
              rest: formatNumber(counts.rest),
              open: formatNumber(counts.undecided),
            }),
          };
        })}
      />
    </section>
  );
}
