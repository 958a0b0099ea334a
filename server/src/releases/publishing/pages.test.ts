import { menuCalls, subMenus } from '@console/contracts/orders-logs/menu-management';
import { callsOf } from '@console/contracts/core/resource';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { menuManagementModule } from '../../orders-logs/menu-management/module.ts';
import { releases } from '../module.ts';
import { build, publish, tokenFor } from '../releases.fixture.ts';

const server = useServer({ modules: [releases, menuManagementModule] });
/** A module with its own place in the sidebar. */
const route = (module: string, change: object = {}) => ({
  path: `/${module}`,
  module,
  privilege: `${module}:browse`,
  title: { id: 'Ruang', en: 'Rooms' },
  moduleTitle: { id: 'Ruang', en: 'Rooms' },
  sidebar: { group: 'setup' as const, menu: 'Area', name: `Menu ${module}` },
  ...change,
});
const publishAs = async (id: string, script: string, routes = [route(id)]) =>
  publish(server.current, await tokenFor(server.current, id), build(id, script, { routes }));
const placed = (url: string) =>
  server.current.database.db
    .selectFrom('sub_menu')
    .innerJoin('menu', 'menu.id', 'sub_menu.menu_id')
    .select(['sub_menu.id', 'menu.header', 'menu.name as menu', 'sub_menu.name', 'sub_menu.privilege'])
    .where('sub_menu.deleted_at', 'is', null)
    .where('sub_menu.url', '=', url)
    .execute();
const privilegesVersion = async () =>
  (await server.current.database.db.selectFrom('privileges_version').select('value').executeTakeFirstOrThrow()).value;

test('the first release with a privilege adds its place to the sidebar; later ones keep changes of staff', async () => {
  const before = await privilegesVersion();
  expect((await publishAs('rooms', 'one')).status).toBe(200);
  const [row] = await placed('/rooms');
  expect(row).toMatchObject({ header: 'setup', menu: 'Area', name: 'Menu rooms', privilege: 'rooms:browse' });
  expect(await privilegesVersion()).toBe(before + 1);
  await server.current.database.db.updateTable('sub_menu').set({ name: 'Ruang' }).where('id', '=', row!.id).execute();
  expect((await publishAs('rooms', 'two')).status).toBe(200);
  expect((await placed('/rooms')).map(({ name }) => name)).toEqual(['Ruang']);
  expect(await privilegesVersion()).toBe(before + 1);
});

test('a menu that the group has not is made', async () => {
  expect(
    (
      await publishAs('houses', 'one', [
        route('houses', { sidebar: { group: 'setup', menu: 'Gedung', name: 'Rumah' } }),
      ])
    ).status,
  ).toBe(200);
  expect(await placed('/houses')).toMatchObject([{ header: 'setup', menu: 'Gedung', name: 'Rumah' }]);
});

test.each([
  [
    'a privilege of the console',
    { module: 'zip-code', privilege: 'zip-code:browse' },
    'module zip-code of branches-stores',
    'RELEASE_CLAIM',
  ],
  ['a page of the console', { path: '/zip-code' }, '/zip-code of branches-stores', 'RELEASE_CLAIM'],
  ["a privilege that is not its module's", { privilege: 'others:browse' }, 'sidebar /halls'],
  ['a name that the menu has', { sidebar: { group: 'setup', menu: 'Area', name: 'Kode Pos' } }, 'sidebar Kode Pos'],
  [
    'a menu that leads to a page itself',
    { sidebar: { group: 'ufi', menu: 'Cabang UFI', name: 'Halls' } },
    'sidebar Cabang UFI',
  ],
])('a release that would take %s is not taken in', async (_, change, fault, code = 'RELEASE_BROKEN') => {
  const { status, body } = await publishAs('halls', 'one', [route('halls', change)]);
  expect({ status, code: body.code, named: JSON.stringify(body).includes(fault) }).toEqual({
    status: 422,
    code,
    named: true,
  });
  expect(await placed('/halls')).toEqual([]);
});

test('nor is one that would take what another remote has brought', async () => {
  expect((await publishAs('yards', 'one')).status).toBe(200);
  expect((await publishAs('gardens', 'one', [route('yards', { path: '/gardens' })])).body.code).toBe('RELEASE_CLAIM');
  expect(await placed('/gardens')).toEqual([]);
});

test('staff change its place like any other, and find its page among those that a menu can lead to', async () => {
  await publishAs('desks', 'one');
  const [row] = await placed('/desks');
  const calls = callsOf(subMenus);
  const parameters = { secureId: row!.id };
  const { menuId, description, icon, order, version } = (
    await server.current.call(calls['detail'], admin, { parameters })
  ).result as Record<string, unknown>;
  const values = { secureId: row!.id, menuId, name: 'Meja', description, url: '/desks', icon, order, version };
  expect(await server.current.call(calls['update'], admin, { parameters, body: values })).toMatchObject({
    status: 200,
    result: { name: 'Meja', privilege: 'desks:browse' },
  });
  expect((await server.current.call(menuCalls.places, admin)).result).toContainEqual({
    url: '/desks',
    privilege: 'desks:browse',
    usedBy: 'Meja',
  });
});
