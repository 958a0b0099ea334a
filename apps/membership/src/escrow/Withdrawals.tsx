import { isApiError } from '@console/api';
import { useCan } from '@console/auth';
import { text } from '@console/contracts/core/text';
import { withdrawalStates } from '@console/contracts/membership/escrow';
import { escrowWithdrawals, type EscrowWithdrawal } from '@console/contracts/membership/escrow/withdrawals';
import { childTab } from '@console/ui/children';
import type { DetailTab } from '@console/ui/detail';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { OptionTag } from '@console/ui/status';
import { ActionButton } from '@console/ui/why';
import { useOffice } from '../use-office.ts';
import { endpoints } from './endpoints.ts';
import { messages } from './messages.ts';

/** The state of a withdrawal; head office takes back what is not sent. */
function Standing({ withdrawal }: { readonly withdrawal: EscrowWithdrawal }) {
  const t = useMessages(messages);
  const can = useCan(escrowWithdrawals.privilege);
  const isOf = useOffice();
  const [cancel] = endpoints.cancel.useMutation();
  const { secureId, version, state, withdrawalNo } = withdrawal;
  const ask = () =>
    confirm(
      {
        title: t('cancelWithdrawal'),
        subject: withdrawalNo,
        text: t('cancelText'),
        action: t('cancelWithdrawal'),
        danger: true,
        reason: 'required',
      },
      async ({ reason }) => {
        const answer = await cancel({ body: { secureId, version, reason: reason ?? '' } });
        if ('error' in answer && isApiError(answer.error)) throw answer.error;
        notify.success(t('cancelled'));
      },
    );
  return (
    <div className="page-actions">
      <OptionTag value={state} options={withdrawalStates} />
      {state === 'REQUESTED' && can('update') && isOf('head') && (
        <ActionButton variant="danger" onClick={() => ask()}>
          {t('cancelWithdrawal')}
        </ActionButton>
      )}
    </div>
  );
}

/** Withdrawals of an account, the latest first. */
export const withdrawalsTab: DetailTab<{ readonly secureId: string }> = childTab(escrowWithdrawals, {
  parent: 'escrowId',
  routes: { module: 'membership', privilege: escrowWithdrawals.privilege, pages: {} },
  title: text('Penarikan', 'Withdrawals'),
  columns: [
    { field: 'state', width: 200, render: (withdrawal) => <Standing withdrawal={withdrawal} /> },
    { field: 'withdrawalNo', second: 'reference' },
    { field: 'requestedAt', second: 'endedAt' },
    'amount',
    { field: 'payoutBank', second: 'payoutAccountNo' },
    'payoutAccountName',
    { field: 'source', second: 'note' },
  ],
});
