import type { ResetRow } from '@console/contracts/branches-stores/promo-fee/reset';
import { formatCurrency, formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { Pager } from '@console/ui/pager';
import { ScrollTable } from '@console/ui/page';
import { pairOf } from './fees.tsx';
import { messages } from './messages.ts';

interface Rows {
  readonly rows: readonly ResetRow[];
  readonly total: number;
  readonly page: number;
  readonly size: number;
}

const instalments = (now: number | null, then: number | null): string => {
  const shown = (amount: number | null) => (amount === null ? '-' : formatCurrency(amount));
  const rise = now !== null && then !== null ? ` (${then >= now ? '+' : ''}${formatNumber(then - now)})` : '';
  return `${shown(now)} → ${shown(then)}${rise}`;
};

/** Promo fees of a reset: what happens to each, and the effect on the instalment of the sample price. */
export function ResetTable({
  label,
  shown,
  onPage,
}: {
  readonly label: string;
  readonly shown: Rows;
  readonly onPage: (page: number) => void;
}) {
  const t = useMessages(messages);
  return (
    <>
      <ScrollTable label={label}>
        <table className="plain-table">
          <thead>
            <tr>
              {(['office', 'campaign', 'tenor', 'effect', 'fee', 'instalment', 'openOrders'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.rows.map((row) => (
              <tr key={row.secureId}>
                <td>
                  {row.officeCode} {row.branchName}
                </td>
                <td>{row.campaignName}</td>
                <td>{row.tenors}</td>
                <td>{t(row.effect)}</td>
                <td>
                  {pairOf(row.promoFeeRegular, row.promoFeeRepeat)} →{' '}
                  {pairOf(row.normalFeeRegular, row.normalFeeRepeat)}
                </td>
                <td>{instalments(row.instalmentNow, row.instalmentThen)}</td>
                <td>{formatNumber(row.openOrders)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
      <Pager page={shown.page} size={shown.size} total={shown.total} onPage={onPage} />
    </>
  );
}
