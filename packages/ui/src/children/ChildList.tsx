import { resourceApi } from '@console/api';
import type { Resource } from '@console/contracts/core/resource';
import { useMemo } from 'react';
import { formatNumber } from '../formats/index.ts';
import { queryOf, readState, ResourceList, type ListColumn } from '../list/index.ts';
import type { ChildOf } from './child-tab.tsx';
import { pathsOf } from '../crud/index.ts';

interface ChildProps {
  readonly resource: Resource;
  readonly of: ChildOf<Resource>;
  readonly parentId: string;
}

const fixedOf = ({ parent, filters }: ChildOf<Resource>, parentId: string): Readonly<Record<string, string>> => ({
  ...(filters as Readonly<Record<string, string>> | undefined),
  [parent]: parentId,
});

/** The columns of the contract without the parent, which is the same in every row. */
const columnsOf = ({ list, fields, derived }: Resource, { parent, columns }: ChildOf<Resource>) =>
  (columns as readonly (string | ListColumn)[] | undefined) ??
  (list.columns ?? [...Object.keys(fields), ...Object.keys(derived)]).filter((name) => name !== parent);

/** The form opens with the parent filled in, where the child has it as a field. */
const createPath = (resource: Resource, parent: string, parentId: string, create: string) =>
  resource.fields[parent]?.kind === 'reference' ? `${create}?${parent}=${parentId}` : create;

/** The list of the records that belong to a record. */
export function ChildList({ resource, of, parentId }: ChildProps) {
  const fixed = useMemo(() => fixedOf(of, parentId), [of, parentId]);
  const hidden = useMemo(() => Object.keys(fixed), [fixed]);
  const columns = useMemo(() => columnsOf(resource, of), [resource, of]);
  const paths = useMemo(() => {
    const { create, update, ...routes } = pathsOf(of.routes);
    const detail = of.detail ?? routes.detail;
    return {
      ...(create ? { create: createPath(resource, of.parent, parentId, create) } : {}),
      ...(detail ? { detail } : {}),
      ...(update ? { update } : {}),
    };
  }, [resource, of, parentId]);
  return (
    <ResourceList
      resource={resource}
      heading={false}
      columns={columns}
      fixed={fixed}
      linkFilters={hidden}
      paths={paths}
    />
  );
}

/** How many of them the person may see. Asks for what the opened list asks for, so that both are one call. */
export function ChildCount({ resource, of, parentId }: ChildProps) {
  const { filters, size } = resource.list;
  const query = {
    ...queryOf(readState(new URLSearchParams(), filters, undefined, size), filters),
    ...fixedOf(of, parentId),
  };
  const { data } = resourceApi(resource).useListQuery(query);
  return data ? ` (${formatNumber(data.total)}${data.totalCapped ? '+' : ''})` : null;
}
