import { useCan } from '@console/auth';
import { addressOf } from '@console/contracts/routes/address';
import { groupMappings, groups } from '@console/contracts/membership/membership-group';
import { ResourceList } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { ActionLink } from '@console/ui/why';
import { useMemo } from 'react';
import { messages } from './messages.ts';
import { addPath } from './paths.ts';

const hidden = ['groupId'];

/** The members of a group, each leading to the page of the membership. */
export function Members({ groupId }: { readonly groupId: string }) {
  const t = useMessages(messages);
  const can = useCan(groups.privilege);
  const fixed = useMemo(() => ({ groupId }), [groupId]);
  const paths = useMemo(
    () => ({
      detail: ({ memberId }: { readonly memberId: string }) =>
        addressOf('/membership-group/:id/:memberId/update', groupId, memberId),
    }),
    [groupId],
  );
  return (
    <section className="panel" aria-label={t('members')}>
      <h2>{t('members')}</h2>
      <ResourceList
        resource={groupMappings}
        heading={false}
        fixed={fixed}
        linkFilters={hidden}
        {...(can('update') ? { paths: paths as never } : {})}
        offers={() => []}
        toolbar={can('create') && <ActionLink to={addPath(groupId)}>{t('addMembers')}</ActionLink>}
      />
    </section>
  );
}
