import type { DistributionQuery } from '@console/contracts/cards/reporting-card-distribution';
import { Spin } from '@console/ui/core';
import { useErrorText } from '@console/ui/feedback';
import { formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { CardStatusTag } from '../shared/CardStatusTag.tsx';
import { statusesCall } from './endpoints.ts';
import { Bar, Figure } from './Figure.tsx';
import { messages } from './messages.ts';

/** Cards in each of the twelve statuses when the period ended. */
export function Statuses({ query }: { readonly query: DistributionQuery }) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const { currentData: data, error } = statusesCall.useQuery({ query });
  const total = data?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const most = Math.max(1, ...(data ?? []).map(({ count }) => count));
  return (
    <section className="panel distribution-part" aria-labelledby="distribution-statuses">
      <h2 id="distribution-statuses">{t('statuses')}</h2>
      {!data && (error ? <p role="alert" className="field-error">{errorText(error)}</p> : <Spin />)}
      {data && (
        <table className="plain-table distribution-counts">
          <thead><tr><th scope="col">{t('status')}</th><th scope="col">{t('cards')}</th><th scope="col">{t('share')}</th></tr></thead>
          <tbody>
            {data.map(({ status, count }) => (
              <tr key={status}>
                <th scope="row"><CardStatusTag status={status} /></th>
                <td><Figure count={count} opens={{ figure: `status:${status}` }} label={t('figure', { row: t('statuses'), title: status, n: formatNumber(count) })} /></td>
                <td><Bar share={count / most} /></td>
              </tr>
            ))}
          </tbody>
          <tfoot><tr><th scope="row">{t('total')}</th><td>{formatNumber(total)}</td></tr></tfoot>
        </table>
      )}
      <p className="distribution-note">{t('statusNote')}</p>
    </section>
  );
}
