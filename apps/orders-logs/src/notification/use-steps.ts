import { mutationEndpoint } from '@console/api';
import { useCan, useInFlagGroup, useSession } from '@console/auth';
import { notificationCalls, notifications, type Notification } from '@console/contracts/orders-logs/notification';
import { nextState, notificationStates } from '@console/contracts/orders-logs/notification-words';
import { confirm, type ConfirmOptions } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { useMessages, useText } from '@console/ui/messages';
import { messages } from './messages.ts';

const endpoints = {
  submit: mutationEndpoint(notificationCalls.submit),
  approve: mutationEndpoint(notificationCalls.approve),
  reject: mutationEndpoint(notificationCalls.reject),
  withdraw: mutationEndpoint(notificationCalls.withdraw),
  cancel: mutationEndpoint(notificationCalls.cancel),
  stop: mutationEndpoint(notificationCalls.stop),
};
export type Step = keyof typeof endpoints;
export const steps: readonly Step[] = ['reject', 'approve', 'cancel', 'stop', 'withdraw', 'submit'];
const needed = {
  submit: 'create',
  approve: 'approve',
  reject: 'approve',
  withdraw: 'update',
  cancel: 'update',
  stop: 'update',
} as const;
const note = { minimum: 5, maximum: 255 };

/** The transitions that the state, the user's level and role allow. Each asks first, then shows the result. */
export function useSteps() {
  const can = useCan(notifications.privilege);
  const { username } = useSession();
  const t = useMessages(messages);
  const text = useText();
  const send = {
    submit: endpoints.submit.useMutation()[0],
    approve: endpoints.approve.useMutation()[0],
    reject: endpoints.reject.useMutation()[0],
    withdraw: endpoints.withdraw.useMutation()[0],
    cancel: endpoints.cancel.useMutation()[0],
    stop: endpoints.stop.useMutation()[0],
  };
  const isAdmin = useInFlagGroup('admin');
  const isAuthor = (record: Notification) => record.author === username;
  const allowed = (step: Step, record: Notification): boolean => {
    if (!can(needed[step]) || nextState(step, record) === null) return false;
    if (step === 'approve' || step === 'reject') return !isAuthor(record) && record.updatedBy !== username;
    return step === 'cancel' || step === 'stop' ? isAuthor(record) || isAdmin : true;
  };
  const questions: Readonly<Record<Step, (record: Notification) => ConfirmOptions>> = {
    submit: (record) => ({
      title: t('submitTitle'),
      text: record.target === 'CONSOLE' ? t('send') : t('submitText'),
      action: t('submit'),
    }),
    approve: () => ({ title: t('approveTitle'), text: t('approveText'), action: t('approve') }),
    reject: () => ({
      title: t('rejectTitle'),
      action: t('reject'),
      danger: true,
      reason: 'required',
      reasonTitle: t('note'),
      reasonLength: note,
    }),
    withdraw: () => ({ title: t('withdrawTitle'), text: t('withdrawText'), action: t('withdraw') }),
    cancel: () => ({ title: t('cancelTitle'), action: t('cancel'), danger: true }),
    stop: () => ({ title: t('stopTitle'), text: t('stopText'), action: t('stop'), danger: true }),
  };
  const take = (step: Step, record: Notification) =>
    confirm({ ...questions[step](record), subject: `${record.code} ${record.title}` }, async ({ reason }) => {
      const { secureId, version } = record;
      const answer = await send[step]({
        body: { secureId, version, ...(step === 'reject' ? { note: reason ?? '' } : {}) },
      });
      if ('error' in answer) throw answer.error;
      notify.success(
        t('done', { state: text(notificationStates.find(({ value }) => value === answer.data.state)!.title) }),
      );
    });
  return { allowed, take, isEditor: (record: Notification) => isAuthor(record) || record.updatedBy === username };
}
