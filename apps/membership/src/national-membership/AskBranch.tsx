import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { ask } from './endpoints.ts';
import { messages } from './messages.ts';

/** Asks the users of the home branch about a member. */
export function AskBranch({ memberId }: { readonly memberId: string }) {
  const t = useMessages(messages);
  const [send] = ask.useMutation();
  const open = () =>
    confirm(
      {
        title: t('ask'),
        about: [memberId],
        text: t('askText'),
        action: t('ask'),
        reason: 'required',
        reasonTitle: t('question'),
        reasonLength: { minimum: 10, maximum: 255 },
      },
      async ({ reason }) => {
        const answer = await send({ parameters: { secureId: memberId }, body: { question: reason ?? '' } });
        if ('error' in answer) throw answer.error;
        notify.success(t('asked', { count: answer.data.notified }));
      },
    );
  return <ActionButton onClick={open}>{t('ask')}</ActionButton>;
}
