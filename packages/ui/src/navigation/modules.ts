import { useMenu, type MenuItem } from '@console/auth';
import type { Option } from '@console/contracts/core/fields';
import { text } from '@console/contracts/core/text';
import { useMemo } from 'react';
import { useText } from '../messages/index.ts';
import { useRouteTable } from './route-table.ts';

const withBelow = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => [item, ...withBelow(item.children)]);

/**
 * The modules as options sorted by title, and the title of any module by its name.
 * @example
 * const { titleOf } = useModules();
 * titleOf('card-types');
 */
export function useModules(): { readonly options: readonly Option[]; readonly titleOf: (module: string) => string } {
  const read = useText();
  const table = useRouteTable();
  const menu = useMenu();
  return useMemo(() => {
    const options = [...new Map(table.map(({ module, moduleTitle }) => [module, moduleTitle]))]
      .map(([value, title]) => ({ value, title }))
      .toSorted((one, other) => read(one.title).localeCompare(read(other.title)));
    const titles = new Map(options.map(({ value, title }) => [value, title]));
    // A module without a page has its title in the menu.
    const items = menu.state === 'loaded' ? menu.data.groups.flatMap((group) => withBelow(group.items)) : [];
    const menuTitles = new Map(items.flatMap(({ url, name }) => (url ? [[url.slice(1), text(name)] as const] : [])));
    return { options, titleOf: (module) => read(titles.get(module) ?? menuTitles.get(module) ?? text(module)) };
  }, [table, menu, read]);
}
