import type { Menu, MenuItem } from '@console/auth';
import type { Text } from '@console/contracts/core/text';
import { searchedText, isFoundBy } from '@console/ui/formats';
import { titleOfItem } from '@console/contracts/shell/place-titles';

export interface SidebarLink {
  readonly title: string;
  readonly url: string;
}

/** An entry of the sidebar: a link, or a menu of links. */
export interface SidebarMenu {
  readonly key: string;
  readonly title: string;
  readonly icon: string | null;
  readonly url: string | null;
  readonly links: readonly SidebarLink[];
}

export interface SidebarGroup {
  readonly key: string;
  readonly title: string;
  readonly menus: readonly SidebarMenu[];
}

/** What the sidebar shows of a menu: places whose screens exist, with titles in the language of the screen. */
export interface SidebarPlaces {
  readonly exists: (url: string) => boolean;
  readonly read: (title: Text) => string;
}

/** The sidebar entry of a menu item; empty when none of its screens exists. */
function menuOf(group: string, item: MenuItem, { exists, read }: SidebarPlaces): SidebarMenu[] {
  const { name, url: place, icon } = item;
  const title = read(titleOfItem(name, place));
  const key = `${group}/${name}`;
  const links = [item, ...item.children].flatMap(({ name: own, url }) =>
    url !== null && exists(url) ? [{ title: read(titleOfItem(own, url)), url }] : [],
  );
  if (item.children.length === 0) return links.map(({ url }) => ({ key, title, icon, url, links: [] }));
  return links.length > 0 ? [{ key, title, icon, url: null, links }] : [];
}

/**
 * The sidebar's groups: items the user may see and whose screens exist. Empty menus and groups are left out with title
 * and divider (docs/model/shell.md#sidebar).
 */
export const groupsOf = (menu: Menu, places: SidebarPlaces): SidebarGroup[] =>
  menu.groups
    .map(({ key, title, items }) => ({ key, title, menus: items.flatMap((item) => menuOf(key, item, places)) }))
    .filter((group) => group.menus.length > 0);

/** All links of the sidebar in display order. */
export const linksOf = (groups: readonly SidebarGroup[]): SidebarLink[] =>
  groups.flatMap((group) =>
    group.menus.flatMap((menu) => (menu.url !== null ? [{ title: menu.title, url: menu.url }] : menu.links)),
  );

/** Entries that match the term: a menu by its own name with all its links, else the links whose names match. */
export function searchGroups(groups: readonly SidebarGroup[], term: string): readonly SidebarGroup[] {
  if (searchedText(term) === '') return groups;
  const matches = (title: string) => isFoundBy(title, term);
  return groups
    .map((group) => ({
      ...group,
      menus: group.menus.flatMap((menu) => {
        if (matches(menu.title)) return [menu];
        const links = menu.links.filter((link) => matches(link.title));
        return links.length > 0 ? [{ ...menu, links }] : [];
      }),
    }))
    .filter((group) => group.menus.length > 0);
}
