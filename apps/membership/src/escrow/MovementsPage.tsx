import { escrowRules } from '@console/contracts/membership/escrow';
import { escrowAccounts, type EscrowAccount } from '@console/contracts/membership/escrow/accounts';
import { escrowMovements } from '@console/contracts/membership/escrow/movements';
import { text } from '@console/contracts/core/text';
import { addDays, formatCurrency, useToday } from '@console/ui/formats';
import { filterOf, ResourceList, useListAddress, type FilterTexts } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { RecordGate } from '@console/ui/record';
import { ActionLink } from '@console/ui/why';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { Checks, Recalculate } from './Checks.tsx';
import { endpoints } from './endpoints.ts';
import { messages } from './messages.ts';
import { paths } from './paths.ts';

const hidden = ['escrowId'];
const { filters } = escrowMovements.list;

/** The check line of the filter: opening, credits, debits, what the filter leaves out, closing. */
function CheckLine({ secureId, defaults }: { readonly secureId: string; readonly defaults: FilterTexts }) {
  const t = useMessages(messages);
  const [state] = useListAddress(escrowMovements, defaults);
  const { from, to, kind, direction } = filterOf(state, filters) as Readonly<Record<string, string | undefined>>;
  const query = { from, to, kind, direction: direction as 'in' | 'out' | 'none' | undefined };
  return (
    <Part of={endpoints.sums.useQuery({ parameters: { secureId }, query })}>
      {({ others, count: _count, ...sums }) => {
        const words = Object.fromEntries(
          Object.entries(sums).map(([name, value]) => [name, formatCurrency(value)]),
        ) as Record<keyof typeof sums, string>;
        const more = `${others < 0 ? '-' : '+'} ${formatCurrency(Math.abs(others))}`;
        return <p role="status">{others === 0 ? t('line', words) : t('lineOfMore', { ...words, others: more })}</p>;
      }}
    </Part>
  );
}

function LatestChecks({ secureId }: { readonly secureId: string }) {
  return (
    <Part of={endpoints.rests.useQuery({ parameters: { secureId } })}>
      {({ checks }) => <Checks checks={checks} />}
    </Part>
  );
}

function Movements({ account }: { readonly account: EscrowAccount }) {
  const t = useMessages(messages);
  const today = useToday();
  const { secureId, businessLine, memberName } = account;
  const fixed = useMemo(() => ({ escrowId: secureId }), [secureId]);
  const defaults = useMemo(() => ({ from: [addDays(today, -escrowRules.periodDays)] }), [today]);
  return (
    <>
      <ResourceList
        resource={escrowMovements}
        title={text(`Mutasi escrow ${businessLine} ${memberName}`, `Escrow movements ${businessLine} ${memberName}`)}
        fixed={fixed}
        linkFilters={hidden}
        defaultFilters={defaults}
        offers={() => []}
        note={<CheckLine secureId={secureId} defaults={defaults} />}
        toolbar={
          <>
            <ActionLink to={paths.detail(account)}>{t('back')}</ActionLink>
            <Recalculate account={account} />
          </>
        }
      />
      <LatestChecks secureId={secureId} />
    </>
  );
}

/** All movements of an escrow account, with the check line of the filter and what the latest checks found. */
export default function MovementsPage() {
  const { escrowId = '' } = useParams();
  return (
    <RecordGate resource={escrowAccounts} secureId={escrowId}>
      {(account) => <Movements key={account.secureId} account={account} />}
    </RecordGate>
  );
}
