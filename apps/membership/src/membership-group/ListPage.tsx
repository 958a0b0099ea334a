import { useCan } from '@console/auth';
import { groups, type Group } from '@console/contracts/membership/membership-group';
import { ResourceList } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { ActionLink } from '@console/ui/why';
import { messages } from './messages.ts';
import { addPath, paths } from './paths.ts';

/** All groups; the name leads to the page of the group. */
export default function ListPage() {
  const t = useMessages(messages);
  const can = useCan(groups.privilege);
  return (
    <ResourceList<Group>
      resource={groups}
      paths={paths}
      toolbar={can('create') && <ActionLink to={addPath()}>{t('addMembers')}</ActionLink>}
    />
  );
}
