import { queryEndpoint } from '@console/api';
import { allRows, type ListTabs } from '@console/contracts/core/list-tabs';
import { tabCountsCall, type Resource } from '@console/contracts/core/resource';
import { useRef, type ReactNode } from 'react';
import { formatNumber } from '../formats/index.ts';
import { isInUse, useWhenLeft } from '../interaction/index.ts';
import { useMessages, useText } from '../messages/index.ts';
import { Tabs } from '../tabs/index.ts';
import type { FilterTexts, ListState } from './address.ts';
import { messages } from './messages.ts';

const sameValues = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value) => other.includes(value));

/** The tab with these filter values; undefined for other values that the person set. */
const tabOf = ({ filter, of }: ListTabs, filters: FilterTexts): string | undefined => {
  const chosen = filters[filter] ?? [];
  return chosen.length === 0 ? allRows : of.find(({ values }) => sameValues(values, chosen))?.key;
};

interface WorkTabsProps {
  readonly resource: Resource;
  readonly tabs: ListTabs;
  readonly title: string;
  readonly state: ListState;
  /** The filter as sent to the services. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly onFilters: (filters: FilterTexts) => void;
  readonly children: ReactNode;
}

/** Key of the tab that is shown while the person's own filter values are set. */
const ownFilters = 'OWN';

/** Tabs of a work list, each with its row count under the search and the other filters. */
export function WorkTabs({ resource, tabs, title, state, filter, onFilters, children }: WorkTabsProps) {
  const t = useMessages(messages);
  const text = useText();
  const { [tabs.filter]: _own, ...others } = filter;
  const search = state.search === '' ? {} : { search: state.search };
  const { data } = queryEndpoint(tabCountsCall(resource)).useQuery({ query: { ...others, ...search } });
  // The first counts make the tabs wider.
  const row = useRef<HTMLDivElement>(null);
  const isCounted = useWhenLeft(data !== undefined, () => isInUse(row.current));
  const withCount = (key: string, name: string) => {
    const found = isCounted && data?.find((each) => each.key === key);
    return found ? `${name} (${formatNumber(found.count)}${found.capped ? '+' : ''})` : name;
  };
  const active = tabOf(tabs, state.filters) ?? ownFilters;
  const shown = [
    ...tabs.of.map(({ key, title: name }) => ({ key, title: withCount(key, text(name)) })),
    { key: allRows, title: withCount(allRows, t('allRows')) },
    ...(active === ownFilters ? [{ key: ownFilters, title: t('ownFilter') }] : []),
  ];
  const choose = (key: string) => {
    const { [tabs.filter]: _before, ...rest } = state.filters;
    const values = tabs.of.find((each) => each.key === key)?.values;
    if (key !== ownFilters) onFilters(values ? { ...rest, [tabs.filter]: values } : rest);
  };
  return (
    <Tabs label={t('parts', { title })} tabs={shown} active={active} onChange={choose} row={row}>
      {children}
    </Tabs>
  );
}
