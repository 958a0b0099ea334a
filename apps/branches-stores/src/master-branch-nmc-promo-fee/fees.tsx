import { formatCurrency } from '@console/ui/formats';
import type { PromoFee } from '@console/contracts/branches-stores/promo-fee/promo-fees';
import type { ListColumn } from '@console/ui/list';
import { text } from '@console/contracts/core/text';

const shown = (amount: number | null | undefined) => (amount == null ? '-' : formatCurrency(amount));

/** The fees of a first contract and of a repeat order, which is as regular where it has none of its own. */
export const pairOf = (regular: number | null, repeat: number | null): string =>
  `${shown(regular)} / ${shown(repeat ?? regular)}`;

/** Columns of the list, the telling ones first: the fees in pairs, the normal ones struck through. */
export const columns: readonly (string | ListColumn<PromoFee>)[] = [
  { field: 'officeCode', second: 'branchName' },
  { field: 'campaignName', second: 'tenors' },
  {
    field: 'normalFeeRegular',
    title: text('Fee normal', 'Normal fee'),
    render: ({ normalFeeRegular, normalFeeRepeat }) => <del>{pairOf(normalFeeRegular, normalFeeRepeat)}</del>,
  },
  {
    field: 'promoFeeRegular',
    title: text('Promo fee'),
    render: ({ promoFeeRegular, promoFeeRepeat }) => pairOf(promoFeeRegular, promoFeeRepeat),
  },
  'phase',
  { field: 'effectiveFrom', second: 'effectiveTo', title: text('Mulai / sampai', 'From / to') },
  'difference',
  'mra',
];
