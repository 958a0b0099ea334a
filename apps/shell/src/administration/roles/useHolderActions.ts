import type { Role, RoleHolder } from '@console/contracts/shell/roles';
import { confirm } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';
import { addUsers, removeUsers } from './screens.ts';

/** Gives a role to users and takes it away; both hold from their next call on. */
export function useHolderActions({ secureId, name }: Role) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const [add, { isLoading: adding }] = addUsers.useMutation();
  const [remove] = removeUsers.useMutation();
  return {
    adding,
    /** @returns whether they were added. */
    add: async (userSecureIds: readonly string[]): Promise<boolean> => {
      const answer = await add({ query: { roleSecureId: secureId }, body: { userSecureIds: [...userSecureIds] } });
      if ('error' in answer) {
        notify.error(errorText(answer.error));
        return false;
      }
      const { inserted, alreadyHeld } = answer.data;
      notify.success(alreadyHeld > 0 ? t('usersAddedSome', { inserted, alreadyHeld }) : t('usersAdded', { inserted }));
      return true;
    },
    remove: (user: RoleHolder) =>
      confirm(
        {
          title: t('removeUserTitle', { name }),
          subject: `${user.username} ${user.name}`,
          text: t('removeUserText'),
          action: t('removeUser'),
          danger: true,
        },
        async () => {
          const answer = await remove({ body: { roleSecureId: secureId, userSecureIds: [user.secureId] } });
          if ('error' in answer) throw answer.error;
          notify.success(t('userRemoved', { username: user.username }));
        },
      ),
  };
}
