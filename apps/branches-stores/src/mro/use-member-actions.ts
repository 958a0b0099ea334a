import type { Mro } from '@console/contracts/branches-stores/mro';
import { changeRules } from '@console/contracts/core/changes';
import type { MroUser } from '@console/contracts/shell/mro-users';
import { users } from '@console/contracts/shell/user';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { useByAdmin, useFourEyes } from '@console/ui/four-eyes';
import { useMessages } from '@console/ui/messages';
import { addMembers, removeMembers } from './members.ts';
import { messages } from './messages.ts';

/** Maps users to an MRO and takes their mapping again, after a question; everyone but admins gives a reason. */
export function useMemberActions({ secureId, name }: Mro) {
  const t = useMessages(messages);
  const [add] = addMembers.useMutation();
  const [remove] = removeMembers.useMutation();
  const fourEyes = useFourEyes(users);
  const reasonField = useByAdmin()
    ? {}
    : ({ reason: 'required', reasonLength: { minimum: changeRules.reason.minimum, maximum: 255 } } as const);
  return {
    /** @param done called when they are members, or wait for approval */
    add: (userSecureIds: readonly string[], complete: boolean, done: () => void) =>
      confirm(
        {
          title: t('addTitle', { count: userSecureIds.length, name }),
          text: t(complete ? 'addComplete' : 'addIncomplete'),
          action: t('add'),
          ...reasonField,
        },
        async ({ reason }) => {
          const body = { mroSecureId: secureId, userSecureIds: [...userSecureIds], complete, reason };
          const answer = await add({ body });
          if ('error' in answer) throw answer.error;
          done();
          if (fourEyes.tell(answer.data) === 0) notify.success(t('added', { count: answer.data.changed }));
        },
      ),
    remove: (member: MroUser) =>
      confirm(
        {
          title: t('removeTitle', { name }),
          subject: `${member.username} ${member.name}`,
          text: t('removeText'),
          action: t('remove'),
          danger: true,
          ...reasonField,
        },
        async ({ reason }) => {
          const answer = await remove({ body: { mroSecureId: secureId, userSecureIds: [member.secureId], reason } });
          if ('error' in answer) throw answer.error;
          if (fourEyes.tell(answer.data) === 0) notify.success(t('removed', { username: member.username }));
        },
      ),
  };
}
