import { pageSizes } from '@console/contracts/core/list-limits';
import type { Fields } from '@console/contracts/core/fields';
import { readState, withoutNumbers, writeState, type FilterTexts, type ListState } from '../address.ts';
import type { Layout } from '../layout/layout.ts';

/** Filters, search and sort in the canonical form that a view stores: no page, no pasted numbers. */
export const queryOfState = (state: ListState, filters: Fields, defaults?: FilterTexts): string =>
  writeState(
    { ...state, filters: withoutNumbers(state.filters), page: 1, size: pageSizes[0] },
    filters,
    new URLSearchParams(),
    defaults,
  ).toString();

/** The stored query in today's canonical form, without filters that the list no longer has. */
export const currentQuery = (query: string, filters: Fields, defaults?: FilterTexts): string =>
  queryOfState(readState(new URLSearchParams(query), filters, defaults), filters, defaults);

/** True when an address has no state of the list. */
export const isBare = (address: URLSearchParams, filters: Fields): boolean =>
  !['page', 'size', 'sort', 'search', 'view', 'tab', ...Object.keys(filters)].some((name) => address.has(name));

const plain = (layout: Layout | null | undefined): string =>
  layout
    ? JSON.stringify([
        layout.order,
        layout.hidden.toSorted(),
        Object.entries(layout.widths ?? {}).toSorted(([one], [other]) => one.localeCompare(other)),
      ])
    : '';

/** True when two layouts look the same. */
export const sameLayout = (one: Layout | null | undefined, other: Layout | null | undefined): boolean =>
  plain(one) === plain(other);
