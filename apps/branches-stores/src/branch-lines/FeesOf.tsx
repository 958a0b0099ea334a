import type { BranchFee } from '@console/contracts/branches-stores/branch/fees';
import { text, type Text } from '@console/contracts/core/text';
import { formatCurrency, percentText } from '@console/ui/formats';
import type { Columns } from '@console/ui/list';
import { BranchRows } from './BranchRows.tsx';
import type { OfLine } from './of-line.ts';
import { QanunNote } from './QanunNote.tsx';

const valueOf = (amount: number | null, percent: string | null): string =>
  amount === null ? percentText(percent) : formatCurrency(amount);

/** The telling ones first: a fee is an amount or a percentage, so that one column shows either. */
const columns: Columns<BranchFee> = [
  'feeType',
  'tenors',
  {
    field: 'amountFrom',
    title: text('Nilai dibiayai', 'Base'),
    render: ({ amountFrom, amountTo }) =>
      amountTo === null
        ? `≥ ${formatCurrency(amountFrom)}`
        : `${formatCurrency(amountFrom)} - ${formatCurrency(amountTo)}`,
  },
  {
    field: 'amountRegular',
    title: text('Regular'),
    render: ({ amountRegular, percentRegular }) => valueOf(amountRegular, percentRegular),
  },
  {
    field: 'amountRepeat',
    title: text('RO', 'Repeat'),
    render: ({ amountRepeat, percentRepeat }) => valueOf(amountRepeat, percentRepeat),
  },
  'phase',
  { field: 'effectiveFrom', second: 'effectiveTo', title: text('Mulai / sampai', 'From / to') },
  'charge',
  'exclusiveCount',
];

const tab = text('Fee', 'Fees');

/** The fees of one branch, with a note where qanun applies. */
export const FeesOf = ({ of, branchId, heading }: { of: OfLine; branchId: string; heading?: Text }) => (
  <BranchRows
    rows={of.fees}
    branchId={branchId}
    heading={heading}
    tab={tab}
    columns={columns as never}
    note={<QanunNote of={of} branchId={branchId} />}
  />
);
