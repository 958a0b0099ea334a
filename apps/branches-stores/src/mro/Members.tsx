import { addressOf } from '@console/contracts/routes/address';
import { useCan, useHeld } from '@console/auth';
import type { Mro } from '@console/contracts/branches-stores/mro';
import type { MroUser } from '@console/contracts/shell/mro-users';
import { users } from '@console/contracts/shell/user';
import { Button, Spin } from '@console/ui/core';
import { useErrorText } from '@console/ui/feedback';
import { common, useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Pager } from '@console/ui/pager';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { AddMembers } from './AddMembers.tsx';
import { members } from './members.ts';
import { messages } from './messages.ts';
import { useMemberActions } from './use-member-actions.ts';

const { privilege } = users;

function MemberRow({ member, onRemove }: { readonly member: MroUser; readonly onRemove?: () => void }) {
  const t = useMessages(messages);
  const seesUsers = useHeld()(privilege);
  const { secureId, username, name } = member;
  const state = (isMapped: boolean, count: number) => (isMapped ? t('mapped', { count }) : t('unmapped'));
  return (
    <tr>
      <td>{seesUsers ? <PageLink to={addressOf('/user/:userId', secureId)}>{username}</PageLink> : username}</td>
      <td>{name}</td>
      <td>{state(member.isBranchMapping, member.branchCount)}</td>
      <td>{state(member.isMraMapping, member.mraCount)}</td>
      {onRemove && (
        <td>
          <ActionButton aria-label={`${t('remove')} ${username}`} onClick={onRemove}>
            {t('remove')}
          </ActionButton>
        </td>
      )}
    </tr>
  );
}

/** The users mapped to an MRO with the state of their mapping (docs/model/branches-stores.md#members). */
export function Members({ mro }: { readonly mro: Mro }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const errorText = useErrorText();
  const mayChange = useCan(privilege)('update');
  const { remove } = useMemberActions(mro);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = members.useQuery({ query: { mroSecureId: mro.secureId, page, size: 25 } });
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
          <table className="plain-table">
            <thead>
              <tr>
                {(['username', 'name', 'branches', 'mra'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(column)}
                  </th>
                ))}
                {mayChange && <th scope="col">{words('action')}</th>}
              </tr>
            </thead>
            <tbody>
              {data.rows.map((member) => (
                <MemberRow
                  key={member.secureId}
                  member={member}
                  {...(mayChange ? { onRemove: () => remove(member) } : {})}
                />
              ))}
            </tbody>
          </table>
        )}
        {data && <Pager {...data} onPage={setPage} />}
      </section>
    </>
  );
}
