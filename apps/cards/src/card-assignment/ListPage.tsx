import { useCan } from '@console/auth';
import { assignments, type Assignment } from '@console/contracts/cards/card-assignment';
import { ResourceList, type Columns } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { ActionLink } from '@console/ui/why';
import { messages } from './messages.ts';
import { paths } from './screens.tsx';

const columns: Columns<Assignment> = [
  'assignmentNo',
  'state',
  'kind',
  'origin',
  'lines',
  'cards',
  'received',
  'createdAt',
  'requestedBy',
];

/** All assignments sent or received by the user's offices, the latest first. */
export default function ListPage() {
  const t = useMessages(messages);
  const can = useCan(assignments.privilege);
  return (
    <ResourceList<Assignment>
      resource={assignments}
      columns={columns}
      paths={paths}
      toolbar={
        can('create') && (
          <>
            <ActionLink to={paths.search}>{t('search')}</ActionLink>
            <ActionLink variant="primary" to={paths.create}>
              {t('create')}
            </ActionLink>
          </>
        )
      }
    />
  );
}
