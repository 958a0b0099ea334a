import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

/** How long an application has waited, or waited until its decision. */
export function Age({ hours }: { readonly hours: number }) {
  const t = useMessages(messages);
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  return days > 0 ? t('days', { days, hours: rest }) : t('hours', { hours: rest });
}
