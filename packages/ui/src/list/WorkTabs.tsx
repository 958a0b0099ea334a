import { queryEndpoint } from '@console/api';
import type { Call } from '@console/contracts/core/call';
import { allRows, type ListTabs, type TabCount } from '@console/contracts/core/list-tabs';
import { callsOf, type Resource } from '@console/contracts/core/resource';
import type { ReactNode } from 'react';
import { formatNumber } from '../formats/index.ts';
import { useMessages, useText } from '../messages/index.ts';
import { Tabs } from '../tabs/index.ts';
import type { FilterTexts, ListState } from './address.ts';
import { messages } from './messages.ts';

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value) => other.includes(value));

/** The tab that the filter stands for; undefined for a choice of the reader's own. */
const tabOf = ({ filter, of }: ListTabs, filters: FilterTexts): string | undefined => {
  const chosen = filters[filter] ?? [];
  return chosen.length === 0 ? allRows : of.find(({ values }) => same(values, chosen))?.key;
};

interface WorkTabsProps {
  readonly resource: Resource;
  readonly tabs: ListTabs;
  readonly title: string;
  readonly state: ListState;
  /** The filter as the services want it. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly onFilters: (filters: FilterTexts) => void;
  readonly children: ReactNode;
}

/** Own filters of the reader are a tab as well, as long as they are set. */
const own = 'OWN';

/** Parts of a list of work, each with how many rows it has under the search and the other filters. */
export function WorkTabs({ resource, tabs, title, state, filter, onFilters, children }: WorkTabsProps) {
  const t = useMessages(messages);
  const text = useText();
  const call = callsOf(resource)['tabCounts'] as Call<object, unknown, readonly TabCount[]>;
  const { [tabs.filter]: _own, ...others } = filter;
  const search = state.search === '' ? {} : { search: state.search };
  const { data } = queryEndpoint(call).useQuery({ query: { ...others, ...search } });
  const counted = (key: string, name: string) => {
    const found = data?.find((each) => each.key === key);
    return found ? `${name} (${formatNumber(found.count)}${found.capped ? '+' : ''})` : name;
  };
  const active = tabOf(tabs, state.filters) ?? own;
  const shown = [
    ...tabs.of.map(({ key, title: name }) => ({ key, title: counted(key, text(name)) })),
    { key: allRows, title: counted(allRows, t('allRows')) },
    ...(active === own ? [{ key: own, title: t('ownFilter') }] : []),
  ];
  const choose = (key: string) => {
    const { [tabs.filter]: _before, ...rest } = state.filters;
    const values = tabs.of.find((each) => each.key === key)?.values;
    if (key !== own) onFilters(values ? { ...rest, [tabs.filter]: values } : rest);
  };
  return (
    <Tabs label={t('parts', { title })} tabs={shown} active={active} onChange={choose}>
      {children}
    </Tabs>
  );
}
