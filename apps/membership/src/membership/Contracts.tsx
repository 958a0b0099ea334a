import type { MemberContract, MemberLimit, MemberMovement } from '@console/contracts/membership/membership';
import { paymentHistory } from '@console/contracts/membership/membership/payments';
import { sourceOf } from '@console/contracts/membership/plafond';
import { memberOrders } from '@console/contracts/orders-logs/member-orders';
import { formatCurrency, formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { Link } from 'react-router';
import { Facts } from '../shared/Facts.tsx';
import { messages } from './messages.ts';
import { OrderLink } from './OrderLink.tsx';

const day = (value: string | null) => (value ? formatDate(value, 'DD MMM YYYY') : '-');

/** A number leading to its rows behind another tab of the same page. */
function RowsLink({ tab, by, of }: { readonly tab: string; readonly by: string; readonly of: string }) {
  return <Link to={`?${new URLSearchParams({ tab, [by]: of }).toString()}`}>{of}</Link>;
}

const Payments = ({ contractNo }: { readonly contractNo: string }) => (
  <RowsLink tab={paymentHistory.module} by="contractNo" of={contractNo} />
);

/** What a movement of a limit is for: its order or the payments of its contract, one click away. */
export function MovementSource({ kind, reference }: MemberMovement) {
  const source = sourceOf(kind, reference);
  if (!source) return reference;
  if ('applNo' in source) return <RowsLink tab={memberOrders.module} by="search" of={source.applNo} />;
  return (
    <>
      <Payments contractNo={source.contractNo} />
      {reference.slice(source.contractNo.length)}
    </>
  );
}

/** Whether the outstanding principals make what is used of the limit. */
function useSum({ used, contracts }: Limit): string {
  const t = useMessages(messages);
  const sum = contracts.reduce((all, { outstanding }) => all + (outstanding ?? 0), 0);
  const amounts = { sum: formatCurrency(sum), used: formatCurrency(used) };
  return sum === used ? t('usedAgrees', amounts) : t('usedDiffers', amounts);
}

type Limit = Pick<MemberLimit, 'line' | 'used'> & { readonly contracts: readonly MemberContract[] };

/** Contracts of a line: what is used of its limit, and the sum that it rests on. */
export function Contracts({ limit }: { readonly limit: Limit }) {
  const t = useMessages(messages);
  const sum = useSum(limit);
  const money = (value: number | null) => (value === null ? '-' : formatCurrency(value));
  return (
    <Facts
      stacks
      title={t('contracts', { line: limit.line })}
      note={sum}
      rows={limit.contracts}
      none={t('noContracts')}
      rowKey={({ contractNo }) => contractNo}
      columns={[
        { title: t('contractNo'), of: ({ contractNo }) => <Payments contractNo={contractNo} /> },
        {
          title: t('order'),
          of: ({ orderId, applNo, line }) =>
            orderId && applNo ? <OrderLink secureId={orderId} applNo={applNo} businessLine={line} /> : '-',
        },
        { title: t('disbursedAt'), of: ({ disbursedAt }) => day(disbursedAt) },
        { title: t('financed'), numeric: true, of: ({ financed }) => money(financed) },
        {
          title: t('instalments'),
          numeric: true,
          of: ({ paidInstalments, tenor }) => `${paidInstalments} / ${tenor ?? '-'}`,
        },
        { title: t('paidPrincipal'), numeric: true, of: ({ paidPrincipal }) => money(paidPrincipal) },
        { title: t('outstanding'), numeric: true, of: ({ outstanding }) => money(outstanding) },
        { title: t('nextDueDate'), of: ({ nextDueDate }) => day(nextDueDate) },
        {
          title: t('daysPastDue'),
          numeric: true,
          of: ({ daysPastDue, worstDaysPastDue }) => `${daysPastDue} (${worstDaysPastDue})`,
        },
      ]}
    />
  );
}
