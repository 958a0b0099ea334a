import { hiddenFrom } from '../fields.ts';
import { inFlagGroup } from '../flag-groups.ts';
import type { Resource } from './declaration.ts';

/**
 * Fields of the record that a user with this flag, or of a branch, does not see.
 * @example
 * hiddenOf(blacklistPhoneNumbers, '6'); // ['phone']
 */
export const hiddenOf = (
  { fields, derived }: Pick<Resource, 'fields' | 'derived'>,
  flag: string,
  isOfBranch = false,
): readonly string[] => hiddenFrom(flag, { ...fields, ...derived }, isOfBranch);

/**
 * The resource without the columns, filters, sorts and export that a user with this flag, or of a branch, may not use.
 * @example
 * const { list } = shownTo(resource, profile.flag);
 */
export function shownTo<R extends Resource>(resource: R, flag: string, isOfBranch = false): R {
  const { list, operations: all } = resource;
  const filters = hiddenFrom(flag, list.filters, isOfBranch);
  const hidden = hiddenOf(resource, flag, isOfBranch);
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
      ...(list.filters['where']
        ? { conditions: { ...list.conditions, ...Object.fromEntries(hidden.map((name) => [name, []])) } }
        : {}),
      ...(list.groupings
        ? { groupings: { ...list.groupings, by: list.groupings.by.filter((name) => !hidden.includes(name)) } }
        : {}),
      filters: Object.fromEntries(Object.entries(list.filters).filter(([name]) => !filters.includes(name))),
    },
  };
}
