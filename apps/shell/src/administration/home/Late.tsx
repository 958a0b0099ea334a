import type { Counter } from '@console/contracts/shell/home';
import { useNow } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { overdueOf } from '@console/ui/queues';
import { messages } from './messages.ts';
import './waiting.css';

interface LateProps {
  readonly of: Pick<Counter, 'late' | 'targetHours' | 'oldest'>;
}

/** How many pieces of a queue wait longer than its target, and how much longer; nothing when none does. */
export function Late({ of }: LateProps) {
  const t = useMessages(messages);
  const late = overdueOf(of, useNow());
  return late && <span className="counter-late">{t(late.days > 0 ? 'lateDays' : 'lateHours', late)}</span>;
}
