import {
  menuCalls,
  menus,
  subMenus,
  type Menu,
  type MenuNode,
  type MenuPlace,
} from '@console/contracts/orders-logs/menu-management';
import type { Call } from '@console/contracts/core/call';
import { menuGroups } from '@console/contracts/core/privileges';
import { callsOf } from '@console/contracts/core/resource';
import { getPrivileges, type UserRole } from '@console/contracts/shell/privileges';
import { useServer } from '../../../test/server.ts';
import { signIn, signInModules } from '../../../test/sign-in.ts';
import { rolesModule } from '../../shell/roles/module.ts';
import { menuId, subMenuId } from '../../shell/menu/seed.ts';
import { menuManagementModule } from './module.ts';

const menuCall = callsOf(menus);
const subCall = callsOf(subMenus);
const server = useServer({ modules: [...signInModules, rolesModule, menuManagementModule], realSessions: true });
let chief: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  chief = await signIn(server.current, 'ADMIN01');
});
const on =
  <Calls extends Readonly<Record<string, Call>>>(calls: Calls) =>
  (name: keyof Calls, input = {}) =>
    chief.call(calls[name], input);
const menu = on(menuCall);
const sub = on(subCall);
const detail = async (id: string): Promise<Menu> => (await menu('detail', { parameters: { secureId: id } })).result;
const reason = 'tidak dipakai lagi';
const shown = async (): Promise<(string | null)[]> => {
  const { result } = await chief.call(getPrivileges);
  return (result.userRoles as UserRole[])
    .flatMap(({ permission }) => [permission.menu, ...permission.subMenus])
    .map(({ url }) => url)
    .filter((url) => url !== null);
};
const headers: string[] = menuGroups.map(({ key }) => key);
const archive = menuId({ header: 'other', name: 'Arsip' });

test('menus are listed in the order of the sidebar, with their sub-menus and who holds them', async () => {
  const { rows, total } = (await menu('list', { query: { size: 100 } })).result;
  expect(total).toBe(30);
  expect(rows.slice(0, 3).map(({ name }: Menu) => name)).toEqual(['Home', 'Kartu', 'Membership']);
  expect((await menu('list', { query: { search: 'kartu hilang' } })).result.rows).toMatchObject([
    { name: 'Kartu', subMenuCount: 13, status: 'active' },
  ]);
  const { result: places } = await sub('list', { query: { menuId: menuId({ header: 'setup', name: 'Setup Kartu' }) } });
  expect(places.rows.map(({ url }: { url: string }) => url)).toEqual(['/card-sources', '/card-types', '/card-design']);
  expect((await sub('detail', { parameters: { secureId: subMenuId('/regions') } })).result).toMatchObject({
    privilege: 'master-regional:browse',
    menuName: 'Area',
    roleNames: expect.stringContaining('admin'),
  });
});

test('a new place carries the privilege of its page, and only pages of the console can be one', async () => {
  const values = { menuId: archive, name: 'Lagi', description: null, icon: null, order: 10 };
  expect((await sub('create', { body: { ...values, url: '/nowhere' } })).body.errors).toMatchObject([
    { field: 'url', code: 'UNKNOWN_ROUTE' },
  ]);
  expect((await sub('create', { body: { ...values, url: '/card-types' } })).body.errors).toMatchObject([
    { field: 'url', code: 'DUPLICATE' },
  ]);
  expect(
    (await sub('create', { body: { ...values, menuId: menuId({ header: 'home', name: 'Home' }), url: '/new-store' } }))
      .body.code,
  ).toBe('MENU_HAS_URL');
  const { secureId, version } = (await sub('detail', { parameters: { secureId: subMenuId('/new-store') } })).result;
  expect((await sub('delete', { body: { secureId, version, reason } })).status).toBe(200);
  expect((await sub('create', { body: { ...values, url: '/new-store' } })).result).toMatchObject({
    privilege: 'store:browse',
    linkOnly: true,
  });
});

test('what is switched off is gone for everyone at the next call, with all below it, and comes back', async () => {
  expect(await shown()).toContain('/card-types');
  const setup = await detail(menuId({ header: 'setup', name: 'Setup Kartu' }));
  const off = await menu('deactivate', {
    body: { items: [{ secureId: setup.secureId, version: setup.version }], reason },
  });
  expect(off.status).toBe(200);
  expect(await shown()).not.toContain('/card-types');
  await menu('activate', { body: { items: [{ secureId: setup.secureId, version: setup.version + 1 }] } });
  expect(await shown()).toContain('/card-types');
});

test.each([
  ['home', 'Home'],
  ['setting', 'User & Peran'],
  ['setting', 'Sistem'],
  ['other', 'Profil'],
] as const)('the console keeps %s: %s', async (header, name) => {
  const { secureId, version } = await detail(menuId({ header, name }));
  expect((await menu('deactivate', { body: { items: [{ secureId, version }], reason } })).body.code).toBe(
    'MENU_PROTECTED',
  );
});

