import { countLimit } from '@console/contracts/core/list-limits';
import { readConditions } from '@console/contracts/core/conditions/read';
import { writeGroup, type Conditions } from '@console/contracts/core/conditions/where';
import { searchMaximum, searchMinimum } from '@console/contracts/core/search-length';
import type { Resource } from '@console/contracts/core/resource';
import { lacksNeeded } from '@console/contracts/core/resource/needed-filters';
import type { Caller } from '../../platform/context.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';

export interface Sort {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** Filters, search and sorting of a list, a download or an "all" call. */
export interface Selection {
  /** Values by filter; under `where` the {@link Conditions}. */
  readonly filters: Readonly<Record<string, unknown>>;
  readonly search: string | null;
  readonly sorts: readonly Sort[];
}

export interface ListQuery extends Selection {
  readonly page: number;
  readonly size: number;
}

const mostSorts = 2;

/** Checks a search text. @throws Refusal VALIDATION when it is too short or too long. */
export function readSearch(resource: Resource, value: unknown): string | null {
  const search = typeof value === 'string' ? value.trim() : '';
  if (search === '') return null;
  const [minimum, maximum] = [searchMinimum(resource), searchMaximum];
  if (search.length < minimum) throw invalid({ field: 'search', code: 'TOO_SHORT', parameters: { minimum } });
  if (search.length > maximum) throw invalid({ field: 'search', code: 'TOO_LONG', parameters: { maximum } });
  return search;
}

function readSorts({ list }: Resource, given: unknown): Sort[] {
  const wanted = Array.isArray(given) && given.length > 0 ? (given as string[]) : list.defaultSort;
  if (wanted.length > mostSorts) throw new Refusal('SORT_FIELD');
  return wanted.map((text) => {
    const [field = '', direction = 'asc'] = text.split(',');
    const isDefault = list.defaultSort.some((sort) => sort.split(',')[0] === field);
    if ((!list.sorts.includes(field) && !isDefault) || (direction !== 'asc' && direction !== 'desc'))
      throw new Refusal('SORT_FIELD');
    return { field, direction };
  });
}

/**
 * The conditions of a list, checked against its contract: the filter `where` of a selection.
 * @throws Refusal VALIDATION beside each condition that the list does not have or that has no usable value
 */
function readWhere(resource: Resource, where: unknown, match: unknown): Conditions | null {
  if (!Array.isArray(where) || where.length === 0) return null;
  const read = readConditions(resource, where as string[], match === 'any' ? 'any' : 'all');
  if (!read.ok) throw invalid(...read.faults);
  return read.conditions;
}

/** Reads filters, search and sorting from parameters that fit the call's schema. */
export function selectionOf(resource: Resource, query: Readonly<Record<string, unknown>>): Selection {
  const filters: Record<string, unknown> = Object.fromEntries(
    ['secureId', ...Object.keys(resource.list.filters)]
      .filter((name) => query[name] != null && name !== 'where' && name !== 'match')
      .map((name) => [name, query[name]]),
  );
  const where = readWhere(resource, query['where'], query['match']);
  if (where) filters['where'] = where;
  return { filters, search: readSearch(resource, query['search']), sorts: readSorts(resource, query['sort']) };
}

/** Filters as their parameters were written, for what people read later. */
export function writtenFilters({ where, ...filters }: Selection['filters']): Readonly<Record<string, unknown>> {
  if (where === undefined) return filters;
  const { match, groups } = where as Conditions;
  return { ...filters, where: groups.map(writeGroup), ...(match === 'any' ? { match } : {}) };
}

/** Reads the parameters of a list. */
export function listQueryOf(resource: Resource, query: Readonly<Record<string, unknown>>): ListQuery {
  const { page = 1, size = 10 } = query as { page?: number; size?: number };
  if (page < 1) throw invalid({ field: 'page', code: 'RANGE', parameters: { minimum: 1, maximum: countLimit } });
  return { ...selectionOf(resource, query), page, size };
}

/**
 * Refuses an unfiltered read of lists with millions of records, except to admins, and, where the list says so, to users
 * of all branches. Conditions alone do not count: "is not" may leave nearly all of them.
 * @throws Refusal NARROW_FILTER
 */
export function requireNarrowed(
  { list }: Resource,
  { filters, search }: Pick<Selection, 'filters' | 'search'>,
  { isAdmin, scope }: Pick<Caller, 'isAdmin' | 'scope'>,
): void {
  if (typeof list.needsFilter === 'object') {
    if (lacksNeeded(list.needsFilter, { ...filters, ...(search === null ? {} : { search }) }))
      throw new Refusal('NARROW_FILTER');
    return;
  }
  const readsWhole = isAdmin || (list.needsFilter === 'outside-national' && scope.type === 'all');
  if (list.needsFilter && !readsWhole && search === null && Object.keys(filters).every((name) => name === 'where'))
    throw new Refusal('NARROW_FILTER');
}
