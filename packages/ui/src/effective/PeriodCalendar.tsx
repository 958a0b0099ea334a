import type { Period, Resource } from '@console/contracts/core/resource';
import { useId } from 'react';
import { formatDate } from '../formats/index.ts';
import { useMessages } from '../messages/index.ts';
import { PageLink } from '../navigation/index.ts';
import { Part, ScrollTable } from '../page/index.ts';
import { layOut } from './lay-out.ts';
import { messages } from './messages.ts';
import './period.css';
import { PeriodTag } from './PeriodTag.tsx';
import { periodCalls } from './use-period-calls.ts';

interface PeriodCalendarProps {
  readonly resource: Resource;
  readonly secureId: string;
  /** Address of the page of another record. */
  readonly detailPath: (record: { readonly secureId: string }) => string;
}

/** The same days as bars; the table says them in words, so that the picture is hidden from screen readers. */
function Bars({
  rows,
  today,
  secureId,
}: {
  readonly rows: readonly Period[];
  readonly today: string;
  readonly secureId: string;
}) {
  const { bars, now } = layOut(rows, today);
  return (
    <div className="period-bars" aria-hidden="true">
      {bars.map(({ secureId: id, phase, start, width, open }) => (
        <div key={id} className="period-lane">
          <div
            className={[
              `period-bar period-${phase.toLowerCase()}`,
              open ? 'period-open' : '',
              id === secureId ? 'period-own' : '',
            ].join(' ')}
            style={{ insetInlineStart: `${start}%`, inlineSize: `${width}%` }}
          />
        </div>
      ))}
      <div className="period-today" style={{ insetInlineStart: `${now}%` }} />
    </div>
  );
}

interface PeriodTableProps extends Pick<PeriodCalendarProps, 'secureId' | 'detailPath'> {
  readonly rows: readonly Period[];
}

function PeriodTable({ rows, secureId, detailPath }: PeriodTableProps) {
  const t = useMessages(messages);
  return (
    <ScrollTable label={t('calendar')}>
      <table className="period-table">
        <thead>
          <tr>
            <th scope="col">{t('from')}</th>
            <th scope="col">{t('to')}</th>
            <th scope="col">{t('phase')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.secureId} aria-current={row.secureId === secureId ? 'true' : undefined}>
              <td>
                {row.secureId === secureId ? (
                  `${formatDate(row.effectiveFrom, 'DD MMMM YYYY')} (${t('shown')})`
                ) : (
                  <PageLink to={detailPath(row)}>{formatDate(row.effectiveFrom, 'DD MMMM YYYY')}</PageLink>
                )}
              </td>
              <td>{row.effectiveTo ? formatDate(row.effectiveTo, 'DD MMMM YYYY') : t('open')}</td>
              <td>
                <PeriodTag phase={row.phase} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}

/** The periods of the key of a record: those before it, in force, and to come. */
export function PeriodCalendar({ resource, secureId, detailPath }: PeriodCalendarProps) {
  const id = useId();
  const t = useMessages(messages);
  const reading = periodCalls(resource).periods.useQuery({ parameters: { secureId } });
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{t('calendar')}</h2>
      <Part of={reading}>
        {({ rows, today }) => (
          <>
            <Bars rows={rows} today={today} secureId={secureId} />
            <PeriodTable rows={rows} secureId={secureId} detailPath={detailPath} />
          </>
        )}
      </Part>
    </section>
  );
}
