import type { Option } from '@console/contracts/core/fields';
import { escrowKinds } from '@console/contracts/membership/escrow';
import { latestRows, type MemberMovement } from '@console/contracts/membership/membership';
import { plafondKinds } from '@console/contracts/membership/plafond';
import { dateFormats, formatCurrency, formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { OptionTag } from '@console/ui/status';
import type { ReactNode } from 'react';
import { Contracts, MovementSource } from './Contracts.tsx';
import { endpoints } from './endpoints.ts';
import { Facts } from '../shared/Facts.tsx';
import { messages } from './messages.ts';
import { useAccountColumns, useLimitColumns } from './Overview.tsx';

const signs = { in: '+', out: '-', none: '' } as const;

/** The latest movements of a limit or an account: each begins with what the one below it left. */
function Movements({
  line,
  movements,
  kinds,
  reference = ({ reference: text }) => text,
}: {
  readonly line: string;
  readonly movements: readonly MemberMovement[];
  readonly kinds: readonly Option[];
  readonly reference?: { reference(movement: MemberMovement): ReactNode }['reference'];
}) {
  const t = useMessages(messages);
  return (
    <Facts
      title={t('movements', { line })}
      note={t('latest', { count: Math.min(latestRows, movements.length) })}
      rows={movements}
      none={t('noMovements')}
      rowKey={({ seqNo }) => seqNo}
      columns={[
        { title: t('seqNo'), of: ({ seqNo }) => seqNo },
        { title: t('at'), of: ({ at }) => formatDate(at, dateFormats.log) },
        { title: t('kind'), of: ({ kind }) => <OptionTag value={kind} options={kinds} /> },
        {
          title: t('amount'),
          numeric: true,
          of: ({ direction, amount }) => `${signs[direction]}${formatCurrency(amount)}`,
        },
        { title: t('before'), numeric: true, of: ({ balanceBefore }) => formatCurrency(balanceBefore) },
        { title: t('after'), numeric: true, of: ({ balanceAfter }) => formatCurrency(balanceAfter) },
        { title: t('reference'), of: reference },
        { title: t('maker'), of: ({ maker }) => maker },
        { title: t('approver'), of: ({ approver }) => approver ?? '-' },
      ]}
    />
  );
}

/** Limits of a member by line, with the contracts that use them and their latest movements. */
export function Limits({ secureId }: { readonly secureId: string }) {
  const t = useMessages(messages);
  const columns = useLimitColumns();
  return (
    <Part of={endpoints.limits.useQuery({ parameters: { secureId } })}>
      {(limits) => (
        <>
          <Facts
            stacks
            title={t('limits')}
            rows={limits}
            none={t('noLimit')}
            columns={columns}
            rowKey={({ line }) => line}
          />
          {limits.map((limit) => (
            <Contracts key={limit.line} limit={limit} />
          ))}
          {limits.map(({ line, movements }) => (
            <Movements
              key={line}
              line={line}
              movements={movements}
              kinds={plafondKinds}
              reference={(movement) => <MovementSource {...movement} />}
            />
          ))}
        </>
      )}
    </Part>
  );
}

/** Money held for a member by line, with its latest movements. */
export function Escrow({ secureId }: { readonly secureId: string }) {
  const t = useMessages(messages);
  const columns = useAccountColumns();
  return (
    <Part of={endpoints.escrow.useQuery({ parameters: { secureId } })}>
      {(accounts) => (
        <>
          <Facts
            stacks
            title={t('escrow')}
            rows={accounts}
            none={t('noEscrow')}
            columns={columns}
            rowKey={({ escrowNo, line }) => `${line} ${escrowNo}`}
          />
          {accounts.map(({ line, escrowNo, movements }) => (
            <Movements key={`${line} ${escrowNo}`} line={line} movements={movements} kinds={escrowKinds} />
          ))}
        </>
      )}
    </Part>
  );
}
