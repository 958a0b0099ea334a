import { escrowStates } from '@console/contracts/membership/escrow';
import { escrowAccounts, type EscrowAccount } from '@console/contracts/membership/escrow/accounts';
import {
  accountSectionNames,
  memberChanges,
  memberSections,
  typedFor,
  type AccountSectionName,
} from '@console/contracts/membership/member-change';
import { notify } from '@console/ui/feedback';
import { FieldsPanel } from '@console/ui/fields-dialog';
import { formatCurrency } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { Page } from '@console/ui/page';
import { RecordGate } from '@console/ui/record';
import { OptionTag } from '@console/ui/status';
import { useVersioned } from '@console/ui/versioned';
import { ActionLink } from '@console/ui/why';
import { useNavigate, useParams } from 'react-router';
import { endpoints, readAgain } from '../membership/changes/endpoints.ts';
import { useOffice } from '../use-office.ts';
import { messages } from './messages.ts';
import { paths } from './paths.ts';

interface ActionProps {
  readonly name: AccountSectionName;
  readonly account: EscrowAccount;
}

const initialOf = ({ name, account }: ActionProps) =>
  name === 'escrowPayout'
    ? { payoutBank: account.payoutBank, payoutAccountName: account.payoutAccountName ?? account.memberName }
    : {};

/** The form of one action on an account. */
function Action(props: ActionProps) {
  const { name, account } = props;
  const t = useMessages(messages);
  const text = useText();
  const navigate = useNavigate();
  const [send] = endpoints[name].useMutation();
  const act = useVersioned({ resource: escrowAccounts, record: account, basis: ['state'] });
  const { title, effect, approval } = memberSections[name];
  const { secureId } = account;
  return (
    <section className="panel" aria-label={text(title)}>
      <h2>{text(title)}</h2>
      <p>{text(effect)}</p>
      <FieldsPanel
        resource={memberChanges}
        name={`${name}:${secureId}`}
        {...typedFor(name)}
        initial={initialOf(props)}
        action={t(approval ? 'propose' : 'send')}
        send={(values) => act((version, all) => send({ parameters: { secureId }, body: { ...all, version } }), values)}
        onDone={() => {
          readAgain();
          notify.success(t(approval ? 'proposed' : 'applied'));
          void navigate(`${paths.detail(account)}?tab=${memberChanges.module}`);
        }}
      />
    </section>
  );
}

function Actions({ account }: { readonly account: EscrowAccount }) {
  const t = useMessages(messages);
  const isOf = useOffice();
  const { state, balance, available } = account;
  const offered = accountSectionNames.filter((name) => {
    const { office, account: step } = memberSections[name];
    return state !== 'CLOSED' && isOf(office) && (!step?.from || step.from.includes(state));
  });
  const sums = [balance, available].map((amount) => formatCurrency(amount));
  return (
    <Page
      title={
        <>
          Escrow {account.businessLine} {account.memberName} <OptionTag value={state} options={escrowStates} />
        </>
      }
      note={t('standing', { balance: sums[0]!, available: sums[1]! })}
      actions={<ActionLink to={paths.detail(account)}>{t('back')}</ActionLink>}
    >
      {offered.length === 0 && <p>{t('none')}</p>}
      {offered.map((name) => (
        <Action key={name} name={name} account={account} />
      ))}
    </Page>
  );
}

/** What may be asked for of an escrow account, one form each. */
export default function UpdatePage() {
  const { escrowId = '' } = useParams();
  return (
    <RecordGate resource={escrowAccounts} secureId={escrowId}>
      {(account) => <Actions account={account} />}
    </RecordGate>
  );
}
