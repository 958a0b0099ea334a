import { addressOf } from '@console/contracts/routes/address';
import { useHeld } from '@console/auth';
import type { Mro } from '@console/contracts/branches-stores/mro';
import { users } from '@console/contracts/shell/user';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Fragment } from 'react';
import { members } from './members.ts';
import { messages } from './messages.ts';
import './mro.css';

const { privilege } = users;

/** Names the members without branch or MRA mapping: they are stopped at the sign-in. */
export function IncompleteMembers({ mro: { secureId } }: { readonly mro: Mro }) {
  const t = useMessages(messages);
  const seesUsers = useHeld()(privilege);
  const { data } = members.useQuery({ query: { mroSecureId: secureId, complete: false } });
  if (!data || data.total === 0) return null;
  const more = data.total - data.rows.length;
  return (
    <div role="note" className="panel incomplete-members">
      {t('incomplete', { count: data.total })}{' '}
      {data.rows.map((member, index) => (
        <Fragment key={member.secureId}>
          {index > 0 && ', '}
          {seesUsers ? (
            <PageLink to={addressOf('/user/:userId', member.secureId)}>{member.username}</PageLink>
          ) : (
            member.username
          )}
        </Fragment>
      ))}
      {more > 0 && ` ${t('more', { count: more })}`}
    </div>
  );
}
