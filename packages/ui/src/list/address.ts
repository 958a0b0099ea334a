import { filterTexts, pageOf, takesSeveral } from '@console/contracts/core/list-address';
import { pageSizes } from '@console/contracts/core/list-limits';
import { isNumeric, type Field, type Fields } from '@console/contracts/core/fields';
import { referredId } from '@console/contracts/core/number-reference';
import { checkField } from '@console/contracts/core/validation';
import type { DateRange } from '@console/contracts/core/ranges';
import type { FieldError } from '@console/contracts/core/errors';
import type { ListQuery } from '@console/api';
import { numberOf } from '../formats/number-text.ts';

/** Filter values as texts of the address; empty for a filter that is not set. */
export type FilterTexts = Readonly<Record<string, readonly string[]>>;

/** Everything that decides what a list shows. Kept in the address, so that Back and a copied link restore it. */
export interface ListState {
  readonly page: number;
  readonly size: number;
  /** `field,asc` or `field,desc`, at most two; empty: the default of the contract. */
  readonly sort: readonly string[];
  readonly search: string;
  readonly filters: FilterTexts;
}

export { isPageNumber, isPageSize, isSort, maxSorts } from '@console/contracts/core/list-address';

/** Reads the state of a list from its address; invalid values are ignored. @param defaultSize default rows per page */
export function readState(
  address: URLSearchParams,
  filters: Fields,
  defaults: FilterTexts = {},
  defaultSize: number = pageSizes[0],
): ListState {
  return {
    ...pageOf(address, defaultSize),
    filters: Object.fromEntries(
      Object.keys(filters).flatMap((name) => {
        const texts = address.has(name) ? filterTexts(address, name) : (defaults[name] ?? []);
        return texts.length > 0 ? [[name, texts]] : [];
      }),
    ),
  };
}

/** Writes a state into an address. Parameters of others are kept, defaults are omitted. */
export function writeState(
  state: ListState,
  filters: Fields,
  current: URLSearchParams,
  defaults: FilterTexts = {},
  defaultSize: number = pageSizes[0],
): URLSearchParams {
  const address = new URLSearchParams(current);
  for (const name of ['page', 'size', 'sort', 'search', ...Object.keys(filters)]) address.delete(name);
  if (state.search !== '') address.set('search', state.search);
  for (const name of Object.keys(filters)) {
    const texts = state.filters[name] ?? [];
    if (texts.length === 0 && defaults[name]) address.set(name, '');
    for (const text of texts) address.append(name, text);
  }
  for (const sort of state.sort) address.append('sort', sort);
  // A later page means other rows at another size, and the default differs between windows.
  if (state.size !== defaultSize || state.page !== 1) address.set('size', String(state.size));
  if (state.page !== 1) address.set('page', String(state.page));
  return address;
}

/** Filters that have an editor of their own: conditions with operators, and how their groups are combined. */
export const conditionNames: readonly string[] = ['where', 'match'];

/** Whether a list has filters besides its conditions. */
export const hasPlainFilters = (filters: Fields): boolean =>
  Object.keys(filters).some((name) => !conditionNames.includes(name));

/** Filters without pasted numbers, which stay private to the person who pasted them. */
export const withoutNumbers = ({ numbers: _numbers, ...others }: FilterTexts): FilterTexts => others;

/** The value of a filter's texts, as the schema of its field expects it. */
export function filterValue(field: Field, texts: readonly string[]): unknown {
  const [first = ''] = texts;
  if (takesSeveral(field.kind)) return texts;
  if (referredId(first) !== null) return first;
  if (field.kind === 'percent') return first;
  if (isNumeric(field.kind)) return numberOf(field.kind, first);
  if (field.kind === 'flag') return first === 'true';
  return first;
}

/**
 * The periods among filters: two days whose names differ in `from` and `to` alone.
 * @example
 * periodsOf(members.list.filters); // [['joinedFrom', 'joinedTo']]
 */
export function periodsOf(filters: Fields): readonly DateRange[] {
  const isDay = (name: string) => filters[name]?.kind === 'date' || filters[name]?.kind === 'instant';
  return Object.keys(filters).flatMap((start) => {
    const end = start === 'from' ? 'to' : start.replace(/From$/, 'To');
    return end !== start && isDay(start) && isDay(end) ? [[start, end] as const] : [];
  });
}

/** Errors of filters by name: each is checked as a field of its kind that has one value
 * unless its kind takes several, and a period must not end before its start. */
export function filterFaults(filters: Fields, texts: FilterTexts): Readonly<Record<string, FieldError>> {
  const faults: Record<string, FieldError> = {};
  for (const [name, field] of Object.entries(filters)) {
    const [text, ...others] = texts[name] ?? [];
    if (others.length > 0 && !takesSeveral(field.kind)) {
      faults[name] = { field: name, code: 'NOT_ALLOWED' };
      continue;
    }
    // The services check a reference.
    if (text === undefined || referredId(text) !== null) continue;
    const fault = checkField(name, { ...field, required: false }, filterValue(field, texts[name] ?? []));
    if (fault) faults[name] = fault;
    if (field.kind === 'flag' && text !== 'true' && text !== 'false')
      faults[name] = { field: name, code: 'NOT_ALLOWED' };
  }
  for (const [start, end] of periodsOf(filters)) {
    const [from, to] = [texts[start]?.[0], texts[end]?.[0]];
    const hasPeriod = from && to && !faults[start] && !faults[end];
    if (hasPeriod && to < from) faults[end] = { field: end, code: 'DATE_ORDER' };
  }
  return faults;
}

/** Filters that cannot be used: of a period that ends before it starts nobody knows which end is wrong. */
export function unusableFilters(filters: Fields, texts: FilterTexts): readonly string[] {
  const faults = filterFaults(filters, texts);
  const starts = periodsOf(filters).flatMap(([start, end]) => (faults[end]?.code === 'DATE_ORDER' ? [start] : []));
  return Object.keys(filters).filter((name) => faults[name] || starts.includes(name));
}

/** The filter without page and sort, for calls on all rows. Invalid filters of a mistyped address are left out. */
export function filterOf(
  state: Pick<ListState, 'search' | 'filters'>,
  filters: Fields,
): Readonly<Record<string, unknown>> {
  const unusable = unusableFilters(filters, state.filters);
  const set = Object.entries(state.filters).filter(([name]) => filters[name] && !unusable.includes(name));
  return {
    ...(state.search === '' ? {} : { search: state.search }),
    ...Object.fromEntries(set.map(([name, texts]) => [name, filterValue(filters[name]!, texts)])),
  };
}

/** The query of the list call. */
export const queryOf = (state: ListState, filters: Fields): ListQuery => ({
  ...filterOf(state, filters),
  page: state.page,
  size: state.size,
  ...(state.sort.length > 0 ? { sort: state.sort } : {}),
});
