import { useCan } from '@console/auth';
import { users, type User } from '@console/contracts/shell/user';
import { text } from '@console/contracts/core/text';
import { Button } from '@console/ui/core';
import { ResourceDetail, type DetailTab, type DetailSection } from '@console/ui/detail';
import { useMessages } from '@console/ui/messages';
import { Revealable } from '@console/ui/reveal';
import { useWhy } from '@console/ui/why';
import { useParams } from 'react-router';
import '../administration.css';
import { messages as words } from '../messages.ts';
import { Mapping, Roles } from '../people.tsx';
import { useScopeText } from '../scope.ts';
import { Activity } from './Activity.tsx';
import { Privileges } from './Privileges.tsx';
import { paths } from './screens.tsx';
import { useAccountActions } from './use-account-actions.ts';
import { UserSessions } from './UserSessions.tsx';
import { messages } from './messages.ts';

const personal = (name: 'email' | 'phone') => ({
  name,
  render: (user: User) => <Revealable resource={users} record={user} field={name} />,
});
const sections: readonly DetailSection<User>[] = [
  {
    title: text('Identitas', 'Identity'),
    fields: [
      'username',
      'name',
      'npk',
      personal('email'),
      personal('phone'),
      'userType',
      'validFrom',
      'validTo',
      'localLoginAllowed',
      'printVendorCode',
      'createdVia',
    ],
  },
  {
    title: text('Akses masuk', 'Sign-in'),
    fields: [
      'lastLoginAt',
      'passwordChangedAt',
      { name: 'failedLogins', render: ({ failedLogins }: User) => String(failedLogins) },
      'lockedUntil',
    ],
  },
];

const tabs: readonly DetailTab<User>[] = [
  {
    key: 'privileges',
    title: text('Hak akses', 'Privileges'),
    content: ({ secureId }) => <Privileges secureId={secureId} />,
  },
  { key: 'sessions', title: text('Sesi', 'Sessions'), content: (user) => <UserSessions user={user} /> },
];
const activity: DetailTab<User> = {
  key: 'activity',
  title: text('Aktivitas', 'Activity'),
  content: (user) => <Activity user={user} />,
};

function RolesAndMapping({ user }: { readonly user: User }) {
  const word = useMessages(words);
  const scope = useScopeText();
  return (
    <>
      <section className="panel" aria-labelledby="user-roles">
        <h2 id="user-roles">{word('roles')}</h2>
        <Roles roles={user.roles} />
      </section>
      <section className="panel" aria-labelledby="user-mapping">
        <h2 id="user-mapping">{word('mapping')}</h2>
        <Mapping mapped={user} type={user.mappingType} scope={scope(user.mappingType, user)} />
      </section>
    </>
  );
}

/** A staff account: identity, roles, mapping, privileges, sessions, activity (docs/model/shell.md#user). */
export default function UserDetailPage() {
  const t = useMessages(messages);
  const { userId = '' } = useParams();
  const canAudit = useCan('audit-trail:browse');
  const account = useAccountActions();
  const { refuses, resetRefused, unlockRefused, mayUnlock, mayReset, askUnlock, askReset } = account;
  const why = useWhy(users);
  const resetWhy = (user: User) => why.reading ?? why.of(resetRefused(user));
  return (
    <ResourceDetail
      resource={users}
      secureId={userId}
      sections={sections}
      title={({ name }) => name}
      paths={paths}
      tabs={canAudit('view') ? [...tabs, activity] : tabs}
      refuses={refuses}
      actions={(user) => (
        <>
          {mayUnlock(user) && (
            <Button why={why.reading ?? why.of(unlockRefused(user))} onClick={() => askUnlock(user)}>
              {t('unlock')}
            </Button>
          )}
          {mayReset(user) && (
            <Button why={resetWhy(user)} onClick={() => askReset(user)}>
              {t('reset')}
            </Button>
          )}
          {account.mayRemoveFactors(user) && (
            <Button why={why.reading} onClick={() => account.askRemoveFactors(user)}>
              {t('removeFactors')}
            </Button>
          )}
        </>
      )}
    >
      {(user) => <RolesAndMapping user={user} />}
    </ResourceDetail>
  );
}
