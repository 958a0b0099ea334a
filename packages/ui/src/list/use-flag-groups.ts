import { useFlag, useIsOfBranch } from '@console/auth';
import { hiddenOf, shownTo } from '@console/contracts/core/resource';
import { useMemo } from 'react';
import type { ResourceListProps } from './props.ts';

/**
 * The list props without the filters, columns and exports of flag groups that the person is not in
 * (docs/model/specification.md#flag-groups), and for users of a branch without what is not for them.
 */
export function useShown(props: ResourceListProps): ResourceListProps {
  const flag = useFlag();
  const isOfBranch = useIsOfBranch();
  const { resource, columns } = props;
  const shown = useMemo(() => shownTo(resource, flag, isOfBranch), [resource, flag, isOfBranch]);
  const visibleColumns = useMemo(() => {
    const hidden = hiddenOf(resource, flag, isOfBranch);
    return columns?.filter((column) => !hidden.includes(typeof column === 'string' ? column : column.field));
  }, [resource, columns, flag, isOfBranch]);
  return { ...props, resource: shown, ...(visibleColumns ? { columns: visibleColumns } : {}) };
}
