import { useFlag } from '@console/auth';
import { hiddenOf, shownTo } from '@console/contracts/core/resource';
import { useMemo } from 'react';
import type { ResourceListProps } from './props.ts';

/**
 * The list props without the filters, columns and exports of flag groups that the person is not in
 * (docs/model/specification.md#flag-groups).
 */
export function useShown(props: ResourceListProps): ResourceListProps {
  const flag = useFlag();
  const { resource, columns } = props;
  const shown = useMemo(() => shownTo(resource, flag), [resource, flag]);
  const visibleColumns = useMemo(() => {
    const hidden = hiddenOf(resource, flag);
    return columns?.filter((column) => !hidden.includes(typeof column === 'string' ? column : column.field));
  }, [resource, columns, flag]);
  return { ...props, resource: shown, ...(visibleColumns ? { columns: visibleColumns } : {}) };
}
