import type { Fields } from '@console/contracts/core/fields';
import type { Resource } from '@console/contracts/core/resource';
import { conditionNames, type FilterTexts } from '../address.ts';

/** Filters that stand on the bar unless the contract names others. */
const mostMain = 3;

/** Whether the filters have a period, whose two dates belong together. */
export const isPeriod = (filters: Fields): boolean =>
  filters['from']?.kind === 'date' && filters['to']?.kind === 'date';

/** Filters with an input of their own: neither conditions nor pasted numbers. */
const plainNames = (filters: Fields): readonly string[] =>
  Object.keys(filters).filter((name) => filters[name]!.kind !== 'pasted' && !conditionNames.includes(name));

/** Which filters of a list are shown where. */
export interface FilterPlaces {
  /** Filters that are shown only while they are set. */
  readonly quiet?: readonly string[] | undefined;
  /** Every filter stands on the bar, as above a report. */
  readonly all?: boolean;
  /** Tabs on the screen stand for the field of the contract's tabs. */
  readonly tabbed?: boolean;
  /** The chip that has the focus: it stays while it is emptied to be typed again. */
  readonly held?: string | undefined;
}

/** The first filters of a list. A period is not split: it has a place on the bar as a whole, or none. */
function firstOf(filters: Fields, offered: readonly string[]): readonly string[] {
  const first = offered.slice(0, mostMain);
  const isSplit = isPeriod(filters) && first.includes('from') !== first.includes('to');
  return isSplit ? first.filter((name) => name !== 'from' && name !== 'to') : first;
}

/**
 * The filters on the bar of a list, and those behind the button "Filter lain". On the bar stand the declared ones, or
 * the first three, and whatever is set.
 */
export function placeFilters(
  { list: { filters, mainFilters, tabs } }: Pick<Resource, 'list'>,
  value: FilterTexts,
  { quiet = [], all = false, tabbed = false, held }: FilterPlaces,
): { readonly bar: readonly string[]; readonly more: readonly string[] } {
  const isSet = (name: string) => name === held || (value[name] ?? []).length > 0;
  const offered = plainNames(filters).filter((name) => isSet(name) || !quiet.includes(name));
  if (all) return { bar: offered, more: [] };
  const isTab = (name: string) => tabbed && name === tabs?.filter;
  const main =
    mainFilters ??
    firstOf(
      filters,
      offered.filter((name) => !isTab(name) && !quiet.includes(name)),
    );
  return {
    bar: offered.filter((name) => main.includes(name) || (isSet(name) && !isTab(name))),
    more: offered.filter((name) => !main.includes(name)),
  };
}
