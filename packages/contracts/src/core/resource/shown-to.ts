import { hiddenFrom } from '../fields.ts';
import { inFlagGroup } from '../flag-groups.ts';
import type { Resource } from '../resource.ts';

/** Fields of its record that a user with this flag does not see. */
export const hiddenOf = ({ fields, derived }: Pick<Resource, 'fields' | 'derived'>, flag: string): readonly string[] =>
  hiddenFrom(flag, { ...fields, ...derived });

/**
 * The resource as the screens of a user with this flag know it: filters, sorts and files that are not theirs left out.
 */
export function shownTo<R extends Resource>(resource: R, flag: string): R {
  const { list, operations: all } = resource;
  const filters = hiddenFrom(flag, list.filters);
  const hidden = hiddenOf(resource, flag);
  const exports = list.exportGroup === undefined || inFlagGroup(flag, list.exportGroup);
  if (filters.length + hidden.length === 0 && exports) return resource;
  const sorts = list.sorts.filter((name) => !hidden.includes(name));
  return {
    ...resource,
    operations: exports ? all : all.filter((operation) => operation !== 'download'),
    list: {
      ...list,
      sorts,
      ...(list.columns ? { columns: list.columns.filter((name) => !hidden.includes(name)) } : {}),
      filters: Object.fromEntries(Object.entries(list.filters).filter(([name]) => !filters.includes(name))),
    },
  };
}
