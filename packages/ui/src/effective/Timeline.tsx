import type { Period } from '@console/contracts/core/resource';
import { formatDate } from '../formats/index.ts';
import { useMessages } from '../messages/index.ts';
import { PageLink } from '../navigation/index.ts';
import { ScrollTable } from '../page/index.ts';
import { layOut } from './lay-out.ts';
import { messages } from './messages.ts';
import './period.css';
import { PeriodTag } from './PeriodTag.tsx';

/** A period with what holds in it, such as a rate. */
export interface TimelinePeriod extends Period {
  readonly value: string;
  /** Address of its page. */
  readonly to: string;
}

/** Periods of one key, the earliest first. */
export interface TimelineLane {
  readonly title: string;
  readonly periods: readonly TimelinePeriod[];
}

export interface TimelineProps {
  readonly label: string;
  /** Heading of the titles of lanes. */
  readonly heading: string;
  readonly lanes: readonly TimelineLane[];
  /** Plain date in Jakarta, as the services say it. */
  readonly today: string;
}

/**
 * Periods of several keys one below the other, over the same days. The words beside a picture say the same, so that it
 * is hidden from screen readers.
 * @example
 * <Timeline label={t('calendar')} heading={t('tenor')} lanes={lanes} today={today} />
 */
export function Timeline({ label, heading, lanes, today }: TimelineProps) {
  const t = useMessages(messages);
  const { bars, now } = layOut(
    lanes.flatMap(({ periods }) => periods),
    today,
  );
  const barOf = new Map(bars.map((bar) => [bar.secureId, bar]));
  const day = (at: string) => formatDate(at, 'DD MMM YYYY');
  return (
    <ScrollTable label={label}>
      <table className="period-table period-timeline">
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">{t('period')}</th>
          </tr>
        </thead>
        <tbody>
          {lanes.map(({ title, periods }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>
                <div className="period-bars" aria-hidden="true">
                  <div className="period-lane">
                    {periods.map(({ secureId, phase }) => {
                      const { start, width, open } = barOf.get(secureId)!;
                      return (
                        <div
                          key={secureId}
                          className={`period-bar period-${phase.toLowerCase()} ${open ? 'period-open' : ''}`}
                          style={{ insetInlineStart: `${start}%`, inlineSize: `${width}%` }}
                        />
                      );
                    })}
                  </div>
                  <div className="period-today" style={{ insetInlineStart: `${now}%` }} />
                </div>
                <ul className="period-words">
                  {periods.map(({ secureId, effectiveFrom, effectiveTo, phase, value, to }) => (
                    <li key={secureId}>
                      <PageLink to={to}>
                        {`${value}, ${day(effectiveFrom)} - ${effectiveTo ? day(effectiveTo) : t('open')}`}
                      </PageLink>{' '}
                      <PeriodTag phase={phase} />
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}
