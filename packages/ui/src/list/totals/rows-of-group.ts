import { readGroup, writeGroup, type Condition } from '@console/contracts/core/conditions/where';
import type { Resource } from '@console/contracts/core/resource';
import { pageSizes } from '@console/contracts/core/list-limits';
import { writeState, type FilterTexts, type ListState } from '../address.ts';

const plainKinds = ['choice', 'choices', 'reference', 'flag'];

/** The filters of the rows of one group; `null` where the conditions in use cannot be narrowed by one more. */
function filtersOfGroup(
  resource: Resource,
  filters: FilterTexts,
  by: string,
  value: string | null,
): FilterTexts | null {
  const plain = resource.list.filters[by];
  if (value !== null && plain && plainKinds.includes(plain.kind)) return { ...filters, [by]: [value] };
  const condition: Condition =
    value === null ? { field: by, operator: 'empty', values: [] } : { field: by, operator: 'is', values: [value] };
  const added = writeGroup({ match: 'all', conditions: [condition] });
  const where = filters['where'] ?? [];
  if (filters['match']?.[0] !== 'any') return { ...filters, where: [...where, added] };
  const { match: _match, ...others } = filters;
  // One group is met or not: beside it "any" would mean the group or this.
  if (where.length < 2) return { ...others, where: [...where, added] };
  // "Any of the groups, and this": possible where the groups can become one.
  const groups = where.map(readGroup);
  if (groups.some((group) => group === null || group.conditions.length > 1)) return null;
  const one = writeGroup({ match: 'any', conditions: groups.flatMap((group) => group?.conditions ?? []) });
  return { ...others, where: [one, added] };
}

/**
 * The address of the list with the rows of a group.
 * @returns `null` where no address means them
 */
export function rowsOfGroup(
  resource: Resource,
  state: ListState,
  address: URLSearchParams,
  by: string,
  value: string | null,
): string | null {
  const filters = filtersOfGroup(resource, state.filters, by, value);
  if (!filters) return null;
  const { size = pageSizes[0] } = resource.list;
  return `?${writeState({ ...state, filters, page: 1 }, resource.list.filters, address, {}, size).toString()}`;
}
