import { text, type Text } from '@console/contracts/core/text';

interface Pair<Field extends string> {
  readonly regular: Field;
  readonly repeat: Field;
  readonly title: Text;
}

const column = <const Field extends string>({ regular, repeat, title }: Pair<Field>) => ({
  field: regular,
  second: repeat,
  title: text(`${title.id} / RO`, `${title.en} / repeat`),
});

/** Columns of the lists of terms of dealers: what is agreed beside that of the branch, regular above repeat. */
export const pairColumns = <const Agreed extends string, const Goods = never>({
  goods = [],
  agreed,
  branch,
}: {
  /** Columns of the goods that the terms are for. */
  readonly goods?: readonly Goods[];
  readonly agreed: Pair<Agreed>;
  readonly branch: Pair<Agreed>;
}) =>
  [
    { field: 'dealerCode', second: 'dealerName' },
    { field: 'businessLine', width: 80 },
    { field: 'officeCode', second: 'branchName' },
    'tenors',
    ...goods,
    column(agreed),
    column(branch),
    { field: 'effectiveFrom', second: 'effectiveTo', title: text('Mulai / sampai', 'From / to') },
    'phase',
    { field: 'agreementNo', hidden: true },
  ] as const;
