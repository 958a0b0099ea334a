import type { MenuNode, MenuPlace, SubMenuNode } from '@console/contracts/orders-logs/menu-management';
import { menuGroups } from '@console/contracts/core/privileges';
import routes from '@console/contracts/routes.json' with { type: 'json' };
import type { Db } from '../../platform/context.ts';
import { broughtPages } from '../../releases/publishing/pages.ts';
import { privilegeAt } from '../../shell/index.ts';

const columns = ['id', 'version', 'name', 'description', 'url', 'icon', 'sort_order', 'status'] as const;
const groupOrder = new Map<string, number>(menuGroups.map(({ key }, index) => [key, index]));

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly description: string | null;
  readonly url: string | null;
  readonly icon: string | null;
  readonly sort_order: number;
  readonly status: 'active' | 'inactive';
}
const nodeOf = ({ id, sort_order: order, version, name, description, url, icon, status }: Stored) => ({
  secureId: id,
  version,
  name,
  description,
  url,
  icon,
  order,
  status,
});

/** All menus with their sub-menus, also inactive ones, in the order of the sidebar. */
export async function treeOf(db: Db): Promise<MenuNode[]> {
  const menus = await db
    .selectFrom('menu')
    .select([...columns, 'header'])
    .where('deleted_at', 'is', null)
    .orderBy('sort_order')
    .orderBy('name')
    .execute();
  const subMenus = await db
    .selectFrom('sub_menu')
    .select([...columns, 'menu_id', 'link_only'])
    .where('deleted_at', 'is', null)
    .orderBy('sort_order')
    .orderBy('name')
    .execute();
  const below = (menuId: string) => subMenus.filter(({ menu_id: id }) => id === menuId);
  return menus
    .map((menu) => ({
      ...nodeOf(menu),
      header: menu.header,
      subMenus: below(menu.id).map((row): SubMenuNode => ({ ...nodeOf(row), linkOnly: row.link_only })),
    }))
    .toSorted((one, other) => (groupOrder.get(one.header) ?? 0) - (groupOrder.get(other.header) ?? 0));
}

/** Lists and single pages; forms and details are opened from them. */
const isPlace = (path: string) => /^\/[a-z0-9-]*$/.test(path);

/** Pages of the console and of remotes without parameters, with the menu that links to each. */
export async function placesOf(db: Db): Promise<MenuPlace[]> {
  const named = await db
    .selectFrom('menu')
    .select(['url', 'name'])
    .where('deleted_at', 'is', null)
    .where('url', 'is not', null)
    .unionAll(db.selectFrom('sub_menu').select(['url', 'name']).where('deleted_at', 'is', null))
    .execute();
  const usedBy = new Map(named.map(({ url, name }) => [url, name]));
  const ofConsole = routes.routes.flatMap(({ path }) => {
    const privilege = isPlace(path) ? privilegeAt(path) : null;
    return privilege ? [{ url: path, privilege }] : [];
  });
  return [...ofConsole, ...(await broughtPages(db))].map((page) => ({ ...page, usedBy: usedBy.get(page.url) ?? null }));
}
