import type { DistributionQuery } from '@console/contracts/cards/reporting-card-distribution';
import { statusRules } from '@console/contracts/cards/lifecycle/statuses';
import { formatNumber } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { CardStatusTag } from '../shared/CardStatusTag.tsx';
import { statusesCall } from './endpoints.ts';
import { Bar, Figure } from './Figure.tsx';
import { messages } from './messages.ts';

/** Number of cards in each of the twelve statuses at the end of the period. */
export function Statuses({ query }: { readonly query: DistributionQuery }) {
  const t = useMessages(messages);
  const text = useText();
  const reading = statusesCall.useQuery({ query });
  const total = reading.currentData?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const scaleMaximum = Math.max(1, ...(reading.currentData ?? []).map(({ count }) => count));
  return (
    <section className="panel distribution-part" aria-labelledby="distribution-statuses">
      <h2 id="distribution-statuses">{t('statuses')}</h2>
      <Part of={{ ...reading, data: reading.currentData }}>
        {(data) => (
          <table className="plain-table distribution-counts">
            <thead>
              <tr>
                <th scope="col">{t('status')}</th>
                <th scope="col">{t('cards')}</th>
                <th scope="col">{t('share')}</th>
              </tr>
            </thead>
            <tbody>
              {data.map(({ status, count }) => (
                <tr key={status}>
                  <th scope="row">
                    <CardStatusTag status={status} />
                    <small className="distribution-meaning">{text(statusRules[status].meaning)}</small>
                  </th>
                  <td>
                    <Figure
                      count={count}
                      opens={{ figure: `status:${status}` }}
                      label={t('figure', { row: t('statuses'), title: status, n: formatNumber(count) })}
                    />
                  </td>
                  <td>
                    <Bar share={count / scaleMaximum} />
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('total')}</th>
                <td>{formatNumber(total)}</td>
              </tr>
            </tfoot>
          </table>
        )}
      </Part>
      <p className="distribution-note">{t('statusNote')}</p>
    </section>
  );
}
