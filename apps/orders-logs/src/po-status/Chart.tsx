import { queryEndpoint } from '@console/api';
import { orderStates } from '@console/contracts/orders-logs/orders/vocabulary';
import { poStatuses, type PoLine } from '@console/contracts/orders-logs/po-status';
import { courseOf, orderCourses, type OrderCounts } from '@console/contracts/orders-logs/po-status/chart';
import { StackedBars, type BarPart, type StackedBar } from '@console/ui/figures';
import { dateFormats, formatDate, formatNumber } from '@console/ui/formats';
import { useListAddress } from '@console/ui/list';
import { useMessages, useText } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { chartMessages } from './chart-messages.ts';

const charts = {
  SPEKTRA: queryEndpoint(poStatuses.SPEKTRA.calls.chart),
  NMC: queryEndpoint(poStatuses.NMC.calls.chart),
};
/** Filters of the list that the chart follows. */
const followed = ['from', 'to', 'branchId', 'mraId', 'platform', 'sourceInput'] as const;
const tones = { open: 'main', issued: 'waiting', disbursed: 'good', ended: 'bad' } as const;
type Course = (typeof orderCourses)[number];

/** Bars of counts by what orders have come to. */
function Courses({
  title,
  rows,
}: {
  readonly title: string;
  readonly rows: readonly { readonly key: string; readonly title: string; readonly counts: OrderCounts }[];
}) {
  const t = useMessages(chartMessages);
  const parts = orderCourses.map((key): BarPart<Course> => ({ key, title: t(key), tone: tones[key] }));
  const bars = rows.map(({ key, title: name, counts }): StackedBar<Course> => {
    const words = orderCourses.map((course) => `${t(course)} ${formatNumber(counts[course])}`);
    const sum = orderCourses.reduce((all, course) => all + counts[course], 0);
    return { key, title: name, counts, label: `${name}: ${words.join(', ')}`, figure: formatNumber(sum) };
  });
  return (
    <section className="panel">
      <h2>{title}</h2>
      <StackedBars label={title} parts={parts} bars={bars} />
    </section>
  );
}

/** The orders of the list by day, status and branch, for its period and its filters by place and source. */
export default function Chart({
  line,
  defaults,
}: {
  readonly line: PoLine;
  readonly defaults: Readonly<Record<string, readonly string[]>>;
}) {
  const t = useMessages(chartMessages);
  const text = useText();
  const [{ filters }] = useListAddress(poStatuses[line], defaults);
  const query = Object.fromEntries(
    followed.flatMap((name) => (filters[name]?.[0] === undefined ? [] : [[name, filters[name][0]]])),
  );
  return (
    <Part of={charts[line].useQuery({ query: query as never })}>
      {({ days, statuses, branches, moreBranches }) =>
        days.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <>
            <Courses
              title={t('byDay')}
              rows={days.map(({ day, counts }) => ({
                key: day,
                title: formatDate(day, dateFormats.detailDay),
                counts,
              }))}
            />
            <section className="panel">
              <h2>{t('byStatus')}</h2>
              <StackedBars
                label={t('byStatus')}
                parts={orderCourses.map((key) => ({ key, title: t(key), tone: tones[key] }))}
                bars={orderStates.flatMap(({ value, title }) => {
                  const count = statuses.find(({ status }) => status === value)?.count ?? 0;
                  const counts = { open: 0, issued: 0, disbursed: 0, ended: 0, [courseOf(value)]: count };
                  const figure = formatNumber(count);
                  const name = text(title);
                  return count === 0 ? [] : [{ key: value, title: name, counts, label: `${name}: ${figure}`, figure }];
                })}
              />
            </section>
            <Courses
              title={t('byBranch')}
              rows={branches.map(({ branchId, branch, counts }) => ({ key: branchId, title: branch, counts }))}
            />
            {moreBranches > 0 && <p>{t('more', { count: moreBranches })}</p>}
          </>
        )
      }
    </Part>
  );
}
