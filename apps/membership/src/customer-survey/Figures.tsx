import { queryEndpoint } from '@console/api';
import { surveyCalls, surveys, type SurveyFigures } from '@console/contracts/membership/customer-survey';
import { StackedBars } from '@console/ui/figures';
import { formatDate, formatNumber, withSign } from '@console/ui/formats';
import { useListAddress } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { messages } from './messages.ts';
import './surveys.css';

const figures = queryEndpoint(surveyCalls.figures);
/** Filters of the list that the figures follow. */
const followed = ['trigger', 'businessLine', 'branchId', 'mraId', 'from', 'to'] as const;
const parts = ['promoters', 'passives', 'detractors'] as const;

/** Share of promoters without that of detractors, in points. */
const npsOf = ({ promoters, passives, detractors }: Pick<SurveyFigures, (typeof parts)[number]>): string => {
  const all = promoters + passives + detractors;
  return all === 0 ? '-' : formatNumber(Math.round(((promoters - detractors) * 100) / all));
};

const tones = { promoters: 'good', passives: 'quiet', detractors: 'bad' } as const;

function Months({ months }: { readonly months: SurveyFigures['months'] }) {
  const t = useMessages(messages);
  return (
    <StackedBars
      label={t('byMonth')}
      parts={parts.map((key) => ({ key, title: t(key), tone: tones[key] }))}
      bars={months.map(({ month, promoters, passives, detractors }) => {
        const title = formatDate(`${month}-01`, 'DD MMM YYYY').slice(3);
        const counts = { promoters, passives, detractors };
        return {
          key: month,
          title,
          counts,
          label: t('bar', { month: title, promoters, passives, detractors }),
          figure: parts.map((part) => formatNumber(counts[part])).join(' / '),
        };
      })}
    />
  );
}

/** What members say, for the filters of the list. */
export function Figures() {
  const t = useMessages(messages);
  const [{ filters }] = useListAddress(surveys);
  const query = Object.fromEntries(
    followed.flatMap((name) => (filters[name]?.[0] === undefined ? [] : [[name, filters[name][0]]])),
  );
  return (
    <section className="panel" aria-label={t('figures')}>
      <Part of={figures.useQuery({ query })}>
        {(found) => {
          const { sent, answered, csat, months } = found;
          const rate = sent === 0 ? '-' : `${formatNumber(Math.round((answered * 100) / sent))} %`;
          return (
            <>
              <dl className="survey-figures">
                {(
                  [
                    ['sent', formatNumber(sent)],
                    ['rate', rate],
                    ['nps', npsOf(found)],
                    ['csat', csat === null ? '-' : withSign(csat)],
                    ['promoters', formatNumber(found.promoters)],
                    ['passives', formatNumber(found.passives)],
                    ['detractors', formatNumber(found.detractors)],
                  ] as const
                ).map(([name, value]) => (
                  <div key={name}>
                    <dt>{t(name)}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <Months months={months} />
            </>
          );
        }}
      </Part>
    </section>
  );
}
