import { notifications, type Notification } from '@console/contracts/orders-logs/notification';
import { removableStates } from '@console/contracts/orders-logs/notification-words';
import { formatNumber } from '@console/ui/formats';
import { ResourceList, type ListColumn } from '@console/ui/list';
import { paths } from './screens.ts';
import { StateTag } from './state.tsx';

const columns: readonly (string | ListColumn<Notification>)[] = [
  'code',
  'title',
  'target',
  'audienceCount',
  'scheduleAt',
  { field: 'state', render: ({ state }) => <StateTag state={state} /> },
  { field: 'openedRate', render: ({ openedRate }) => (openedRate === null ? '-' : `${formatNumber(openedRate)}%`) },
  'author',
];

/** All notifications, the latest schedule first. */
export default function ListPage() {
  return (
    <ResourceList<Notification>
      resource={notifications}
      columns={columns}
      paths={paths}
      offers={({ state }) => [
        ...(state === 'draft' ? ['update' as const] : []),
        ...(removableStates.includes(state) ? ['delete' as const] : []),
      ]}
    />
  );
}
