import { later } from '../later/index.ts';
import type { ListPanelProps } from './ListPanel.tsx';

const QueueBar = later(async () => ({ default: (await import('../queues/index.ts')).QueueBar }));

/** The queue of a list; a list within another page is no place of work. */
export function ListQueue({ resource, list, paths, heading, fixed }: ListPanelProps) {
  const queue = Object.values(resource.queues).find(({ leased, targetHours }) => leased ?? targetHours);
  if (!queue || heading === false || fixed !== undefined) return null;
  const { state, change } = list;
  return (
    <QueueBar
      resource={resource}
      queue={queue}
      detail={paths?.detail as ((record: { readonly secureId: string }) => string) | undefined}
      filters={state.filters}
      onFilters={(filters) => change({ filters })}
    />
  );
}
