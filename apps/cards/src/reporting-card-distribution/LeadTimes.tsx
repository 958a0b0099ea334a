import { leadStages, type DistributionQuery } from '@console/contracts/cards/reporting-card-distribution';
import { formatNumber, withSign } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { leadTimesCall } from './endpoints.ts';
import { Bar, Figure } from './Figure.tsx';
import { messages } from './messages.ts';

const inDays = (days: number | null): string => (days === null ? '-' : withSign(days.toFixed(1)));

/** Days from the creation of a number to each stage that cards reached in the period. */
export function LeadTimes({ query }: { readonly query: DistributionQuery }) {
  const t = useMessages(messages);
  const text = useText();
  const reading = leadTimesCall.useQuery({ query });
  const scaleMaximum = Math.max(1, ...(reading.currentData ?? []).map(({ p90 }) => p90 ?? 0));
  return (
    <section className="panel distribution-part" aria-labelledby="distribution-lead-times">
      <h2 id="distribution-lead-times">{t('leadTimes')}</h2>
      <Part of={{ ...reading, data: reading.currentData }}>
        {(data) => (
          <table className="plain-table distribution-counts">
            <thead>
              <tr>
                <th scope="col">{t('stage')}</th>
                <th scope="col">{t('cards')}</th>
                <th scope="col">{t('median')}</th>
                <th scope="col">{t('p90')}</th>
                <th scope="col">{t('spread')}</th>
              </tr>
            </thead>
            <tbody>
              {data.map(({ stage, cards, median, p90 }) => (
                <tr key={stage}>
                  <th scope="row">{text(leadStages[stage].title)}</th>
                  <td>
                    <Figure
                      count={cards}
                      opens={{ figure: `lead:${stage}` }}
                      label={t('figure', {
                        row: t('leadTimes'),
                        title: text(leadStages[stage].title),
                        n: formatNumber(cards),
                      })}
                    />
                  </td>
                  <td>{inDays(median)}</td>
                  <td>{inDays(p90)}</td>
                  <td>
                    {median !== null && p90 !== null && (
                      <Bar
                        share={p90 / scaleMaximum}
                        mark={median / scaleMaximum}
                        label={t('range', { median: inDays(median), p90: inDays(p90) })}
                      />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Part>
      <p className="distribution-note">{t('leadNote')}</p>
    </section>
  );
}
