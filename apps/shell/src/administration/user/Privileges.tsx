import { queryEndpoint } from '@console/api';
import { userCalls } from '@console/contracts/shell/user';
import { useMessages } from '@console/ui/messages';
import { ErrorContent } from '@console/ui/page';
import { messages } from './messages.ts';
import { PrivilegeTable } from './PrivilegeTable.tsx';

const userPrivileges = queryEndpoint(userCalls.privileges, { follows: ['roles'] });

/** A user's privileges, merged over all roles. */
export function Privileges({ secureId }: { readonly secureId: string }) {
  const t = useMessages(messages);
  const { currentData, error, refetch } = userPrivileges.useQuery({ query: { secureId } });
  return (
    <section className="panel" aria-labelledby="user-privileges">
      <h2 id="user-privileges">{t('privileges')}</h2>
      {error && !currentData ? (
        <ErrorContent error={error} onRetry={refetch} />
      ) : (
        <PrivilegeTable privileges={currentData?.userRoles} />
      )}
    </section>
  );
}
