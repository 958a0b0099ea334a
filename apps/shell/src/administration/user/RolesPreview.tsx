import { queryEndpoint } from '@console/api';
import { userCalls } from '@console/contracts/shell/user';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';
import { PrivilegeTable } from './PrivilegeTable.tsx';

const rolePrivileges = queryEndpoint(userCalls.rolePrivileges, { follows: ['roles'] });

/** The merged privileges of the roles chosen so far. */
export function RolesPreview({ roleIds }: { readonly roleIds: readonly string[] }) {
  const t = useMessages(messages);
  const { currentData } = rolePrivileges.useQuery(
    { query: { roleSecureId: [...roleIds] } },
    { skip: roleIds.length === 0 },
  );
  if (roleIds.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="roles-preview">
      <h2 id="roles-preview">{t('preview')}</h2>
      <PrivilegeTable privileges={currentData} />
    </section>
  );
}
