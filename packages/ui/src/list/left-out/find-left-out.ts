import { isMatch, textsOf } from '@console/contracts/core/list-address';
import type { Resource } from '@console/contracts/core/resource';
import { searchMaximum } from '@console/contracts/core/search-length';
import { conditionNames, isPageSize, isSort, maxSorts, unusableFilters } from '../address.ts';
import type { ListState } from '../address.ts';
import { isPageNumber } from '../../left-out/accepts.ts';
import { isKnownSort } from '../use-known-sort.ts';

/** Members of the address of a list page besides its filters: state of the list, its tabs and what they open. */
const pageMembers: ReadonlySet<string> = new Set([
  'page',
  'size',
  'sort',
  'search',
  'view',
  'tab',
  'id',
  'change',
  'run',
  'totals',
]);

/** What an address names that the list does not have or cannot use. */
export interface LeftOut {
  /** Fields of sorts. */
  readonly sorts: readonly string[];
  /** Sorts that are written in another way, or that are too many. */
  readonly unusableSorts: readonly string[];
  readonly filters: readonly string[];
  /** Filters whose values cannot be used. */
  readonly values: readonly string[];
  readonly conditions: readonly string[];
  /** What is no word between groups of conditions. */
  readonly match: string | null;
  readonly search: 'long' | 'several' | null;
  readonly page: string | null;
  readonly size: string | null;
  readonly tab: string | null;
  readonly view: boolean;
}

export interface PageOptions {
  /** The list is the page: no other part of it reads the address. */
  readonly isPage: boolean;
  /** The address names a tab of the page besides the list. */
  readonly hasTab: boolean;
  /** The address names a saved view that does not exist, or that the person may not see. */
  readonly hasMissingView: boolean;
}

/** A member of the address that does not fit, or that has several texts in place of one. */
const unfit = (texts: readonly string[], fits: (text: string) => boolean): string | null =>
  texts.length < 2 && texts.every(fits) ? null : texts.join(', ');

/**
 * Finds what the list leaves out of an address.
 * @param state the state of the address, with all its sorts
 * @param isChecked whether values of filters can be checked yet
 */
export function findLeftOut(
  resource: Resource,
  address: URLSearchParams,
  state: ListState,
  { isPage, hasTab, hasMissingView }: PageOptions,
  conditions: readonly string[],
  isChecked: boolean,
): LeftOut {
  const { filters } = resource.list;
  const sorts = address.getAll('sort');
  const readable = sorts.filter(isSort);
  const searches = textsOf(address, 'search');
  const isList = isPage && !hasTab;
  // What is typed in a filter is applied only without a fault, so a faulty value comes from a link.
  const unusable = isChecked ? unusableFilters(filters, state.filters) : [];
  return {
    sorts: readable.filter((sort) => !isKnownSort(resource, sort)).map((sort) => sort.split(',', 1)[0]!),
    unusableSorts: [...sorts.filter((sort) => !isSort(sort)), ...readable.slice(maxSorts)],
    filters: isList ? [...new Set(address.keys())].filter((name) => !pageMembers.has(name) && !filters[name]) : [],
    values: unusable.filter((name) => address.has(name) && !conditionNames.includes(name)),
    conditions,
    match: unfit(state.filters['match'] ?? [], isMatch),
    search: searches.length > 1 ? 'several' : (searches[0] ?? '').length > searchMaximum ? 'long' : null,
    page: unfit(textsOf(address, 'page'), isPageNumber),
    size: unfit(textsOf(address, 'size'), (text) => isPageSize(text) || text === String(state.size)),
    tab: isList ? unfit(textsOf(address, 'tab'), () => false) : null,
    view: hasMissingView,
  };
}

/** Whether nothing is left out. */
export const isEmpty = (leftOut: LeftOut): boolean =>
  Object.values(leftOut).every((part) => part === null || part === false || (Array.isArray(part) && part.length === 0));

/** The address without what is left out. @param where the conditions that stay */
export function withoutLeftOut(
  resource: Resource,
  current: URLSearchParams,
  leftOut: LeftOut,
  where: readonly string[],
): URLSearchParams {
  const next = new URLSearchParams(current);
  const { page, size, tab, match, search, view, conditions } = leftOut;
  const members = Object.entries({ page, size, tab, match, search, view }).filter(
    ([, part]) => part !== null && part !== false,
  );
  for (const name of [...members.map(([name]) => name), ...leftOut.filters, ...leftOut.values]) next.delete(name);
  next.delete('sort');
  const sorts = current.getAll('sort').filter((sort) => isSort(sort) && isKnownSort(resource, sort));
  for (const sort of sorts.slice(0, maxSorts)) next.append('sort', sort);
  if (conditions.length === 0) return next;
  next.delete('where');
  for (const each of where) next.append('where', each);
  if (where.length < 2) next.delete('match');
  return next;
}
