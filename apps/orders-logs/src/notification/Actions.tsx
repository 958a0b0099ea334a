import { mutationEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import { notificationCalls, notifications, type Notification } from '@console/contracts/orders-logs/notification';
import { notification } from '@console/contracts/routes/modules';
import { recordAddress } from '@console/ui/crud';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useNavigate } from 'react-router';
import { messages } from './messages.ts';
import { steps, useSteps } from './use-steps.ts';

const copyCall = mutationEndpoint(notificationCalls.copy);
const testCall = mutationEndpoint(notificationCalls.test);

/** The actions that a notification's state and the user's level allow. */
export function Actions({ record }: { readonly record: Notification }) {
  const t = useMessages(messages);
  const can = useCan(notifications.privilege);
  const navigate = useNavigate();
  const { allowed, take } = useSteps();
  const [copy] = copyCall.useMutation();
  const [test] = testCall.useMutation();
  const { secureId, target } = record;
  const onCopy = async () => {
    const answer = await copy({ body: { secureId } });
    if ('error' in answer) return notify.error(answer.error.message);
    notify.success(t('copied'));
    void navigate(recordAddress(notification.pages.detail, answer.data.secureId));
  };
  const onTest = () =>
    confirm(
      {
        title: t('testTitle'),
        action: t('test'),
        ...(target === 'CONSOLE'
          ? { text: t('testSelf') }
          : { reason: 'required' as const, reasonTitle: t('custNo'), reasonLength: { minimum: 1, maximum: 30 } }),
      },
      async ({ reason }) => {
        const answer = await test({ body: { secureId, custNo: target === 'CONSOLE' ? null : reason } });
        if ('error' in answer) throw answer.error;
        notify.success(t('tested', { left: answer.data.left }));
      },
    );
  return (
    <>
      {can('create') && <ActionButton onClick={() => onCopy()}>{t('copy')}</ActionButton>}
      {can('create') && <ActionButton onClick={onTest}>{t('test')}</ActionButton>}
      {steps
        .filter((step) => allowed(step, record))
        .map((step) => (
          <ActionButton
            key={step}
            variant={step === 'approve' || step === 'submit' ? 'primary' : step === 'withdraw' ? 'plain' : 'danger'}
            onClick={() => take(step, record)}
          >
            {t(step)}
          </ActionButton>
        ))}
    </>
  );
}
