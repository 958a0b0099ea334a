import { addressOf } from '@console/contracts/core/resource';
import { ResourceList, type Row } from '@console/ui/list';
import { useMemo } from 'react';
import type { OfLine } from './of-line.ts';

const hidden = ['branchId'];
const ofOther = new Set(['officeCode', 'branchName']);

interface ExclusiveRowsProps {
  readonly of: OfLine;
  readonly kind: 'rate' | 'fee';
  readonly branchId: string;
}

/** The sheets of concessions of a branch, as a tab of it. */
export function ExclusiveRows({ of, kind, branchId }: ExclusiveRowsProps) {
  const resource = kind === 'rate' ? of.exclusiveRates : of.exclusiveFees;
  const bases = kind === 'rate' ? of.rates : of.fees;
  const fixed = useMemo(() => ({ branchId }), [branchId]);
  const paths = useMemo(
    () => ({
      detail: (row: Row) => addressOf(bases, 'detail', { branchId, secureId: (row as { baseId?: string }).baseId }),
      update: (row: Row) => addressOf(resource, 'update', row),
    }),
    [bases, resource, branchId],
  );
  return (
    <ResourceList
      resource={resource}
      heading={false}
      columns={(resource.list.columns ?? []).filter((name) => !ofOther.has(name))}
      fixed={fixed}
      linkFilters={hidden}
      paths={paths}
    />
  );
}
