// Long: the rules of one module on one server with its fixtures.
import { noticeCalls } from '@console/contracts/platform/notices';
import { callsOf } from '@console/contracts/core/resource';
import { roleCalls, roles, type GrantablePlace } from '@console/contracts/shell/roles';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { notices } from '../../people/notices/module.ts';
import { users } from '../user/module.ts';
import { userId } from '../user/seed.ts';
import { rolesModule } from './module.ts';
import { roleId } from '../../people/roles/seed-id.ts';

const calls = callsOf(roles);
const server = useServer({ modules: [notices, rolesModule, users] });
const chief = { ...admin, userId: userId('ADMIN01') };
const call = (name: keyof typeof calls, input = {}, caller = chief) => server.current.call(calls[name], caller, input);
const detail = async (name: string) => (await call('detail', { parameters: { secureId: roleId(name) } })).result;
const version = async () =>
  (await server.current.database.db.selectFrom('privileges_version').select('value').executeTakeFirstOrThrow()).value;

let places: GrantablePlace[];
const on = (url: string, level: string) => {
  const place = places.find((each) => each.url === url)!;
  return { menuId: place.menuId, subMenuId: place.subMenuId, level };
};
beforeAll(async () => {
  places = (await server.current.call(roleCalls.places, chief)).result;
});

const values = (rest: object) => ({
  name: 'penguji',
  jobName: null,
  description: null,
  permissions: [],
  revealPersonalData: false,
  ...rest,
});

test('the list counts what each role gives and who holds it', async () => {
  const { rows, total } = (await call('list', { query: { size: 25 } })).result;
  expect(total).toBe(14);
  expect(rows.find((role: { name: string }) => role.name === 'sao')).toMatchObject({
    jobName: '5',
    userCount: 62,
    fullAccessCount: 0,
    exportMode: 'BLOCK_ALL',
    status: 'active',
  });
  expect(
    (await call('list', { query: { moduleHeld: 'roles:browse', level: 'Full Access' } })).result.rows.map(
      (role: { name: string }) => role.name,
    ),
  ).toEqual(['admin']);
});

test('a role begins without exports; one that may export follows its files in the list of downloads', async () => {
  const before = await version();
  const { result: role } = await call('create', {
    body: values({ name: 'pemeriksa kartu', permissions: [on('/card-types', 'View and Export')] }),
  });
  expect(role.permissions).toEqual(
    expect.arrayContaining([on('/card-types', 'View and Export'), on('/download-management', 'View Only')]),
  );
  expect(role).toMatchObject({ moduleCount: 2, exportMode: 'BLOCK_ALL', userCount: 0 });
  expect(await version()).toBeGreaterThan(before);
  const changed = await call('update', {
    body: { ...role, permissions: [on('/card-types', 'Input'), on('/zip-code', 'View Only')] },
  });
  expect(changed.result.moduleCount).toBe(3);
  const audited = await server.current.database.db
    .selectFrom('audit_entry')
    .select(['action', 'changes'])
    .where('entity_id', '=', role.secureId)
    .orderBy('action')
    .execute();
  expect(audited.map(({ action }) => action)).toEqual(['CREATE', 'UPDATE']);
  expect(audited[1]!.changes).toEqual([
    { field: 'permissions: Jenis Kartu', before: 'View and Export', after: 'Input' },
    { field: 'permissions: Kode Pos', before: null, after: 'View Only' },
  ]);
});

test('nobody gives rights beyond the own ones, or on places that do not exist', async () => {
  const keeper = testCaller(
    'HOOPS01',
    { 'roles:browse': 'Full Access', 'card-types:browse': 'Input' },
    { userId: userId('HOOPS01') },
  );
  const refused = await call(
    'create',
    { body: values({ permissions: [on('/card-types', 'Full Access'), on('/zip-code', 'View Only')] }) },
    keeper,
  );
  expect(refused.body).toMatchObject({
    code: 'ROLE_NOT_GRANTABLE',
    message: expect.stringMatching(/Card Types|Jenis Kartu|Kartu.*Zip|Kode Pos/i),
  });
  expect(
    (await call('create', { body: values({ name: 'boleh', permissions: [on('/card-types', 'View Only')] }) }, keeper))
      .status,
  ).toBe(200);
  expect((await call('create', { body: values({ revealPersonalData: true }) }, keeper)).body.errors).toMatchObject([
    { field: 'revealPersonalData', code: 'NOT_ALLOWED' },
  ]);
  const nowhere = { menuId: places[0]!.menuId, subMenuId: '00000000-0000-4000-8000-000000000000', level: 'Input' };
  expect((await call('create', { body: values({ permissions: [nowhere] }) })).body.errors).toMatchObject([
    { field: 'permissions', code: 'NOT_ALLOWED' },
  ]);
});

test('the built-in roles keep their names, and admin all of its rights', async () => {
  const admins = await detail('admin');
  expect((await call('update', { body: { ...admins, name: 'raja' } })).body.code).toBe('ROLE_RESERVED');
  expect((await call('update', { body: { ...admins, permissions: admins.permissions.slice(1) } })).body.code).toBe(
    'ROLE_RESERVED',
  );
  const vendor = await detail('print_vendor');
  expect(
    (await call('delete', { body: { secureId: vendor.secureId, version: vendor.version, reason: 'tidak perlu' } })).body
      .code,
  ).toBe('ROLE_RESERVED');
});

