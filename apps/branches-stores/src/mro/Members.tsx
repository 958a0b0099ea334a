import { addressOf } from '@console/contracts/routes/address';
import { useCan, useHeld } from '@console/auth';
import type { Mro } from '@console/contracts/branches-stores/mro';
import type { MroUser } from '@console/contracts/shell/mro-users';
import { users } from '@console/contracts/shell/user';
import { Button, Spin } from '@console/ui/core';
import { useErrorText } from '@console/ui/feedback';
import { common, useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { PlainTable, type PlainColumn } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { AddMembers } from './AddMembers.tsx';
import { members } from './members.ts';
import { messages } from './messages.ts';
import { useMemberActions } from './use-member-actions.ts';

const { privilege } = users;

/** The users mapped to an MRO with the state of their mapping (docs/model/branches-stores.md#members). */
export function Members({ mro }: { readonly mro: Mro }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const errorText = useErrorText();
  const seesUsers = useHeld()(privilege);
  const mayChange = useCan(privilege)('update');
  const { remove } = useMemberActions(mro);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = members.useQuery({ query: { mroSecureId: mro.secureId, page, size: 25 } });
  const mapping = (isMapped: boolean, count: number) => (isMapped ? t('mapped', { count }) : t('unmapped'));
  const columns: PlainColumn<MroUser>[] = [
    {
      title: t('username'),
      of: ({ secureId, username }) =>
        seesUsers ? <PageLink to={addressOf('/user/:userId', secureId)}>{username}</PageLink> : username,
    },
    { title: t('name'), of: ({ name }) => name },
    { title: t('branches'), of: ({ isBranchMapping, branchCount }) => mapping(isBranchMapping, branchCount) },
    { title: t('mra'), of: ({ isMraMapping, mraCount }) => mapping(isMraMapping, mraCount) },
  ];
  if (mayChange)
    columns.push({
      title: words('action'),
      of: (member) => (
        <ActionButton aria-label={`${t('remove')} ${member.username}`} onClick={() => remove(member)}>
          {t('remove')}
        </ActionButton>
      ),
    });
  return (
    <>
      {mayChange && mro.status === 'active' && <AddMembers mro={mro} />}
      <section className="panel" aria-labelledby="mro-members">
        <h2 id="mro-members">{t('members')}</h2>
        {!data && !error && <Spin />}
        {!data && error && (
          <p role="alert">
            {errorText(error)} <Button onClick={() => refetch()}>{words('retry')}</Button>
          </p>
        )}
        {data?.rows.length === 0 && <p className="quiet">{t('noMembers')}</p>}
        {data && data.rows.length > 0 && (
          <PlainTable
            label={t('members')}
            rows={data.rows}
            keyOf={({ secureId }) => secureId}
            pages={data}
            onPage={setPage}
            columns={columns}
          />
        )}
      </section>
    </>
  );
}
