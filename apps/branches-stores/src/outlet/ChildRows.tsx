import { addressOf, type Resource } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import { ResourceList, type ResourceListProps, type Row } from '@console/ui/list';
import { useMemo } from 'react';

interface ChildRowsProps {
  readonly resource: Resource;
  /** The field that names the outlet. */
  readonly parent: 'dealerId' | 'storeId';
  readonly parentId: string;
  readonly columns: ResourceListProps['columns'];
  /** Its heading, where the page has none. */
  readonly title?: Text | undefined;
}

/**
 * The records of an outlet that stand below its page.
 * @example
 * <ChildRows resource={storeRates} parent="storeId" parentId={secureId} columns={['rates', 'phase']} />
 */
export function ChildRows({ resource, parent, parentId, columns, title }: ChildRowsProps) {
  const fixed = useMemo(() => ({ [parent]: parentId }), [parent, parentId]);
  const hidden = useMemo(() => [parent], [parent]);
  const paths = useMemo(
    () => ({
      create: addressOf(resource, 'create', { [parent]: parentId }),
      detail: (row: Row) => addressOf(resource, 'detail', row),
      update: (row: Row) => addressOf(resource, 'update', row),
    }),
    [resource, parent, parentId],
  );
  return (
    <ResourceList
      resource={resource}
      heading={title !== undefined}
      {...(title ? { title, tabTitle: resource.title } : {})}
      columns={columns}
      fixed={fixed}
      linkFilters={hidden}
      paths={paths}
    />
  );
}
