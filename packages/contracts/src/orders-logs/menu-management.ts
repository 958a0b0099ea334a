// Long: one declaration a call, with its texts.
import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { choice, flag, integer, line, paragraph, recordStatus, reference } from '../core/fields.ts';
import { menuGroups, type MenuGroup } from '../core/privileges.ts';
import { inAnyState } from '../core/referables/referable.ts';
import { menu } from '../core/referables/people.ts';
import { defineResource, type RecordOf, recordOperations } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { menuIcons } from './menu-icons.ts';

export { menuIcons } from './menu-icons.ts';

const module = 'menu-management';
const privilege = `${module}:browse`;
const optional = { required: false } as const;

export const menuHeaders = menuGroups.map(({ key, title }) => ({ value: key as MenuGroup, title: text(title) }));

const order = integer({ minimum: 1, maximum: 999 });
const url = (required: boolean) => line({ maximum: 100, pattern: /^\/[a-z0-9/-]*$/, required });
const titles = {
  name: text('Name'),
  description: text('Description'),
  header: text('Header'),
  url: text('URL'),
  icon: text('Icon'),
  order: text('Urutan', 'Order'),
  status: text('Activated'),
  privilege: text('Hak akses', 'Privilege'),
  subMenuCount: text('Sub menu', 'Sub-menus'),
  hasSubMenus: text('Punya sub menu', 'Has sub-menus'),
  menuId: text('Menu'),
  menuName: text('Menu'),
  linkOnly: text('Hanya tautan', 'Link only'),
  roleNames: text('Peran', 'Roles'),
  userCount: text('User', 'Users'),
};
const errors = {
  UNKNOWN_ROUTE: { status: 422, text: text('Bukan halaman konsol', 'Not a page of the console') },
  MENU_HAS_URL: {
    text: text('Menu dengan URL tidak dapat memiliki sub menu', 'A menu with a URL cannot have sub-menus'),
  },
  MENU_HAS_CHILDREN: { text: text('Hapus sub menu terlebih dahulu', 'Delete its sub-menus first') },
  MENU_PROTECTED: { text: text('Menu ini diperlukan konsol', 'The console needs this menu') },
} as const;
/** Who holds the item, worked out for its detail page. */
const holders = {
  roleNames: line({ maximum: 4_000, ...optional }),
  userCount: integer({ minimum: 0, maximum: 1_000_000 }),
};

const orderItem = z.object({ secureId: z.uuid(), version: z.int(), order: z.int().check(z.gte(1), z.lte(999)) });
const newOrder = z.object({ items: z.array(orderItem).check(z.minLength(1), z.maxLength(500)) });
export type MenuOrder = z.infer<typeof newOrder>;

const node = {
  secureId: z.uuid(),
  version: z.int(),
  name: z.string(),
  description: z.nullable(z.string()),
  url: z.nullable(z.string()),
  icon: z.nullable(z.string()),
  order: z.int(),
  status: z.enum(['active', 'inactive']),
};
const subMenuNode = z.object({ ...node, linkOnly: z.boolean() });
const menuNode = z.object({
  ...node,
  header: z.enum(menuGroups.map(({ key }) => key) as [MenuGroup, ...MenuGroup[]]),
  subMenus: z.array(subMenuNode),
});
/** A menu of the whole sidebar with what lies below it. */
export type MenuNode = z.infer<typeof menuNode>;
export type SubMenuNode = z.infer<typeof subMenuNode>;

const place = z.object({
  url: z.string(),
  privilege: z.string(),
  /** Menu or sub-menu that has it already. */ usedBy: z.nullable(z.string()),
});
/** A page of the console that a menu can lead to. */
export type MenuPlace = z.infer<typeof place>;

/** The module's own calls besides the operations. */
export const menuCalls = {
  reorder: call({
    name: `${module}.reorder`,
    method: 'PUT',
    base: 'middle',
    path: 'menu/reorder',
    access: { privilege, action: 'update' },
    summary: 'Menu: new order of all menus of one header',
    body: newOrder,
    result: z.object({ changed: z.int() }),
    errors: ['STALE_VERSION', 'COUNT_CHANGED'],
  }),
  reorderSubMenus: call({
    name: `${module}.reorder-submenus`,
    audit: 'REORDER',
    method: 'PUT',
    base: 'middle',
    path: 'menu/submenu/reorder',
    access: { privilege, action: 'update' },
    summary: 'Menu: new order of all sub-menus of one menu',
    body: newOrder,
    result: z.object({ changed: z.int() }),
    errors: ['STALE_VERSION', 'COUNT_CHANGED'],
  }),
  tree: call({
    name: `${module}.tree`,
    method: 'GET',
    base: 'middle',
    path: 'menu/tree',
    access: { privilege, action: 'view' },
    summary: 'All menus with their sub-menus in the order of the sidebar',
    result: z.array(menuNode),
  }),
  places: call({
    name: `${module}.places`,
    method: 'GET',
    base: 'middle',
    path: 'menu/places',
    access: { privilege, action: 'view' },
    summary: 'Pages of the console that a menu can lead to, with their privilege',
    result: z.array(place),
  }),
} as const;

/** Menus of the sidebar (docs/model/orders-logs.md#menu-management). */
export const menus = defineResource({
  module,
  path: 'menu',
  title: text('Menu'),
  label: 'name',
  choice: { code: 'header', name: 'name' },
  volume: 60,
  titles,
  fields: {
    name: line({ minimum: 2, maximum: 40 }),
    description: paragraph({ maximum: 150, ...optional }),
    header: choice(menuHeaders),
    url: url(false),
    icon: choice(menuIcons, optional),
    order,
  },
  derived: {
    privilege: line({ maximum: 80, ...optional }),
    subMenuCount: integer({ minimum: 0, maximum: 1_000 }),
    ...holders,
  },
  list: {
    filters: { header: choice(menuHeaders), status: recordStatus(), hasSubMenus: flag() },
    sorts: ['order', 'name', 'header', 'updatedAt'],
    defaultSort: ['header,asc', 'order,asc'],
    search: ['name', 'url'],
    columns: ['name', 'description', 'url', 'icon', 'status'],
  },
  operations: [...recordOperations, 'lov', 'download'],
  errors,
  calls: menuCalls,
});

/** Places below a menu. Their privilege is that of their route. */
export const subMenus = defineResource({
  module: 'sub-menu',
  path: 'menu/submenu',
  privilege,
  title: text('Sub menu', 'Sub-menu'),
  label: 'name',
  volume: 160,
  titles,
  fields: {
    menuId: inAnyState(reference(menu)),
    name: line({ minimum: 2, maximum: 40 }),
    description: paragraph({ maximum: 150, ...optional }),
    url: url(true),
    icon: choice(menuIcons, optional),
    order,
  },
  derived: { menuName: line({ maximum: 40 }), privilege: line({ maximum: 80 }), linkOnly: flag(), ...holders },
  list: {
    filters: { menuId: reference(menu), status: recordStatus() },
    sorts: ['order', 'name', 'updatedAt'],
    defaultSort: ['order,asc', 'name,asc'],
    search: ['name', 'url'],
    columns: ['name', 'description', 'url', 'icon', 'status'],
  },
  operations: [...recordOperations],
});

export type Menu = RecordOf<typeof menus>;
export type SubMenu = RecordOf<typeof subMenus>;
