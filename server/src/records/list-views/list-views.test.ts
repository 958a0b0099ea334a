import { listViewCalls, viewLimit } from '@console/contracts/platform/list-views';
import { admin, nobody, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { databaseTypesModule } from '../../membership/membership-database-type/resource.ts';
import { programTypeModule } from '../../membership/program-type/resource.ts';
import { cardTypesModule } from '../../cards/card-types/resource.ts';
import { roleId } from '../../people/roles/seed-id.ts';
import { userId } from '../../shell/user/seed.ts';
import { listViews } from './module.ts';

const server = useServer({
  modules: [databaseTypesModule, programTypeModule, cardTypesModule, listViews],
});
const holder = (username: string, role: string) =>
  testCaller(
    username,
    { '*': 'Input' },
    { userId: userId(username), roles: [{ secureId: roleId(role), name: role, jobName: null }] },
  );
const operations = holder('HOOPS01', 'ho_operations');
const colleague = holder('HOOPS02', 'ho_operations');
const business = holder('HOBIS01', 'ho_business');
const chief = { ...admin, userId: userId('ADMIN01') };

const save = (body: object, caller = operations) =>
  server.current.call(listViewCalls.create, caller, {
    body: { module: 'card-types', query: 'status=active', layout: null, roleSecureIds: [], ...body },
  });
const names = async (caller = operations) =>
  (await server.current.call(listViewCalls.list, caller, { query: { module: 'card-types' } })).result.map(
    ({ name }: { name: string }) => name,
  );

test('a private view is seen by its owner only, one shared with a role by the holders of the role', async () => {
  await save({ name: 'Punya saya' });
  const shared = await save({ name: 'Bersama', roleSecureIds: [roleId('ho_operations')] });
  expect(shared.result).toMatchObject({ mine: true, editable: true, version: 1, query: 'status=active' });
  expect(await names()).toEqual(['Bersama', 'Punya saya']);
  expect(await names(colleague)).toEqual(['Bersama']);
  expect(await names(business)).toEqual([]);
  expect(await names(chief)).toEqual(['Bersama']);
});

test('only the owner, or an admin of a shared view, changes or deletes it; a stale change is refused', async () => {
  const { result: shared } = await save({ name: 'Diubah', roleSecureIds: [roleId('ho_operations')] });
  const change = (caller: typeof operations, version: number, name: string) =>
    server.current.call(listViewCalls.update, caller, {
      body: {
        secureId: shared.secureId,
        version,
        name,
        query: 'status=inactive',
        layout: null,
        roleSecureIds: shared.roleSecureIds,
      },
    });
  expect((await change(colleague, 1, 'Orang lain')).status).toBe(404);
  expect((await change(chief, 1, 'Oleh admin')).result).toMatchObject({ name: 'Oleh admin', version: 2 });
  expect(await change(operations, 1, 'Basi')).toMatchObject({
    status: 409,
    body: { code: 'STALE_VERSION', result: { name: 'Oleh admin' } },
  });
  expect(
    (await server.current.call(listViewCalls.remove, colleague, { body: { secureId: shared.secureId } })).status,
  ).toBe(404);
  expect(
    (await server.current.call(listViewCalls.remove, operations, { body: { secureId: shared.secureId } })).status,
  ).toBe(200);
});

test('views are shared with own roles, by an admin with any', async () => {
  const roles = async (caller: typeof operations) =>
    (await server.current.call(listViewCalls.roles, caller)).result.map(
      ({ secureId }: { secureId: string }) => secureId,
    );
  expect(await roles(operations)).toEqual([roleId('ho_operations')]);
  expect(await roles(chief)).toEqual(expect.arrayContaining([roleId('ho_operations'), roleId('ho_business')]));
});

test('a name is used once, roles of others are refused, and a list one may not see has no views', async () => {
  await save({ name: 'Ganda' });
  expect(await save({ name: 'gANDA' })).toMatchObject({ status: 409, body: { code: 'DUPLICATE', field: 'name' } });
  expect((await save({ name: 'Peran lain', roleSecureIds: [roleId('ho_business')] })).body.errors).toMatchObject([
    { field: 'roleSecureIds', code: 'NOT_ALLOWED' },
  ]);
  expect((await save({ name: 'Tanpa hak' }, nobody)).status).toBe(404);
  expect((await save({ name: 'Tak dikenal', module: 'no-such-list' })).status).toBe(404);
});

test('a view with a full personal number is refused, as an address with it is', async () => {
  for (const query of [
    'search=081298765432',
    'search=3174%200101%209019%200001',
    'status=active&search=0812-9876-5432',
  ])
    expect(await save({ name: `Nomor ${query}`, query })).toMatchObject({
      status: 422,
      body: { code: 'NUMBER_IN_ADDRESS' },
    });
});

test('as many views as a list may have are kept, also when more come at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: viewLimit + 5 }, (_, n) => save({ name: `Banyak ${n}`, module: 'program-type' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(viewLimit);
  expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('VIEW_LIMIT');
});
