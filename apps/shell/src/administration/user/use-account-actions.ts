import { mutationEndpoint } from '@console/api';
import { useCan, useInFlagGroup, useProfile, serverNow } from '@console/auth';
import { factorCalls } from '@console/contracts/shell/second-factor';
import { userCalls, users, type User } from '@console/contracts/shell/user';
import type { Refusals } from '@console/ui/detail';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import type { RefusalCode } from '@console/ui/why';
import { messages } from './messages.ts';
import { isLocked } from './screens.tsx';

/** The account's scope, roles or actions exceed those of the user. */
const beyondOwnRights = 'BEYOND_OWN_RIGHTS';

const unlockUser = mutationEndpoint(userCalls.unlock);
const removeAllFactors = mutationEndpoint(factorCalls.removeOfUser);
const resetPassword = mutationEndpoint(userCalls.resetPassword, { invalidates: ['user'] });

/** Actions on an account besides changing it: unlock, mail a new password, remove its second factors. */
export function useAccountActions() {
  const t = useMessages(messages);
  const can = useCan(users.privilege);
  const profile = useProfile();
  const [unlock] = unlockUser.useMutation();
  const [reset] = resetPassword.useMutation();
  const [removeFactors] = removeAllFactors.useMutation();
  const isAdmin = useInFlagGroup('admin');
  const own = (user: User) => profile.state === 'loaded' && profile.data.secureId === user.secureId;
  return {
    /**
     * Users cannot disable themselves, nor change an account with more rights; an active account must be disabled
     * before it is deleted.
     */
    refuses: (user: User): Refusals =>
      own(user)
        ? { status: 'SELF_CHANGE', delete: 'SELF_CHANGE' }
        : !user.withinOwnRights
          ? { update: beyondOwnRights, status: beyondOwnRights, delete: beyondOwnRights }
          : user.status === 'active'
            ? { delete: 'USER_ACTIVE' }
            : {},
    resetRefused: (user: User): RefusalCode | undefined => {
      if (own(user)) return 'SELF_RESET';
      if (user.managedElsewhere) return 'SSO_MANAGED';
      if (user.resetFrozenUntil === null) return undefined;
      const until = formatDate(user.resetFrozenUntil, 'DD MMM YYYY HH:mm');
      return { code: 'RESET_FROZEN', parameters: { until } };
    },
    unlockRefused: (user: User): RefusalCode | undefined => (user.withinOwnRights ? undefined : beyondOwnRights),
    mayRemoveFactors: (user: User) => isAdmin && can('update') && !own(user),
    mayUnlock: (user: User) => can('update') && isLocked(user, serverNow()),
    mayReset: (user: User) => isAdmin && can('update') && user.status === 'active',
    askUnlock: ({ secureId, version, username }: User) =>
      confirm({ title: t('unlockQuestion'), subject: username, action: t('unlock') }, async () => {
        const answer = await unlock({ body: { secureId, version } });
        if ('error' in answer) throw answer.error;
        notify.success(t('unlocked'));
      }),
    askRemoveFactors: ({ secureId, username }: User) =>
      confirm(
        {
          title: t('removeFactorsQuestion'),
          subject: username,
          text: t('removeFactorsText'),
          action: t('removeFactors'),
          danger: true,
          reason: 'required',
        },
        async ({ reason }) => {
          const answer = await removeFactors({ body: { secureId, reason: reason! } });
          if ('error' in answer) throw answer.error;
          const { removed } = answer.data;
          if (removed === 0) return notify.info(t('noFactors'));
          return notify.success(t('factorsRemoved', { count: removed }));
        },
      ),
    askReset: ({ secureId, version, username }: User) =>
      confirm(
        {
          title: t('resetQuestion'),
          subject: username,
          text: t('resetText'),
          action: t('reset'),
          danger: true,
          reason: 'required',
        },
        async ({ reason }) => {
          const answer = await reset({ body: { secureId, version, reason: reason! } });
          if ('error' in answer) throw answer.error;
          notify.success(t('resetDone', { until: formatDate(answer.data.expiresAt, 'DD MMM YYYY HH:mm') }));
        },
      ),
  };
}
