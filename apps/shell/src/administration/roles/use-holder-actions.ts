import type { Role, RoleHolder } from '@console/contracts/shell/roles';
import { confirm } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { changeRules } from '@console/contracts/core/changes';
import { useByAdmin, useFourEyes } from '@console/ui/four-eyes';
import { users } from '@console/contracts/shell/user';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';
import { addUsers, removeUsers } from './screens.ts';

/** Adds users to a role and removes them; both apply from the user's next call. */
export function useHolderActions({ secureId, name }: Role) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const [add, { isLoading: adding }] = addUsers.useMutation();
  const [remove] = removeUsers.useMutation();
  const byAdmin = useByAdmin();
  const fourEyes = useFourEyes(users);
  const send = (userSecureIds: readonly string[], reason?: string | null) =>
    add({
      query: { roleSecureId: secureId },
      body: { userSecureIds: [...userSecureIds], ...(reason ? { reason } : {}) },
    });
  const showResult = (answer: { inserted: number; alreadyHeld: number; waiting?: number | undefined }) => {
    const { inserted, alreadyHeld } = answer;
    if (fourEyes.tell(answer) > 0) return;
    notify.success(alreadyHeld > 0 ? t('usersAddedSome', { inserted, alreadyHeld }) : t('usersAdded', { inserted }));
  };
  /** Everyone but admins must give a reason, because a second person decides. */
  const reasonField = byAdmin
    ? {}
    : ({ reason: 'required', reasonLength: { minimum: changeRules.reason.minimum, maximum: 255 } } as const);
  return {
    adding,
    /** @param done called when they are added, or wait for approval */
    add: async (userSecureIds: readonly string[], done: () => void): Promise<void> => {
      if (!byAdmin)
        return confirm(
          { title: t('addUsers'), subject: name, action: t('add'), ...reasonField },
          async ({ reason }) => {
            const answer = await send(userSecureIds, reason);
            if ('error' in answer) throw answer.error;
            done();
            showResult(answer.data);
          },
        );
      const answer = await send(userSecureIds);
      if ('error' in answer) return notify.error(errorText(answer.error));
      done();
      showResult(answer.data);
    },
    remove: (user: RoleHolder) =>
      confirm(
        {
          title: t('removeUserTitle', { name }),
          subject: `${user.username} ${user.name}`,
          text: t('removeUserText'),
          action: t('removeUser'),
          danger: true,
          ...reasonField,
        },
        async ({ reason }) => {
          const answer = await remove({
            body: { roleSecureId: secureId, userSecureIds: [user.secureId], ...(reason ? { reason } : {}) },
          });
          if ('error' in answer) throw answer.error;
          if (fourEyes.tell(answer.data) > 0) return;
          notify.success(t('userRemoved', { username: user.username }));
        },
      ),
  };
}
