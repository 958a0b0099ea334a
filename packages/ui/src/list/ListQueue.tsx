import { useCan } from '@console/auth';
import type { RefObject } from 'react';
import { later } from '../later/index.ts';
import type { ListPanelProps } from './ListPanel.tsx';

const load = async () => ({ default: (await import('../queues/index.ts')).QueueBar });
const QueueBar = later(load);
// It has its place from the first paint: rows that move under a press open nothing.
const PlacedQueueBar = later(load, <div className="list-note" aria-hidden="true" />);

interface ListQueueProps extends ListPanelProps {
  /** The rows, which the queue moves. */
  readonly rows: RefObject<Element | null>;
}

/** The queue of a list; a list within another page is no place of work. */
export function ListQueue({ resource, list, paths, heading, fixed, rows }: ListQueueProps) {
  const can = useCan(resource.privilege);
  const queue = Object.values(resource.queues).find(({ leased, targetHours }) => leased ?? targetHours);
  if (!queue || heading === false || fixed !== undefined) return null;
  const { state, change } = list;
  const detail = paths?.detail as ((record: { readonly secureId: string }) => string) | undefined;
  const { assignee = '', action = 'view', leased } = queue;
  const offersOwn = assignee in resource.list.filters;
  const takes = leased === true && detail !== undefined && can(action);
  const Bar = offersOwn || takes ? PlacedQueueBar : QueueBar;
  return (
    <Bar
      resource={resource}
      queue={queue}
      area={rows}
      detail={detail}
      offersOwn={offersOwn}
      takes={takes}
      filters={state.filters}
      onFilters={(filters) => change({ filters })}
    />
  );
}
