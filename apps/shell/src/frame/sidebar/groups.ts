import type { Menu, MenuItem } from '@console/auth';

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

/** The sidebar entry of a menu item; empty when none of its screens exists. */
function menuOf(group: string, item: MenuItem, exists: (url: string) => boolean): SidebarMenu[] {
  const { name: title, icon } = item;
  const key = `${group}/${title}`;
  const links = [item, ...item.children].flatMap(({ name, url }) =>
    url !== null && exists(url) ? [{ title: name, url }] : [],
  );
  if (item.children.length === 0) return links.map(({ url }) => ({ key, title, icon, url, links: [] }));
  return links.length > 0 ? [{ key, title, icon, url: null, links }] : [];
}

/**
 * The sidebar's groups: items the user may see and whose screens exist. Empty menus and groups are left out with title
 * and divider (docs/model/shell.md#sidebar).
 */
export const groupsOf = (menu: Menu, exists: (url: string) => boolean): SidebarGroup[] =>
  menu.groups
    .map(({ key, title, items }) => ({ key, title, menus: items.flatMap((item) => menuOf(key, item, exists)) }))
    .filter((group) => group.menus.length > 0);

/** All links of the sidebar in display order. */
export const linksOf = (groups: readonly SidebarGroup[]): SidebarLink[] =>
  groups.flatMap((group) =>
    group.menus.flatMap((menu) => (menu.url !== null ? [{ title: menu.title, url: menu.url }] : menu.links)),
  );

/** Entries that match the term: a menu by its own name with all its links, else the links whose names match. */
export function searchGroups(groups: readonly SidebarGroup[], term: string): readonly SidebarGroup[] {
  const query = term.trim().toLocaleLowerCase('id');
  if (!query) return groups;
  const matches = (title: string) => title.toLocaleLowerCase('id').includes(query);
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
