import { isApiError, mutationEndpoint, type Outcome } from '@console/api';
import { approvalCalls } from '@console/contracts/platform/approvals';
import { changeCallsOf, type ChangeRequest } from '@console/contracts/core/changes';
import type { Resource } from '@console/contracts/core/resource';
import { useMemo } from 'react';
import { confirm, type ConfirmOptions } from '../dialogs/index.ts';
import { notify, useErrorText, withField } from '../feedback/index.ts';
import { useMessages, useText } from '../messages/index.ts';
import { messages } from './messages.ts';

export type Decision = ChangeRequest['actions'][number];

/** Refusals after which asking again is of no use: what is shown is old, and is read anew. */
const final = new Set([
  'SELF_APPROVAL',
  'APPROVER_DEPENDENT',
  'MAKER_RIGHTS_LOST',
  'NOT_PENDING',
  'CHANGE_OUTDATED',
  'CHANGE_CLAIMED',
  'NOT_FOUND',
]);
const alsoInbox = { invalidates: ['approval', 'notification', 'home'] };

const endpoints = (resource: Resource) => {
  const calls = changeCallsOf(resource);
  return {
    approve: mutationEndpoint(calls.approveChange, alsoInbox),
    reject: mutationEndpoint(calls.rejectChange, alsoInbox),
    withdraw: mutationEndpoint(calls.withdrawChange, alsoInbox),
  };
};
const claiming = mutationEndpoint(approvalCalls.claim);
const releasing = mutationEndpoint(approvalCalls.release);

/** What can be done with a waiting change; decisions are asked once more. @param after called when a decision was made. */
export function useDecisions(resource: Resource, after?: (decision: Decision, change: ChangeRequest) => void) {
  const t = useMessages(messages);
  const text = useText();
  const errorText = useErrorText();
  const calls = useMemo(() => endpoints(resource), [resource]);
  const [approve] = calls.approve.useMutation();
  const [reject] = calls.reject.useMutation();
  const [withdraw] = calls.withdraw.useMutation();
  const [claim] = claiming.useMutation();
  const [release] = releasing.useMutation();

  const ask = (
    decision: Decision,
    change: ChangeRequest,
    question: ConfirmOptions,
    done: string,
    send: (note: string | null) => Promise<Outcome<unknown>>,
  ) =>
    confirm({ subject: change.recordLabel, action: t(decision), ...question }, async ({ reason }) => {
      const answer = await send(reason);
      if ('data' in answer) {
        notify.success(done);
        return after?.(decision, change);
      }
      // The dialog stays for what may be tried again, and says why.
      if (!isApiError(answer.error) || !final.has(answer.error.code)) throw withField(resource, answer.error, text);
      notify.error(errorText(answer.error));
    });
  const at = async (sending: Promise<Outcome<unknown>>) => {
    const answer = await sending;
    if ('error' in answer) notify.error(errorText(answer.error));
  };

  return (decision: Decision, change: ChangeRequest): void => {
    const { secureId, consequence } = change;
    const body = { secureIds: [secureId] };
    switch (decision) {
      case 'approve':
        return ask(
          decision,
          change,
          {
            title: t('approveTitle'),
            text: consequence ?? t('approveText'),
            reason: 'optional',
            reasonTitle: t('noteOptional'),
          },
          t('approved'),
          (note) => approve({ body: { ...body, note } }),
        );
      case 'reject':
        return ask(
          decision,
          change,
          { title: t('rejectTitle'), danger: true, reason: 'required', reasonTitle: t('note') },
          t('rejected'),
          (note) => reject({ body: { ...body, note } }),
        );
      case 'withdraw':
        return ask(
          decision,
          change,
          { title: t('withdrawTitle'), text: t('withdrawText'), danger: true },
          t('withdrawn'),
          () => withdraw({ body }),
        );
      case 'claim':
        return void at(claim({ body: { secureId } }));
      case 'release':
        return void at(release({ body: { secureId } }));
    }
  };
}