test('a menu with sub-menus, or one that roles hold, is not deleted', async () => {
  const reasons = await detail(menuId({ header: 'setup', name: 'Alasan' }));
  expect(
    (await menu('delete', { body: { secureId: reasons.secureId, version: reasons.version, reason } })).body.code,
  ).toBe('MENU_HAS_CHILDREN');
  const { secureId, version } = (await sub('detail', { parameters: { secureId: subMenuId('/card-lost') } })).result;
  expect((await sub('delete', { body: { secureId, version, reason } })).body).toMatchObject({
    code: 'IN_USE',
    result: { roles: expect.arrayContaining(['admin']) },
  });
});

test('the menus of a header are put into a new order at once, or not at all', async () => {
  const { rows } = (await menu('list', { query: { header: 'setup', size: 100 } })).result as { rows: Menu[] };
  const items = rows.map(({ secureId, version }, index) => ({ secureId, version, order: (rows.length - index) * 10 }));
  expect((await chief.call(menuCalls.reorder, { body: { items: items.slice(1) } })).body.code).toBe('COUNT_CHANGED');
  expect(
    (await chief.call(menuCalls.reorder, { body: { items: [{ ...items[0], version: 99 }, ...items.slice(1)] } })).body
      .code,
  ).toBe('STALE_VERSION');
  expect((await chief.call(menuCalls.reorder, { body: { items } })).result.changed).toBeGreaterThan(0);
  const after = (await menu('list', { query: { header: 'setup', size: 100 } })).result as { rows: Menu[] };
  expect(after.rows.map(({ name }) => name)).toEqual(rows.map(({ name }) => name).toReversed());
  const [first] = after.rows as [Menu];
  expect((await menu('update', { body: { ...first, order: after.rows[1]!.order } })).body.errors).toMatchObject([
    { field: 'order', code: 'DUPLICATE' },
  ]);
});

test('the tree holds every menu with its sub-menus in the order of the sidebar', async () => {
  const { result } = await chief.call(menuCalls.tree);
  const tree = result as MenuNode[];
  expect(tree.map(({ header }) => header)).toEqual(
    tree.map(({ header }) => header).toSorted((one, other) => headers.indexOf(one) - headers.indexOf(other)),
  );
  expect(tree.find(({ name }) => name === 'Setup Kartu')?.subMenus.map(({ url }) => url)).toEqual([
    '/card-sources',
    '/card-types',
    '/card-design',
  ]);
  expect(tree.find(({ name }) => name === 'Arsip')).toMatchObject({ status: 'inactive', url: null });
});

test('pages that a menu can lead to are named with their privilege and the menu that has them', async () => {
  const { result } = await chief.call(menuCalls.places);
  const places = new Map((result as MenuPlace[]).map((place) => [place.url, place]));
  expect(places.get('/regions')).toEqual({ url: '/regions', privilege: 'master-regional:browse', usedBy: 'Wilayah' });
  expect(places.has('/card-types/create')).toBe(false);
});

test('the sub-menus of a menu are put into a new order at once, and sidebars follow', async () => {
  const menuIdOf = menuId({ header: 'setup', name: 'Setup Membership' });
  const rows = async () =>
    (await sub('list', { query: { menuId: menuIdOf, size: 100 } })).result.rows as {
      secureId: string;
      version: number;
      url: string;
    }[];
  const before = await rows();
  const items = before
    .toReversed()
    .map(({ secureId, version }, index) => ({ secureId, version, order: (index + 1) * 10 }));
  expect((await chief.call(menuCalls.reorderSubMenus, { body: { items: items.slice(1) } })).body.code).toBe(
    'COUNT_CHANGED',
  );
  expect((await chief.call(menuCalls.reorderSubMenus, { body: { items } })).status).toBe(200);
  expect((await rows()).map(({ url }) => url)).toEqual(before.map(({ url }) => url).toReversed());
  const urls = await shown();
  expect(urls.filter((url) => before.some((row) => row.url === url))).toEqual(
    before.map(({ url }) => url).toReversed(),
  );
});

test('a menu has an address or sub-menus: both together are refused beside the field', async () => {
  const area = await detail(menuId({ header: 'setup', name: 'Area' }));
  expect((await menu('update', { body: { ...area, url: '/new-store' } })).body).toMatchObject({
    code: 'MENU_HAS_URL',
    field: 'url',
  });
  const values = {
    menuId: menuId({ header: 'other', name: 'Profil' }),
    name: 'Lagi',
    description: null,
    icon: null,
    order: 500,
    url: '/new-store',
  };
  expect((await sub('create', { body: values })).body).toMatchObject({ code: 'MENU_HAS_URL', field: 'menuId' });
});
