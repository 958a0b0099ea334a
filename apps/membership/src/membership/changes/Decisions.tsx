import { isApiError } from '@console/api';
import { useCan, useProfile } from '@console/auth';
import { memberChanges, memberChangeStates, type MemberChange } from '@console/contracts/membership/member-change';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { OptionTag } from '@console/ui/status';
import { ActionButton } from '@console/ui/why';
import { endpoints, readAgain } from './endpoints.ts';
import { messages } from './messages.ts';
import { Proof } from './Proof.tsx';

type Decision = 'approve' | 'reject' | 'withdraw';
const texts = { approve: 'approveText', reject: 'rejectText', withdraw: 'withdrawText' } as const;

/** The state of a change with its proof, and what the person may decide on it. */
export function Decisions({ change }: { readonly change: MemberChange }) {
  const t = useMessages(messages);
  const can = useCan(memberChanges.privilege);
  const profile = useProfile();
  const send = {
    approve: endpoints.approve.useMutation()[0],
    reject: endpoints.reject.useMutation()[0],
    withdraw: endpoints.withdraw.useMutation()[0],
  };
  const { secureId, version, state, maker, memberNo, memberName, approvalsNeeded, approvals } = change;
  const own = profile.state === 'loaded' && profile.data.username === maker;
  const offered: readonly Decision[] =
    state !== 'PENDING' ? [] : own ? ['withdraw'] : can('approve') ? ['approve', 'reject'] : [];
  const decide = (decision: Decision) =>
    confirm(
      {
        title: t(decision),
        subject: `${memberNo} ${memberName}`,
        text: t(texts[decision]),
        action: t(decision),
        danger: decision === 'reject',
        ...(decision === 'reject' ? { reason: 'required' as const } : {}),
      },
      async ({ reason }) => {
        const answer = await send[decision]({ body: { secureId, version, ...(reason ? { reason } : {}) } as never });
        readAgain();
        if ('error' in answer && isApiError(answer.error)) throw answer.error;
        const waits = 'data' in answer && decision === 'approve' && answer.data?.state === 'PENDING';
        notify.success(t(waits ? 'firstOfTwo' : 'decided'));
      },
    );
  return (
    <div className="page-actions">
      <OptionTag value={state} options={memberChangeStates} />
      {state === 'PENDING' && approvalsNeeded > 1 && (
        <span>{approvals ? t('approvedBy', { by: approvals }) : t('two')}</span>
      )}
      <Proof change={change} />
      {offered.map((decision) => (
        <ActionButton
          key={decision}
          variant={decision === 'approve' ? 'primary' : decision === 'reject' ? 'danger' : 'plain'}
          onClick={() => decide(decision)}
        >
          {t(decision)}
        </ActionButton>
      ))}
    </div>
  );
}
