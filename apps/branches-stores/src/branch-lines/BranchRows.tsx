import type { FeesOfBranches } from '@console/contracts/branches-stores/branch/fees';
import type { RatesOfBranches } from '@console/contracts/branches-stores/branch/rates';
import { addressOf } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import { ResourceList, type Row } from '@console/ui/list';
import { useMemo, type ReactNode } from 'react';

const hidden = ['branchId'];

interface BranchRowsProps {
  readonly rows: RatesOfBranches | FeesOfBranches;
  readonly branchId: string;
  /** Title of the page; without it the list is a tab of the branch. */
  readonly heading?: Text | undefined;
  readonly note?: ReactNode;
}

/**
 * The rates or fees of one branch, as a page or as a tab of the branch.
 * @example
 * <BranchRows rows={of.rates} branchId={secureId} />
 */
export function BranchRows({ rows, branchId, heading, note }: BranchRowsProps) {
  const fixed = useMemo(() => ({ branchId }), [branchId]);
  const paths = useMemo(
    () => ({
      create: addressOf(rows, 'create', { branchId }),
      detail: (row: Row) => addressOf(rows, 'detail', row),
      update: (row: Row) => addressOf(rows, 'update', row),
    }),
    [rows, branchId],
  );
  const columns = (rows.list.columns ?? []).filter((name) => name !== 'officeCode');
  return (
    <ResourceList
      resource={rows}
      heading={heading !== undefined}
      {...(heading ? { title: heading } : {})}
      columns={columns}
      fixed={fixed}
      linkFilters={hidden}
      paths={paths}
      note={note}
    />
  );
}
