import { useFlag } from '@console/auth';
import { hiddenOf, shownTo } from '@console/contracts/core/resource';
import { useMemo } from 'react';
import type { ResourceListProps } from './props.ts';

/**
 * The list as the person's flag lets it be seen: filters, columns and files of other flag groups left out
 * (docs/model/specification.md#flag-groups).
 */
export function useShown(props: ResourceListProps): ResourceListProps {
  const flag = useFlag();
  const { resource, columns } = props;
  const shown = useMemo(() => shownTo(resource, flag), [resource, flag]);
  const left = useMemo(() => {
    const hidden = hiddenOf(resource, flag);
    return columns?.filter((column) => !hidden.includes(typeof column === 'string' ? column : column.field));
  }, [resource, columns, flag]);
  return { ...props, resource: shown, ...(left ? { columns: left } : {}) };
}
