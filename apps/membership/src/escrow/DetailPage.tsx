import { useCan } from '@console/auth';
import { text } from '@console/contracts/core/text';
import { escrowStates } from '@console/contracts/membership/escrow';
import { escrowAccounts, type EscrowAccount } from '@console/contracts/membership/escrow/accounts';
import { addressOf } from '@console/contracts/routes/address';
import { ResourceDetail, type DetailSection } from '@console/ui/detail';
import { useMessages } from '@console/ui/messages';
import { Revealable } from '@console/ui/reveal';
import { OptionTag } from '@console/ui/status';
import { ActionLink } from '@console/ui/why';
import { useParams } from 'react-router';
import { accountChangesTab } from '../membership/changes/tab.tsx';
import { messages } from './messages.ts';
import { paths } from './paths.ts';
import { Rests } from './Rests.tsx';
import { withdrawalsTab } from './Withdrawals.tsx';

const revealed = (field: 'escrowNo' | 'payoutAccountNo') => ({
  name: field,
  render: (record: { readonly secureId: string }) => (
    <Revealable resource={escrowAccounts} record={record} field={field} />
  ),
});
const sections: readonly DetailSection<EscrowAccount>[] = [
  { title: text('Dana', 'Money'), fields: ['balance', 'held', 'available', 'state', 'lastMovementAt', 'openedAt'] },
  {
    title: text('Pemilik', 'Owner'),
    fields: [revealed('escrowNo'), 'businessLine', 'memberName', 'memberNo', 'branch'],
  },
  {
    title: text('Rekening pencairan', 'Payout account'),
    fields: ['payoutBank', revealed('payoutAccountNo'), 'payoutAccountName', 'payoutChangedAt'],
  },
];
const tabs = [accountChangesTab, withdrawalsTab];

function Actions({ account }: { readonly account: EscrowAccount }) {
  const t = useMessages(messages);
  const can = useCan(escrowAccounts.privilege);
  return (
    <>
      <ActionLink to={addressOf('/membership/:memberId', account.memberId)}>{t('member')}</ActionLink>
      <ActionLink to={paths.movements(account)}>{t('tracking')}</ActionLink>
      {can('update') && account.state !== 'CLOSED' && (
        <ActionLink variant="primary" to={paths.update(account)}>
          {t('change')}
        </ActionLink>
      )}
    </>
  );
}

/** An escrow account: the money with the sums it rests on, where it is paid to, movements, changes, withdrawals. */
export default function DetailPage() {
  const { escrowId = '' } = useParams();
  return (
    <ResourceDetail
      resource={escrowAccounts}
      secureId={escrowId}
      sections={sections}
      offers={[]}
      title={({ memberName, businessLine, state }) => (
        <>
          Escrow {businessLine} {memberName} <OptionTag value={state} options={escrowStates} />
        </>
      )}
      actions={(account) => <Actions account={account} />}
      tabs={tabs}
    >
      {(account) => <Rests account={account} />}
    </ResourceDetail>
  );
}
