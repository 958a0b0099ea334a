import type { PhotoFigures } from '@console/contracts/platform/photos/records';
import { DateField } from '@console/ui/form';
import { addDays, formatDate, formatNumber, useToday } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { Part, ScrollTable } from '@console/ui/page';
import { useId, useState } from 'react';
import type { ScreenedKind } from './kind.ts';
import { messages } from './messages.ts';

const percent = (part: number, of: number): string =>
  of === 0 ? '-' : `${formatNumber(Math.round((part * 100) / of))} %`;

const columns = ['day', 'username', 'count', 'rejected', 'rejectRate', 'rechecked', 'agreement', 'seconds'] as const;

function cellsOf(row: PhotoFigures['rows'][number]): readonly string[] {
  return [
    formatDate(row.day, 'DD MMM YYYY'),
    row.username,
    formatNumber(row.decided),
    formatNumber(row.rejected),
    percent(row.rejected, row.decided),
    formatNumber(row.rechecked),
    percent(row.agreed, row.rechecked),
    row.seconds === null ? '-' : formatNumber(row.seconds),
  ];
}

/** What each screener decided a day, and how second looks agreed. */
export function Figures({ kind: { endpoints } }: { readonly kind: ScreenedKind }) {
  const t = useMessages(messages);
  const id = useId();
  const today = useToday();
  // The last thirty days, until a day is chosen.
  const [chosen, setChosen] = useState<{ readonly from?: string; readonly to?: string }>({});
  const period = { from: addDays(today, -29), to: today, ...chosen };
  return (
    <section className="panel" aria-label={t('figures')}>
      <div className="screening-period">
        {(['from', 'to'] as const).map((name) => (
          <div key={name}>
            <label htmlFor={`${id}-${name}`}>{t(name)}</label>
            <DateField
              id={`${id}-${name}`}
              value={period[name]}
              to={today}
              onChange={(value) => value && setChosen((before) => ({ ...before, [name]: value }))}
            />
          </div>
        ))}
      </div>
      <Part of={endpoints.figures.useQuery({ query: period })}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p>{t('noFigures')}</p>
          ) : (
            <ScrollTable label={t('figures')}>
              <table className="plain-table">
                <thead>
                  <tr>
                    {columns.map((name) => (
                      <th key={name} scope="col">
                        {t(name)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={`${row.day} ${row.username}`}>
                      {cellsOf(row).map((cell, index) => (
                        <td key={columns[index]}>{cell}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollTable>
          )
        }
      </Part>
    </section>
  );
}
