import type { Profile } from '@console/auth';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { roleWords } from '@console/contracts/core/role-words';
import { ownAccount } from '../account.ts';
import { messages as people } from '../messages.ts';
import { useScopeText } from '../scope.ts';
import { Facts } from '../Facts.tsx';

/** Roles, scope and last sign-in of the signed-in user, on one line below the title. */
export function Greeting({ profile }: { readonly profile: Profile }) {
  const word = useMessages(people);
  const scope = useScopeText();
  const { data } = ownAccount.useQuery({});
  return (
    <div className="home-greeting">
      <Facts
        facts={[
          [word('roles'), profile.listRoles.map(({ name }) => roleWords(name)).join(', ')],
          [word('scope'), data ? scope(profile.scope.type, data) : '…'],
          [word('lastLogin'), data ? formatDate(data.lastLoginAt, 'DD MMM YYYY HH:mm:ss') : '…'],
        ]}
      />
    </div>
  );
}
