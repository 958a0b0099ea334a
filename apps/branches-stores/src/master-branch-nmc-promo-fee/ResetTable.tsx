import type { ResetRow } from '@console/contracts/branches-stores/promo-fee/reset';
import { formatCurrency, formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { PlainTable } from '@console/ui/page';
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
    <PlainTable
      label={label}
      rows={shown.rows}
      keyOf={({ secureId }) => secureId}
      pages={shown}
      onPage={onPage}
      columns={[
        { title: t('office'), of: ({ officeCode, branchName }) => `${officeCode} ${branchName}` },
        { title: t('campaign'), of: ({ campaignName }) => campaignName },
        { title: t('tenor'), of: ({ tenors }) => tenors },
        { title: t('effect'), of: ({ effect }) => t(effect) },
        {
          title: t('fee'),
          of: ({ promoFeeRegular, promoFeeRepeat, normalFeeRegular, normalFeeRepeat }) =>
            `${pairOf(promoFeeRegular, promoFeeRepeat)} → ${pairOf(normalFeeRegular, normalFeeRepeat)}`,
        },
        { title: t('instalment'), of: (row) => instalments(row.instalmentNow, row.instalmentThen), isNumber: true },
        { title: t('openOrders'), of: ({ openOrders }) => formatNumber(openOrders), isNumber: true },
      ]}
    />
  );
}
