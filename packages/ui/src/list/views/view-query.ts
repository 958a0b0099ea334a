import { pageSizes } from '@console/contracts/core/envelope';
import type { Fields } from '@console/contracts/core/fields';
import { readState, withoutNumbers, writeState, type FilterTexts, type ListState } from '../address.ts';
import type { Layout } from '../layout/layout.ts';

/** Filters, search and order as a view keeps them: no page, no pasted numbers, and always written the same way. */
export const queryOfState = (state: ListState, filters: Fields, defaults?: FilterTexts): string =>
  writeState(
    { ...state, filters: withoutNumbers(state.filters), page: 1, size: pageSizes[0] },
    filters,
    new URLSearchParams(),
    defaults,
  ).toString();

/** The query of a view as it would be written today; filters that the list no longer has are gone. */
export const currentQuery = (query: string, filters: Fields, defaults?: FilterTexts): string =>
  queryOfState(readState(new URLSearchParams(query), filters, defaults), filters, defaults);

/** Whether an address says nothing about what the list shows. */
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

/** Whether two layouts show the same columns in the same way. */
export const sameLayout = (one: Layout | null | undefined, other: Layout | null | undefined): boolean =>
  plain(one) === plain(other);
