import { queryEndpoint } from '@console/api';
import type { Resource } from '@console/contracts/core/resource';
import {
  promoReportCalls as calls,
  promoReporting,
  type PromoReportWeek,
} from '@console/contracts/promos-products/promo-reporting';
import { ReportPage, StackedBars } from '@console/ui/figures';
import { dateFormats, formatDate, formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { reportingMessages } from './reporting-messages.ts';

const report = queryEndpoint(calls.report);
const tones = { approved: 'good', rejected: 'bad', others: 'waiting' } as const;
const parts = ['approved', 'rejected', 'others'] as const;

/** Orders by week of purchase: approved, rejected, others. */
function Weeks({ weeks }: { readonly weeks: readonly PromoReportWeek[] }) {
  const t = useMessages(reportingMessages);
  return (
    <section className="panel" aria-label={t('byWeek')}>
      <h2>{t('byWeek')}</h2>
      <StackedBars
        label={t('byWeek')}
        parts={parts.map((key) => ({ key, title: t(key), tone: tones[key] }))}
        bars={weeks.map(({ week, orders, approved, rejected }) => {
          const title = formatDate(week, dateFormats.listDay);
          const counts = { approved, rejected, others: orders - approved - rejected };
          return {
            key: week,
            title,
            counts,
            figure: parts.map((key) => formatNumber(counts[key])).join(' / '),
            label: t('bar', {
              week: title,
              orders: formatNumber(orders),
              approved: formatNumber(approved),
              rejected: formatNumber(rejected),
              others: formatNumber(counts.others),
            }),
          };
        })}
      />
    </section>
  );
}

/** Orders of a period by promo and branch, with totals and a chart (docs/model/promos.md#promo-report). */
export default function ReportingPage() {
  const t = useMessages(reportingMessages);
  return (
    <ReportPage
      resource={promoReporting as Resource}
      report={report}
      file={calls.file}
      title={t('title')}
      note={t('note')}
      fileTitle={t('file')}
    >
      {({ weeks }) => <Weeks weeks={weeks} />}
    </ReportPage>
  );
}
