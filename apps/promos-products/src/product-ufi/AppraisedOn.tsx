import { appraisalDays } from '@console/contracts/products/product/regional';
import { Tag } from '@console/ui/core';
import { addDays, formatDate, todayInJakarta } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

/** When a vehicle was appraised last, marked when that is long ago. */
export function AppraisedOn({ day }: { readonly day: string | null }) {
  const t = useMessages(messages);
  const isStale = day === null || day < addDays(todayInJakarta(), -appraisalDays.stale);
  return (
    <>
      {day === null ? '-' : formatDate(day, 'DD MMM YYYY')}{' '}
      {isStale && <Tag colour="warning">{t('old', { days: appraisalDays.stale })}</Tag>}
    </>
  );
}
