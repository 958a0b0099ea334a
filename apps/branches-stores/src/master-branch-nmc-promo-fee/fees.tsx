import { formatCurrency } from '@console/ui/formats';
import type { PromoFee } from '@console/contracts/branches-stores/promo-fee/promo-fees';
import type { Columns } from '@console/ui/list';
import { text } from '@console/contracts/core/text';

const shown = (amount: number | null | undefined) => (amount == null ? '-' : formatCurrency(amount));

/** The fees of a first contract and of a repeat order, which is as regular where it has none of its own. */
export const pairOf = (regular: number | null, repeat: number | null): string =>
  `${shown(regular)} / ${shown(repeat ?? regular)}`;

/** Columns of the list, the telling ones first: the fees in pairs, the normal ones struck through below them. */
export const columns: Columns<PromoFee> = [
  { field: 'officeCode', second: 'branchName' },
  { field: 'campaignName', second: 'tenors' },
  {
    field: 'promoFeeRegular',
    title: text('Promo fee / fee normal', 'Promo fee / normal fee'),
    render: ({ promoFeeRegular, promoFeeRepeat, normalFeeRegular, normalFeeRepeat }) => (
      <>
        {pairOf(promoFeeRegular, promoFeeRepeat)}
        <div className="list-second">
          <del>{pairOf(normalFeeRegular, normalFeeRepeat)}</del>
        </div>
      </>
    ),
  },
  { field: 'effectiveFrom', second: 'effectiveTo', title: text('Mulai / sampai', 'From / to') },
  'phase',
  'difference',
  'mra',
];
