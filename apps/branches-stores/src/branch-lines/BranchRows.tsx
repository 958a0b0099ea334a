import type { FeesOfBranches } from '@console/contracts/branches-stores/branch/fees';
import type { RatesOfBranches } from '@console/contracts/branches-stores/branch/rates';
import { addressOf } from '@console/contracts/core/resource';
import { text, type Text } from '@console/contracts/core/text';
import { ResourceList, type ResourceListProps, type Row } from '@console/ui/list';
import { useMemo, type ReactNode } from 'react';

const hidden = ['branchId'];

interface BranchRowsProps {
  readonly rows: RatesOfBranches | FeesOfBranches;
  readonly branchId: string;
  /** Title of the page; without it the list is a tab of the branch. */
  readonly heading?: Text | undefined;
  /** Name of the list among its tabs, without the branch. */
  readonly tab?: Text;
  readonly note?: ReactNode;
  /** Columns in place of those of the contract. */
  readonly columns?: ResourceListProps['columns'] | undefined;
}

/** What belongs together stands in one column, so that lists of all lines have room for the same ones. */
const pairs: Readonly<Record<string, { readonly second: string; readonly title: Text }>> = {
  collateralType: { second: 'ageBand', title: text('Jaminan / umur', 'Collateral / age') },
  effectiveFrom: { second: 'effectiveTo', title: text('Mulai / sampai', 'From / to') },
  sampleRegular: { second: 'sampleRepeat', title: text('Contoh angsuran / RO', 'Sample instalment / repeat') },
};
const seconds = new Set(Object.values(pairs).map(({ second }) => second));

/** The columns of the contract without the office, which the page is about. */
const inPairs = (names: readonly string[]) =>
  names
    .filter((name) => name !== 'officeCode' && !seconds.has(name))
    .map((name) => (pairs[name] ? { field: name, ...pairs[name] } : name));

/**
 * The rates or fees of one branch, as a page or as a tab of the branch.
 * @example
 * <BranchRows rows={of.rates} branchId={secureId} />
 */
export function BranchRows({ rows, branchId, heading, tab, note, columns: own }: BranchRowsProps) {
  const fixed = useMemo(() => ({ branchId }), [branchId]);
  const paths = useMemo(
    () => ({
      create: addressOf(rows, 'create', { branchId }),
      detail: (row: Row) => addressOf(rows, 'detail', row),
      update: (row: Row) => addressOf(rows, 'update', row),
    }),
    [rows, branchId],
  );
  const columns = useMemo(() => own ?? inPairs(rows.list.columns ?? []), [own, rows]);
  return (
    <ResourceList
      resource={rows}
      heading={heading !== undefined}
      {...(heading ? { title: heading, ...(tab ? { tabTitle: tab } : {}) } : {})}
      columns={columns as never}
      fixed={fixed}
      linkFilters={hidden}
      paths={paths}
      note={note}
    />
  );
}
