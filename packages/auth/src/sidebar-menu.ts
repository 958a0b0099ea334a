import type { RoleExports } from './exports.ts';
import type { MenuItem as Sent } from '@console/contracts/shell/privileges';
import type { Viewing } from '@console/contracts/shell/view-as';
import {
  actions,
  actionsOf,
  levels,
  menuGroups,
  type Action,
  type MenuGroup,
} from '@console/contracts/core/privileges';

type Optional = 'order' | 'active' | 'icon';
/** A menu or one of its sub-menus as the server sends it; `description` is the permission level. */
export type MenuEntry = Omit<Sent, Optional> & Partial<Pick<Sent, Optional>>;

/** What one role allows on one menu. */
export interface UserRole {
  readonly permission: { readonly menu: MenuEntry; readonly subMenus?: readonly MenuEntry[] | null };
}

export interface MenuItem {
  readonly name: string;
  /** `null` on a menu that only opens and closes. */
  readonly url: string | null;
  readonly icon: string | null;
  readonly privilege: string | null;
  /** The permission level; "Full Access" when the levels of several roles make up all actions. */
  readonly description: string;
  readonly actions: readonly Action[];
  readonly children: readonly MenuItem[];
}

export interface Menu {
  /** Groups that are not empty, in the fixed order. */
  readonly groups: readonly { readonly key: MenuGroup; readonly title: string; readonly items: readonly MenuItem[] }[];
  /** Allowed actions by privilege. */
  readonly privileges: Readonly<Record<string, readonly Action[]>>;
  /** The role as which an admin views the console: the menu is that role's, and the server refuses changes. */
  readonly viewing?: Viewing | null;
  /** Export limits of the roles that have any. */
  readonly exports?: readonly RoleExports[];
}

const nameOf = (entry: MenuEntry) => entry.submenu_name ?? entry.menu_name;
const byOrder = (one: MenuEntry, other: MenuEntry) =>
  (one.order ?? 0) - (other.order ?? 0) || nameOf(one).localeCompare(nameOf(other));

interface Part {
  readonly menu: MenuEntry;
  readonly subMenus: readonly MenuEntry[];
}

function groupOf(entry: MenuEntry): MenuGroup {
  const category = (entry.category ?? entry.header ?? '').toLowerCase();
  const key = category === 'beranda' ? 'middle' : category;
  return menuGroups.find((group) => group.key === key)?.key ?? 'other';
}

const unionOf = (held: readonly string[]): readonly Action[] => {
  const all = new Set(held.flatMap((level) => actionsOf(level)));
  return actions.filter((action) => all.has(action));
};

function describe(held: readonly string[], union: readonly Action[]): string {
  const whole = Object.entries(levels).find(
    ([, level]) => level.length === union.length && level.every((action) => union.includes(action)),
  );
  return whole?.[0] ?? [...new Set(held)].join(', ');
}

/** Levels of every url, of all roles that hold it. */
function levelsByUrl(lines: readonly MenuEntry[]): Map<string, string[]> {
  const byUrl = new Map<string, string[]>();
  for (const { url, description } of lines) if (url) byUrl.set(url, [...(byUrl.get(url) ?? []), description ?? '']);
  return byUrl;
}

function privilegesOf(lines: readonly MenuEntry[]): Menu['privileges'] {
  const held = new Map<string, string[]>();
  for (const { privilege, description, linkOnly } of lines) {
    if (privilege && !linkOnly) held.set(privilege, [...(held.get(privilege) ?? []), description ?? '']);
  }
  return Object.fromEntries([...held].map(([privilege, found]) => [privilege, unionOf(found)]));
}

/** Merges the sub-menus that several roles give below the same menu. */
function mergeMenus(parts: readonly Part[]): Part[] {
  const menus = new Map<string, Part>();
  for (const { menu, subMenus } of parts) {
    const key = `${menu.menu_name}\n${menu.url ?? ''}`;
    const found = menus.get(key);
    menus.set(key, found ? { menu: found.menu, subMenus: [...found.subMenus, ...subMenus] } : { menu, subMenus });
  }
  return [...menus.values()];
}

/**
 * Merges the menus of all roles by url into the groups and items of the sidebar (docs/model/shell.md#sidebar).
 * @example
 * const { groups, privileges } = joinMenu(userRoles);
 */
export function joinMenu(userRoles: readonly UserRole[]): Menu {
  const parts = userRoles
    .filter(({ permission }) => permission.menu.active !== false)
    .map(({ permission: { menu, subMenus } }): Part => ({
      menu,
      subMenus: (subMenus ?? []).filter((entry) => entry.active !== false),
    }));
  const lines = parts.flatMap(({ menu, subMenus }) => [menu, ...subMenus]);
  const byUrl = levelsByUrl(lines);
  const privileges = privilegesOf(lines);
  const placed = new Set<string>();

  const itemOf = (entry: MenuEntry, children: readonly MenuItem[]): MenuItem => {
    const held = (entry.url && byUrl.get(entry.url)) || [entry.description ?? ''];
    const allowed = entry.linkOnly ? (privileges[entry.privilege ?? ''] ?? []) : unionOf(held);
    return {
      name: nameOf(entry),
      url: entry.url,
      icon: entry.icon ?? null,
      privilege: entry.privilege,
      description: describe(held, allowed),
      actions: allowed,
      children,
    };
  };
  /** A url appears one time, at its first place; a link-only one only with its privilege. */
  const takes = ({ url, linkOnly, privilege }: MenuEntry): boolean => {
    if (!url || placed.has(url) || (linkOnly && !(privilege && privileges[privilege]))) return false;
    placed.add(url);
    return true;
  };
  const itemsOf = ({ menu, subMenus }: Part): MenuItem[] => {
    const own = takes(menu);
    const children = subMenus
      .toSorted(byOrder)
      .filter(takes)
      .map((entry) => itemOf(entry, []));
    return own || children.length > 0 ? [itemOf(own ? menu : { ...menu, url: null }, children)] : [];
  };

  const groups = menuGroups.map(({ key, title }) => ({
    key,
    title,
    items: mergeMenus(parts.filter(({ menu }) => groupOf(menu) === key))
      .toSorted((one, other) => byOrder(one.menu, other.menu))
      .flatMap(itemsOf),
  }));
  return { groups: groups.filter((group) => group.items.length > 0), privileges };
}
