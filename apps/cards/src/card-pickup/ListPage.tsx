import { pickUps, type PickUp } from '@console/contracts/cards/card-pickup';
import { useCan } from '@console/auth';
import { useMessages } from '@console/ui/messages';
import { ActionLink } from '@console/ui/why';
import { ResourceList, type Columns } from '@console/ui/list';
import { CardNumber } from '../shared/CardNumber.tsx';
import { messages } from './messages.ts';
import { paths } from './screens.tsx';
import { useCounter } from './use-counter.ts';

const columns: Columns<PickUp> = [
  'pickUpNo',
  'state',
  { field: 'cardNo', render: ({ cardNo }) => <CardNumber cardNo={cardNo} /> },
  'memberName',
  'deadline',
  'daysLeft',
  'branch',
  'type',
  'arrivedAt',
];

/** All pick-ups, the nearest deadline first; waiting ones by default. */
export default function ListPage() {
  const t = useMessages(messages);
  const can = useCan(pickUps.privilege);
  const isCounter = useCounter();
  return (
    <ResourceList<PickUp>
      resource={pickUps}
      columns={columns}
      paths={paths}
      toolbar={
        can('create') && (
          <ActionLink variant="primary" to={paths.create} why={isCounter ? undefined : t('counterOnly')}>
            {t('title')}
          </ActionLink>
        )
      }
    />
  );
}
