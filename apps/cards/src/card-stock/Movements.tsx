import { stockDays } from '@console/contracts/cards/card-stock/stock';
import { formatDate, formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { movementsCall } from './endpoints.ts';
import { messages } from './messages.ts';

/** Cards in and out of a safe by day. */
export function Movements({ stockId }: { readonly stockId: string }) {
  const t = useMessages(messages);
  const movements = movementsCall.useQuery({ parameters: { secureId: stockId } });
  return (
    <section className="panel">
      <Part of={movements}>
        {(days) =>
          days.length === 0 ? (
            <p>{t('noMovements', { days: stockDays })}</p>
          ) : (
            <table className="plain-table">
              <thead>
                <tr>
                  <th scope="col">{t('day')}</th>
                  <th scope="col" className="number">
                    {t('in')}
                  </th>
                  <th scope="col" className="number">
                    {t('out')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {days.map(({ day, in: arrived, out }) => (
                  <tr key={day}>
                    <th scope="row">{formatDate(day, 'DD MMMM YYYY')}</th>
                    <td className="number">{formatNumber(arrived)}</td>
                    <td className="number">{formatNumber(out)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Part>
    </section>
  );
}
