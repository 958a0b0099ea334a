import type { OpeningHours } from '@console/contracts/branches-stores/place';
import { useMessages, useText } from '@console/ui/messages';
import { days, messages } from './messages.ts';

/** The opening hours of a week as a detail page shows them. */
export function OpeningHoursTable({ hours }: { readonly hours: OpeningHours | null }) {
  const t = useMessages(messages);
  const text = useText();
  if (!hours) return t('none');
  return (
    <ul className="hours-week">
      {days.map((name, at) => (
        <li key={name.id}>
          {text(name)}: {hours[at] ? `${hours[at].from}–${hours[at].to}` : t('closed')}
        </li>
      ))}
    </ul>
  );
}
