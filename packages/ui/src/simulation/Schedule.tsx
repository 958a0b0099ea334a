import type { SimulationCell } from '@console/contracts/branches-stores/branch/simulation';
import { formatCurrency, formatDate } from '../formats/index.ts';
import { useMessages } from '../messages/index.ts';
import { ScrollTable } from '../page/index.ts';
import { messages } from './messages.ts';

const amounts = ['instalment', 'principal', 'interest', 'premium', 'balance'] as const;

/** The payments of a contract, one a row. */
export function Schedule({ rows }: { readonly rows: NonNullable<SimulationCell['schedule']> }) {
  const t = useMessages(messages);
  return (
    <ScrollTable label={t('schedule')} className="simulation-schedule">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('no')}</th>
            <th scope="col">{t('due')}</th>
            {amounts.map((name) => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.installmentNo}>
              <td>{row.installmentNo}</td>
              <td>{formatDate(row.dueDate, 'DD-MM-YYYY')}</td>
              {amounts.map((name) => (
                <td key={name}>{formatCurrency(row[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}
