import type { Outcome } from '@console/api';
import { useCan } from '@console/auth';
import { ticksOf, type ChangeWarning } from '@console/contracts/core/changes';
import type { Resource } from '@console/contracts/core/resource';
import { confirm } from '../dialogs/index.ts';
import { notify } from '../feedback/index.ts';
import { useMessages, useText } from '../messages/index.ts';
import { ActionButton, useWhy } from '../why/index.ts';
import './changes.css';
import { messages } from './messages.ts';

/** What is decided on a request: by a second person, or by its maker, who takes it back. */
export type RequestDecision = 'approve' | 'reject' | 'withdraw';

interface DecisionCall {
  useMutation(): readonly [send: (args: { readonly body: never }) => Promise<Outcome<unknown>>, ...rest: unknown[]];
}

export interface DecisionButtonsProps {
  readonly resource: Pick<Resource, 'errors' | 'privilege'>;
  readonly request: { readonly secureId: string; readonly version: number };
  /** How the request or its record is called in the question. */
  readonly subject: string;
  /** Whether the user asked for it; a maker does not decide. */
  readonly isMaker: boolean;
  readonly calls: Readonly<Record<RequestDecision, DecisionCall>>;
  /** Words of the buttons and questions, where "Setujui", "Tolak", "Tarik kembali" do not say enough. */
  readonly titles?: Partial<Readonly<Record<RequestDecision, string>>>;
  /** What follows from a decision. */
  readonly texts?: Partial<Readonly<Record<RequestDecision, string>>>;
  /** What the approver ticks one by one. */
  readonly warnings?: readonly ChangeWarning[];
  /** Why nobody of this user's office decides. */
  readonly why?: string | undefined;
  /** The decision that removes something; "reject" unless given. */
  readonly removes?: RequestDecision;
  /** Called after a decision. */
  readonly after?: () => void;
}

/**
 * The buttons of a request whose record is one of its own: a second person approves or rejects it, with a reason, and
 * its maker takes it back. Changes of plain records have `RecordChange`.
 * @example
 * <DecisionButtons resource={resets} request={reset} subject={reset.batchNo} isMaker={isMaker} calls={decisions} />
 */
export function DecisionButtons(props: DecisionButtonsProps) {
  const { resource, request, subject, isMaker, calls, titles = {}, texts = {}, warnings = [], after } = props;
  const { removes = 'reject' } = props;
  const t = useMessages(messages);
  const text = useText();
  const can = useCan(resource.privilege);
  const why = useWhy(resource);
  const send: Readonly<Record<RequestDecision, ReturnType<DecisionCall['useMutation']>[0]>> = {
    approve: calls.approve.useMutation()[0],
    reject: calls.reject.useMutation()[0],
    withdraw: calls.withdraw.useMutation()[0],
  };
  const { secureId, version } = request;
  const titleOf = (decision: RequestDecision) => titles[decision] ?? t(decision);
  const consequence = (decision: RequestDecision) => (texts[decision] === undefined ? {} : { text: texts[decision] });
  const decide = (decision: RequestDecision) =>
    confirm(
      {
        title: titleOf(decision),
        subject,
        about: [secureId],
        action: titleOf(decision),
        danger: decision === removes,
        ...consequence(decision),
        ...(decision === 'approve' ? { ticks: warnings.map((warning) => text(warning.text)) } : {}),
        ...(decision === 'reject' ? { reason: 'required' as const } : {}),
      },
      async ({ reason }) => {
        const acknowledged = decision === 'approve' && warnings.length > 0 ? { acknowledged: ticksOf(warnings) } : {};
        const body = { secureId, version, ...(reason ? { reason } : {}), ...acknowledged };
        const answer = await send[decision]({ body: body as never });
        if ('error' in answer) throw answer.error;
        notify.success(t('requestDecided'));
        after?.();
      },
    );
  const refused = why.of(isMaker ? 'SELF_APPROVAL' : undefined) ?? props.why;
  const variant = (decision: RequestDecision, other: 'primary' | 'plain') => (decision === removes ? 'danger' : other);
  return (
    <span className="decision-buttons">
      {can('approve') && (
        <>
          <ActionButton variant={variant('approve', 'primary')} why={refused} onClick={() => decide('approve')}>
            {titleOf('approve')}
          </ActionButton>
          <ActionButton variant={variant('reject', 'plain')} why={refused} onClick={() => decide('reject')}>
            {titleOf('reject')}
          </ActionButton>
        </>
      )}
      {isMaker && can('update') && (
        <ActionButton onClick={() => decide('withdraw')}>{titleOf('withdraw')}</ActionButton>
      )}
    </span>
  );
}
