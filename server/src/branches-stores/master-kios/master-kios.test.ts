import { kiosks } from '@console/contracts/branches-stores/master-kios';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { coreFeedOf } from '../../records/core-feed/core-feed.fixtures.ts';
import { coreFeed } from '../../records/core-feed/module.ts';
import { branchModule } from '../branch/module.ts';
import { zipCodeModule } from '../zip-code/module.ts';
import { masterKiosModule } from './module.ts';
import { kioskCode } from './seed.ts';

const server = useServer({ modules: [zipCodeModule, masterKiosModule, branchModule, coreFeed] });
const calls = callsOf(kiosks);
const feed = coreFeedOf(() => server.current, kiosks);
const idOf = (code: string) => seedId('master-kios', code);
const aceh = idOf(kioskCode('10010', 1));
const read = async (secureId: string, caller = admin) =>
  (await server.current.call(calls.detail, caller, { parameters: { secureId } })).result;
const update = async (secureId: string, changes: object) =>
  server.current.call(calls.update, admin, { body: { ...(await read(secureId)), ...changes } });
const change = async (action: 'activate' | 'deactivate', secureId: string) =>
  server.current.call(calls[action], admin, {
    body: { items: [{ secureId, version: (await read(secureId)).version }], reason: 'renovasi tempat' },
  });
const hours = [{ from: '08:00', to: '16:00' }, null, null, null, null, null, null];

test('the list holds two kiosks of each office, with branch and MRA', async () => {
  const { result } = await server.current.call(calls.list, admin, { query: {} });
  expect(result.total).toBe(124);
  expect(result.rows[0]).toMatchObject({
    kioskCode: '1001001',
    references: { branchId: { code: '10010', active: true } },
    mra: '0101 - Aceh',
  });
});

test('a branch user sees the kiosks of the own office and no others', async () => {
  const caller = testCaller(
    'CAB10010',
    { 'master-kios:browse': 'Input' },
    { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branchId('NMC', '10010')], mraIds: [] } },
  );
  expect((await server.current.call(calls.list, caller, { query: {} })).result.total).toBe(2);
  const other = { parameters: { secureId: idOf(kioskCode('10020', 1)) } };
  expect((await server.current.call(calls.detail, caller, other)).status).toBe(404);
});

test('a kiosk is published with coordinates and hours, each asked for', async () => {
  const bare = { latitude: null, longitude: null, openingHours: null, published: true };
  expect((await update(aceh, bare)).body.errors).toMatchObject([
    { field: 'latitude', code: 'REQUIRED' },
    { field: 'longitude', code: 'REQUIRED' },
    { field: 'openingHours', code: 'REQUIRED' },
  ]);
  const wrong = {
    latitude: '52.520008',
    openingHours: [{ from: '16:00', to: '08:00' }, ...hours.slice(1)],
  };
  expect((await update(aceh, wrong)).body.errors).toMatchObject([
    { field: 'latitude', code: 'OUTSIDE_INDONESIA' },
    { field: 'openingHours[0].to', code: 'TIME_ORDER' },
  ]);
  const placed = { latitude: '5.548290', longitude: '95.323756', openingHours: hours, published: true };
  expect((await update(aceh, placed)).result).toMatchObject({ published: true, openingHours: hours });
});

test('the person in charge is an active employee of the same office, whose name follows from the NPK', async () => {
  const { db } = server.current.database;
  const own = await db
    .selectFrom('app_user_view as u')
    .innerJoin('user_branch_view as m', 'm.user_id', 'u.id')
    .innerJoin('branch_view as b', 'b.id', 'm.branch_id')
    .select(['u.npk', 'u.name', 'b.office_code'])
    .where('u.status', '=', 'active')
    .where('u.npk', 'is not', null)
    .orderBy('u.npk')
    .limit(1)
    .executeTakeFirstOrThrow();
  const kiosk = idOf(kioskCode(own.office_code, 1));
  const elsewhere = idOf(kioskCode(own.office_code === '10080' ? '10070' : '10080', 1));
  expect((await update(kiosk, { picNpk: own.npk })).result).toMatchObject({ picNpk: own.npk, picName: own.name });
  expect((await update(kiosk, { picNpk: null })).result).toMatchObject({ picNpk: null, picName: null });
  expect((await update(elsewhere, { picNpk: '999999' })).body.errors).toMatchObject([
    { field: 'picNpk', code: 'PIC_OTHER_BRANCH' },
  ]);
});

test('switched off it is no longer published, and comes back only with an active branch', async () => {
  await update(aceh, { latitude: '5.548290', longitude: '95.323756', openingHours: hours, published: true });
  expect((await change('deactivate', aceh)).status).toBe(200);
  expect(await read(aceh)).toMatchObject({ status: 'inactive', published: false });
  const { rows } = (await server.current.call(calls.history, admin, { parameters: { secureId: aceh } })).result;
  expect(rows[0]).toMatchObject({
    action: 'DEACTIVATE',
    changes: expect.arrayContaining([{ field: 'published', before: true, after: false }]),
  });
  expect((await update(aceh, { published: true })).body.errors).toMatchObject([
    { field: 'published', code: 'INACTIVE_KIOSK' },
  ]);
  expect((await change('activate', aceh)).status).toBe(200);
  const closed = idOf(kioskCode('12040', 1));
  expect((await change('activate', closed)).body).toMatchObject({ code: 'BRANCH_INACTIVE' });
});

test('core moves a kiosk within its MRA and no further, and never touches what staff hold', async () => {
  const code = kioskCode('10020', 1);
  await update(idOf(code), { phone: '0651777888', address: 'Jalan Pelabuhan No. 1, Lhokseumawe' });
  const row = { core_code: 'K1', status: 'active', kiosk_code: code, name: 'Kios Pindah', type: 'POS' };
  const far = await feed.deliver('1.delta.csv', [{ ...row, branch_code: '13010' }]);
  expect(far).toMatchObject({ changed: 0, conflicts: 1 });
  expect(await read(idOf(code))).toMatchObject({
    name: 'Kios Lhokseumawe 1',
    syncState: 'CONFLICT',
    syncFaults: [{ field: 'branchId', code: 'OTHER_MRA' }],
  });
  const near = await feed.deliver('2.delta.csv', [{ ...row, branch_code: '10030' }]);
  expect(near).toMatchObject({ changed: 1, conflicts: 0 });
  expect(await read(idOf(code))).toMatchObject({
    name: 'Kios Pindah',
    syncState: 'OK',
    phone: '0651777888',
    address: 'Jalan Pelabuhan No. 1, Lhokseumawe',
    references: { branchId: { code: '10030' } },
  });
});

test('a new kiosk of core carries the code of its office, and staff fill in the rest', async () => {
  const row = { core_code: 'K2', status: 'active', name: 'Kios Baru', type: 'KIOS', branch_code: '13010' };
  const run = await feed.deliver('3.delta.csv', [
    { ...row, kiosk_code: '1301009' },
    { ...row, kiosk_code: '1302009' },
    { ...row, kiosk_code: '1204009', branch_code: '12040' },
  ]);
  expect(run).toMatchObject({ changed: 1, conflicts: 2 });
  expect(run.faults.map(({ errors: [error] }) => error?.code)).toEqual(['CODE_OF_PARENT', 'NOT_FOUND']);
  const { rows } = (await server.current.call(calls.list, admin, { query: { search: '1301009' } })).result;
  expect(rows[0]).toMatchObject({ name: 'Kios Baru', published: false, openingHours: null, picName: null });
});
