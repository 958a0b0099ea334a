import type { SimulationCell } from '@console/contracts/branches-stores/branch/simulation';
import { formatCurrency, formatDate } from '../formats/index.ts';
import { useMessages } from '../messages/index.ts';
import { ScrollTable } from '../page/index.ts';
import { messages } from './messages.ts';

const amounts = ['instalment', 'principal', 'interest', 'premium', 'balance'] as const;

interface ScheduleProps {
  readonly rows: NonNullable<SimulationCell['schedule']>;
  readonly isQanun: boolean;
}

/** The payments of a contract, one a row. */
export function Schedule({ rows, isQanun }: ScheduleProps) {
  const t = useMessages(messages);
  return (
    <ScrollTable label={t('schedule')} className="simulation-schedule">
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('no')}</th>
            <th scope="col">{t('due')}</th>
            {amounts.map((name) => (
              <th key={name} scope="col" className="number">
                {t(isQanun && name === 'interest' ? 'margin' : name)}
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
                <td key={name} className="number">
                  {formatCurrency(row[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}