test('a role that is held is not deleted, and not switched off while it is someone’s only one', async () => {
  const guest = await detail('tamu');
  expect(
    (await call('delete', { body: { secureId: guest.secureId, version: guest.version, reason: 'tidak perlu' } })).body,
  ).toMatchObject({ code: 'IN_USE' });
  expect(
    (
      await call('deactivate', {
        body: { items: [{ secureId: guest.secureId, version: guest.version }], reason: 'tidak perlu' },
      })
    ).body,
  ).toMatchObject({ code: 'IN_USE', result: { holders: ['TAMU01'] } });
});

describe('the users of a role', () => {
  const add = (role: string, names: string[], caller = chief) =>
    server.current.call(roleCalls.addUsers, caller, {
      query: { roleSecureId: roleId(role) },
      body: { userSecureIds: names.map(userId) },
    });
  const remove = (role: string, names: string[], caller = chief) =>
    server.current.call(roleCalls.removeUsers, caller, {
      body: { roleSecureId: roleId(role), userSecureIds: names.map(userId) },
    });

  test('are added once, notified, and removed again', async () => {
    expect((await add('contact_center', ['TAMU01', 'CC01'])).result).toEqual({ inserted: 1, alreadyHeld: 1 });
    const guest = testCaller('TAMU01', {}, { userId: userId('TAMU01') });
    expect((await server.current.call(noticeCalls.inbox, guest)).result.rows[0]).toMatchObject({
      kind: 'ROLE_CHANGED',
      text: expect.stringContaining('contact_center'),
    });
    const { result } = await server.current.call(roleCalls.holders, chief, {
      parameters: { secureId: roleId('contact_center') },
      query: { search: 'tamu' },
    });
    expect(result.rows).toMatchObject([{ username: 'TAMU01' }]);
    expect((await remove('contact_center', ['TAMU01'])).result).toEqual({ removed: 1 });
  });

  test('a print vendor holds no other role: nobody is added, and all are named', async () => {
    expect((await add('contact_center', ['VENDOR01', 'TAMU01'])).body).toMatchObject({
      code: 'ROLE_EXCLUSIVE',
      message: expect.stringContaining('VENDOR01'),
    });
    expect(
      (
        await server.current.call(roleCalls.holders, chief, {
          parameters: { secureId: roleId('contact_center') },
          query: { search: 'tamu' },
        })
      ).result.total,
    ).toBe(0);
  });

  test('nobody changes the own roles, and an admin stays', async () => {
    expect((await remove('admin', ['ADMIN01'])).body.code).toBe('SELF_CHANGE');
    await server.current.database.db.deleteFrom('user_role').where('user_id', '=', userId('ADMIN03')).execute();
    expect((await remove('admin', ['ADMIN02'])).result).toEqual({ removed: 1 });
    const other = { ...admin, userId: userId('HOOPS01'), username: 'HOOPS01' };
    expect((await remove('admin', ['ADMIN01'], other)).body.code).toBe('LAST_ADMIN');
  });
});

test('what a role may export is changed with its version, never for admin', async () => {
  const read = async (name: string) =>
    (await server.current.call(roleCalls.restriction, chief, { parameters: { secureId: roleId(name) } })).result;
  const change = (body: object) => server.current.call(roleCalls.restrict, chief, { body });
  const before = await read('sao');
  const line = {
    module: 'card-types',
    allowed: true,
    maxRows: 100,
    maxPeriodDays: 31,
    formats: ['csv'],
    personalData: 'MASKED',
  };
  expect((await change({ ...before, mode: 'BY_MODULE', lines: [line, line] })).body.errors).toMatchObject([
    { field: 'lines.1.module', code: 'DUPLICATE' },
  ]);
  expect((await change({ ...before, mode: 'BY_MODULE', lines: [{ ...line, formats: [] }] })).body.errors).toMatchObject(
    [{ field: 'lines.0.formats' }],
  );
  expect(
    (await change({ ...before, mode: 'BY_MODULE', lines: [{ ...line, module: 'nope' }] })).body.errors,
  ).toMatchObject([{ field: 'lines.0.module', code: 'NOT_ALLOWED' }]);
  expect((await change({ ...before, hoursFrom: '08:00' })).body.errors).toMatchObject([
    { field: 'hoursTo', code: 'REQUIRED' },
  ]);
  const after = await change({
    ...before,
    mode: 'BY_MODULE',
    lines: [line],
    hoursFrom: '08:00',
    hoursTo: '17:00',
    dailyLimit: 5,
  });
  expect(after.result).toMatchObject({ mode: 'BY_MODULE', version: before.version + 1, lines: [line] });
  expect((await change({ ...before, mode: 'NONE' })).body.code).toBe('STALE_VERSION');
  expect((await change({ ...(await read('admin')), mode: 'BLOCK_ALL' })).body.code).toBe('ROLE_RESERVED');
});
