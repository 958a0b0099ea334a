import { sendCall } from '@console/api';
import { useCan, useInFlagGroup, useViewing } from '@console/auth';
import { roles, type Role } from '@console/contracts/shell/roles';
import { viewAsCalls, viewAsMinutes } from '@console/contracts/shell/view-as';
import { confirm } from '@console/ui/dialogs';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';
import { isAdmin } from './screens.ts';

/**
 * Lets an admin view the console as a role, after a question. The console reloads, so that nothing read before stays.
 */
export function useViewAs(go: (address: string) => void = (address) => location.assign(address)) {
  const t = useMessages(messages);
  const can = useCan(roles.privilege);
  const viewing = useViewing();
  const mayView = useInFlagGroup('admin') && can('operate') && !viewing;
  return {
    /** Whether the user may view the console as this role; not offered for `admin`, which would change nothing. */
    offered: (role: Role): boolean => mayView && role.status === 'active' && !isAdmin(role),
    ask: ({ secureId, name }: Role): void =>
      confirm(
        {
          title: t('viewAsTitle'),
          subject: name,
          text: `${t('viewAsText', { minutes: viewAsMinutes })} ${t('viewAsLimits')}`,
          action: t('viewAs'),
        },
        async () => {
          const answer = await sendCall(viewAsCalls.start, { body: { roleSecureId: secureId } });
          if ('error' in answer) throw answer.error;
          go('/');
        },
      ),
  };
}
