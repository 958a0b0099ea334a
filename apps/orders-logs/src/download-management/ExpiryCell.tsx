import type { Download } from '@console/contracts/orders-logs/download-management';
import { formatDate, useNow } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';
import { timeLeft } from './size.ts';

/** When a file expires: the time left, and the date. */
export function ExpiryCell({
  download: { state, expiresAt },
}: {
  readonly download: Pick<Download, 'state' | 'expiresAt'>;
}) {
  const t = useMessages(messages);
  const now = useNow();
  if (expiresAt === null) return '-';
  const date = formatDate(expiresAt, 'DD-MM-YYYY HH:mm');
  if (state !== 'ready') return date;
  const { key, count } = timeLeft(expiresAt, now);
  return <span title={date}>{key === 'over' ? t('over') : t(key, { count })}</span>;
}
