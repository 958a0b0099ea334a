import { useProfile } from '@console/auth';
import type { Account } from '@console/contracts/shell/profile';
import { formatDate, useNow } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { initialsOf } from '@console/ui/navigation';
import { ErrorContent, Page } from '@console/ui/page';
import { ActionLink } from '@console/ui/why';
import { ownAccount } from '../account.ts';
import '../administration.css';
import { Facts } from '../Facts.tsx';
import { Loading } from '../Loading.tsx';
import { messages as words } from '../messages.ts';
import { Mapping, Roles } from '../people.tsx';
import { useScopeText } from '../scope.ts';
import { usePhoto } from '../use-photo.ts';
import { messages } from './messages.ts';
import { SecondFactors } from './SecondFactors.tsx';
import { Sessions } from './Sessions.tsx';
import { StandIns } from './StandIns.tsx';

const day = 86_400_000;

function Identity({ account }: { readonly account: Account }) {
  const t = useMessages(messages);
  const word = useMessages(words);
  const { name, photoUrl, passwordChangedAt } = account;
  const photo = usePhoto(photoUrl);
  const now = useNow();
  const age =
    passwordChangedAt === null
      ? null
      : t('days', { count: Math.max(0, Math.floor((now - Date.parse(passwordChangedAt)) / day)) });
  return (
    <section className="panel profile-identity" aria-labelledby="profile-account">
      <h2 id="profile-account">{t('account')}</h2>
      <div className="portrait">
        {photo ? <img src={photo} alt={name} /> : <span aria-hidden="true">{initialsOf(name)}</span>}
      </div>
      <Facts
        facts={[
          [word('username'), account.username],
          [word('name'), name],
          [word('npk'), account.npk],
          [word('email'), account.email],
          [word('phone'), account.phone],
          [word('userType'), word(account.userType)],
          [t('signInMode'), t(account.signInMode)],
          [word('lastLogin'), formatDate(account.lastLoginAt, 'DD MMM YYYY HH:mm:ss')],
          [t('passwordAge'), age],
          [t('passwordExpires'), formatDate(account.passwordExpiresAt, 'DD MMMM YYYY')],
        ]}
      />
    </section>
  );
}

/** The user's own account, unmasked, with roles, mapping and active sessions (docs/model/shell.md#profile-page). */
export default function ProfilePage() {
  const t = useMessages(messages);
  const word = useMessages(words);
  const scopeOf = useScopeText();
  const profile = useProfile();
  const { data, error, refetch } = ownAccount.useQuery({});
  if (error && !data) return <ErrorContent error={error} onRetry={refetch} />;
  if (!data || profile.state !== 'loaded') return <Loading />;
  const { listRoles, scope } = profile.data;
  return (
    <Page
      title={t('title')}
      actions={
        <>
          <ActionLink to="/profile/change-password">{t('changePassword')}</ActionLink>
          <ActionLink variant="primary" to="/profile/update">
            {t('update')}
          </ActionLink>
        </>
      }
    >
      <Identity account={data} />
      <section className="panel" aria-labelledby="profile-roles">
        <h2 id="profile-roles">{word('roles')}</h2>
        <Roles roles={listRoles} />
      </section>
      <section className="panel" aria-labelledby="profile-mapping">
        <h2 id="profile-mapping">{word('mapping')}</h2>
        <Mapping
          mapped={{ ...profile.data, branches: data.branches, mras: data.mras, mro: data.mro }}
          type={scope.type}
          scope={scopeOf(scope.type, data)}
        />
      </section>
      {data.signInMode === 'LOCAL' && <SecondFactors />}
      <StandIns />
      <Sessions />
    </Page>
  );
}
