import { stockDays } from '@console/contracts/cards/card-stock/stock';
import { formatDate, formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { movementsCall } from './endpoints.ts';
import { messages } from './messages.ts';

/** Cards in and out of a safe by day. */
export function Movements({ stockId }: { readonly stockId: string }) {
  const t = useMessages(messages);
  const { data } = movementsCall.useQuery({ parameters: { secureId: stockId } });
  if (!data) return null;
  if (data.length === 0) return <section className="panel"><p>{t('noMovements', { days: stockDays })}</p></section>;
  return (
    <section className="panel">
      <table className="plain-table">
        <thead><tr><th scope="col">{t('day')}</th><th scope="col">{t('in')}</th><th scope="col">{t('out')}</th></tr></thead>
        <tbody>{data.map(({ day, in: arrived, out }) => <tr key={day}><th scope="row">{formatDate(day, 'DD MMMM YYYY')}</th><td>{formatNumber(arrived)}</td><td>{formatNumber(out)}</td></tr>)}</tbody>
      </table>
    </section>
  );
}
