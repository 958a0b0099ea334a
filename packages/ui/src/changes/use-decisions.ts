import { isApiError, mutationEndpoint, type Outcome } from '@console/api';
import { approvalCalls } from '@console/contracts/platform/approvals';
import { changeCallsOf, ticksOf, type ChangeRequest, type UntickedWarnings } from '@console/contracts/core/changes';
import type { Resource } from '@console/contracts/core/resource';
import { useMemo } from 'react';
import { confirm, type ConfirmOptions } from '../dialogs/index.ts';
import { notify, useErrorText, withField } from '../feedback/index.ts';
import { useMessages, useText } from '../messages/index.ts';
import { messages } from './messages.ts';

export type Decision = ChangeRequest['actions'][number];

/** Refusals that a retry cannot mend: the change on the screen is stale and is read again. */
const finalRefusals = new Set([
  'SELF_APPROVAL',
  'APPROVER_DEPENDENT',
  'MAKER_RIGHTS_LOST',
  'NOT_PENDING',
  'CHANGE_OUTDATED',
  'CHANGE_CLAIMED',
  'NOT_FOUND',
]);
const withInbox = { invalidates: ['approval', 'notification', 'home'] };

const endpoints = (resource: Resource) => {
  const calls = changeCallsOf(resource);
  return {
    approve: mutationEndpoint(calls.approveChange, withInbox),
    reject: mutationEndpoint(calls.rejectChange, withInbox),
    withdraw: mutationEndpoint(calls.withdrawChange, withInbox),
  };
};
const claiming = mutationEndpoint(approvalCalls.claim);
const releasing = mutationEndpoint(approvalCalls.release);

/**
 * Runs the decisions on a pending change. Approve, reject and withdraw ask for confirmation first.
 * @param after called when a decision was made
 */
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
    confirm(
      { subject: change.recordLabel, about: [change.secureId], action: t(decision), ...question },
      async ({ reason }) => {
        const answer = await send(reason);
        if ('data' in answer) {
          notify.success(done);
          return after?.(decision, change);
        }
        if (isApiError(answer.error) && answer.error.code === 'WARNINGS_NOT_TICKED') {
          const { warnings } = answer.error.result as UntickedWarnings;
          return decide(decision, { ...change, warnings }, { note: reason });
        }
        // Other refusals may pass on a retry: the dialog stays open and shows them.
        if (!isApiError(answer.error) || !finalRefusals.has(answer.error.code))
          throw withField(resource, answer.error, text);
        notify.error(errorText(answer.error));
      },
    );
  const reportFailure = async (sending: Promise<Outcome<unknown>>) => {
    const answer = await sending;
    if ('error' in answer) notify.error(errorText(answer.error));
  };

  /** @param again what was typed, when warnings have changed since they were ticked */
  const decide = (decision: Decision, change: ChangeRequest, again?: { readonly note: string | null }): void => {
    const { secureId, consequence, batch, warnings = [] } = change;
    const body = { secureIds: [secureId] };
    const effects = [...(batch ? [t('together', { count: batch.count })] : []), ...(consequence ? [consequence] : [])];
    switch (decision) {
      case 'approve':
        return ask(
          decision,
          change,
          {
            title: t('approveTitle'),
            text: [...(again ? [t('warningsMoved')] : []), ...(effects.length > 0 ? effects : [t('approveText')])].join(
              ' ',
            ),
            ticks: warnings.map((warning) => text(warning.text)),
            reason: 'optional',
            reasonGiven: again?.note ?? null,
            reasonTitle: t('noteOptional'),
          },
          t('approved'),
          (note) =>
            approve({
              body: {
                ...body,
                note,
                ...(warnings.length > 0 ? { acknowledged: ticksOf(warnings) } : {}),
              },
            }),
        );
      case 'reject':
        return ask(
          decision,
          change,
          {
            title: t('rejectTitle'),
            ...(batch ? { text: t('together', { count: batch.count }) } : {}),
            danger: true,
            reason: 'required',
            reasonTitle: t('note'),
          },
          t('rejected'),
          (note) => reject({ body: { ...body, note: note! } }),
        );
      case 'withdraw':
        return ask(
          decision,
          change,
          {
            title: t('withdrawTitle'),
            text: batch ? t('together', { count: batch.count }) : t('withdrawText'),
            danger: true,
          },
          t('withdrawn'),
          () => withdraw({ body }),
        );
      case 'claim':
        return void reportFailure(claim({ body: { secureId } }));
      case 'release':
        return void reportFailure(release({ body: { secureId } }));
    }
  };
  return (decision: Decision, change: ChangeRequest): void => decide(decision, change);
}
