import { isApiError } from '@console/api';
import { useCan } from '@console/auth';
import { riskProfiles, type RiskProfile } from '@console/contracts/membership/risk-profile-membership';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { endpoints } from './endpoints.ts';
import { messages } from './messages.ts';

type Decision = 'approve' | 'reject';

/** What a second person decides on a profile that waits. */
export function Decisions({ profile }: { readonly profile: RiskProfile }) {
  const t = useMessages(messages);
  const can = useCan(riskProfiles.privilege);
  const [approve] = endpoints.approve.useMutation();
  const [reject] = endpoints.reject.useMutation();
  const { secureId, version, state, profileNo, memberName } = profile;
  // Left out of answers for who may not see it, and does not decide on it.
  const isHidden = (profile.score as number | undefined) === undefined;
  if (state !== 'SUBMITTED' || isHidden || !can('approve')) return null;
  const decide = (decision: Decision) =>
    confirm(
      {
        title: t(decision),
        subject: `${profileNo} ${memberName}`,
        text: t(decision === 'approve' ? 'approveText' : 'rejectText'),
        action: t(decision),
        danger: decision === 'reject',
        ...(decision === 'reject' ? { reason: 'required' as const } : {}),
      },
      async ({ reason }) => {
        const answer =
          decision === 'approve'
            ? await approve({ body: { secureId, version } })
            : await reject({ body: { secureId, version, reason: reason ?? '' } });
        if ('error' in answer && isApiError(answer.error)) throw answer.error;
        const proposed =
          'data' in answer && answer.data && 'proposed' in answer.data ? Number(answer.data.proposed) : 0;
        if (decision === 'reject') notify.success(t('rejected'));
        else notify.success(proposed > 0 ? t('proposed', { count: proposed }) : t('approved'));
      },
    );
  return (
    <>
      <ActionButton variant="primary" onClick={() => decide('approve')}>
        {t('approve')}
      </ActionButton>
      <ActionButton variant="danger" onClick={() => decide('reject')}>
        {t('reject')}
      </ActionButton>
    </>
  );
}
