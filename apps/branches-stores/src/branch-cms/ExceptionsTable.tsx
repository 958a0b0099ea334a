import type { HourException } from '@console/contracts/branches-stores/branch-cms';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

/** Days with other hours, by date. */
export function ExceptionsTable({ exceptions }: { readonly exceptions: readonly HourException[] }) {
  const t = useMessages(messages);
  if (exceptions.length === 0) return t('noExceptions');
  return (
    <ul className="hours-week">
      {exceptions
        .toSorted((one, other) => one.date.localeCompare(other.date))
        .map(({ date, hours, note }) => (
          <li key={date}>
            {formatDate(date, 'DD MMMM YYYY')}: {hours ? `${hours.from}–${hours.to}` : t('closedWord')}, {note}
          </li>
        ))}
    </ul>
  );
}
