import { appraisalDays } from '@console/contracts/products/product/regional';
import { Tag } from '@console/ui/core';
import { addDays, dateFormats, formatDate, useToday } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

/** When a vehicle was appraised last, marked when that is long ago. */
export function AppraisedOn({ day }: { readonly day: string | null }) {
  const t = useMessages(messages);
  const today = useToday();
  const isStale = day === null || day < addDays(today, -appraisalDays.stale);
  return (
    <>
      {day === null ? '-' : formatDate(day, dateFormats.listDay)}
      {isStale && (
        <div>
          <Tag colour="warning">{t('old', { days: appraisalDays.stale })}</Tag>
        </div>
      )}
    </>
  );
}
