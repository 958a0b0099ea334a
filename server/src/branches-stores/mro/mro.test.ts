import { mras } from '@console/contracts/branches-stores/mra';
import { mros } from '@console/contracts/branches-stores/mro';
import { regions } from '@console/contracts/branches-stores/regions';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { registerUse } from '../../records/resource/uses.ts';
import { branchModule } from '../branch/module.ts';
import { mraModule } from '../mra/module.ts';
import { regionsModule } from '../regions/module.ts';
import { mroModule } from './module.ts';
import { zipCodeModule } from '../zip-code/module.ts';

const calls = callsOf(mros);
const members = new Map<string, number>();
const server = useServer({
  modules: [
    zipCodeModule,
    mroModule,
    mraModule,
    branchModule,
    regionsModule,
    (app) => {
      registerUse(app, { of: 'mra', by: 'card-stock', count: async () => new Map() });
      registerUse(app, { of: 'mra', by: 'user', count: async () => new Map() });
      registerUse(app, { of: 'mro', by: 'user', count: async () => members });
    },
  ],
});
const mra = (code: string) => seedId('mra', code);
const jakarta = seedId('mro', '040101');
const aceh = seedId('mro', '010101');
const office = {
  mroCode: '040103',
  name: 'Jakarta Barat',
  mraId: mra('0401'),
  address: 'Jalan Puri Indah Raya No. 3',
  city: 'Jakarta Barat',
  zipCode: '10101',
  phone: '0215552233',
  email: 'jakarta.barat@contoh.id',
  headNpk: '730199',
  headName: 'Sri Wahyuni',
};
const headOffice = testCaller('PUSAT01', { 'mro:browse': 'Full Access' });
const ofAceh = (level: string) =>
  testCaller(
    'MRA0101',
    { 'mro:browse': level },
    {
      mappingType: 'MRA',
      scope: { type: 'branches', branchIds: [branchId('SPEKTRA', '10010')], mraIds: [mra('0101')] },
    },
  );
const detail = async (secureId: string, caller = admin) =>
  (await server.current.call(calls.detail, caller, { parameters: { secureId } })).result;
const update = async (changes: object, caller = admin) =>
  server.current.call(calls.update, caller, { body: { ...(await detail(jakarta)), ...changes } });
const listed = async (query: Readonly<Record<string, unknown>>) =>
  (await server.current.call(calls.list, admin, { query })).result;

test('an MRO carries its MRA, its offices and its members', async () => {
  members.set(aceh, 2);
  expect(await detail(aceh)).toMatchObject({
    mroCode: '010101',
    references: { mraId: { code: '0101', name: 'Aceh', active: true } },
    branchCount: 5,
    memberCount: 2,
  });
  members.clear();
});

test('the list is narrowed by region and by MRA', async () => {
  const region = seedId('regions', '04');
  expect((await listed({ regionId: region })).total).toBe(3);
  expect((await listed({ regionId: region, mraId: mra('0401') })).total).toBe(2);
});

test('a new MRO starts with the code of its MRA', async () => {
  const refused = await server.current.call(calls.create, headOffice, { body: { ...office, mroCode: '040201' } });
  expect(refused.body.errors).toMatchObject([
    { field: 'mroCode', code: 'CODE_OF_PARENT', parameters: { code: '0401' } },
  ]);
  expect((await server.current.call(calls.create, headOffice, { body: office })).status).toBe(200);
  const again = await server.current.call(calls.create, headOffice, { body: { ...office, mroCode: '040104' } });
  expect(again.body).toMatchObject({ code: 'DUPLICATE', errors: [{ field: 'name' }] });
});

test('an MRO moves within its region by an admin who gives a reason, and no further', async () => {
  const reason = 'penataan ulang kantor';
  expect((await update({ mraId: mra('0402') })).body.errors).toMatchObject([{ field: 'reason', code: 'REQUIRED' }]);
  expect((await update({ mraId: mra('0402'), reason }, headOffice)).body.code).toBe('MOVED_BY_ADMIN');
  expect((await update({ mraId: mra('0501'), reason })).body.errors).toMatchObject([
    { field: 'mraId', code: 'MRA_OTHER_REGION' },
  ]);
  expect((await update({ mraId: mra('0402'), reason })).result.references.mraId.code).toBe('0402');
  await update({ mraId: mra('0401'), reason });
});

test('an MRO with offices or members is not switched off, and all that use it are named at once', async () => {
  members.set(aceh, 2);
  const { version } = await detail(aceh);
  const answer = await server.current.call(calls.deactivate, headOffice, {
    body: { items: [{ secureId: aceh, version }], reason: 'penggabungan kantor' },
  });
  expect(answer.body).toMatchObject({
    code: 'IN_USE',
    result: {
      referencedBy: [
        { module: 'branch', count: 5, filter: { mroId: aceh, state: 'active' } },
        { module: 'master-branch-nmc', count: 5 },
        { module: 'master-branch-ufi', count: 4 },
        { module: 'user', count: 2 },
      ],
    },
  });
});

test('an MRA with active MROs is not switched off', async () => {
  const mraCalls = callsOf(mras);
  const secureId = mra('0401');
  const { version } = (await server.current.call(mraCalls.detail, admin, { parameters: { secureId } })).result;
  const answer = await server.current.call(mraCalls.deactivate, admin, {
    body: { items: [{ secureId, version }], reason: 'penggabungan area' },
  });
  expect(answer.body).toMatchObject({ code: 'IN_USE', result: { referencedBy: [{ module: 'mro', count: 3 }] } });
});

test('everybody with the privilege reads all MROs, and chooses among those of their MRAs', async () => {
  expect((await server.current.call(calls.list, ofAceh('View Only'), { query: {} })).result.total).toBeGreaterThan(22);
  const choices = (await server.current.call(calls.lov, ofAceh('View Only'), { query: {} })).result;
  expect(choices).toEqual([{ secureId: aceh, code: '010101', name: 'Aceh' }]);
});

test('only head office changes an MRO, whatever the level', async () => {
  const body = { ...(await detail(aceh)), city: 'Lain' };
  expect((await server.current.call(calls.update, ofAceh('Full Access'), { body })).status).toBe(403);
});

test('the name of an MRO is unique in its region, also when it or its MRA moves', async () => {
  const body = { ...office, mroCode: '040201', mraId: mra('0402'), name: 'jakarta' };
  expect((await server.current.call(calls.create, headOffice, { body })).body).toMatchObject({
    code: 'DUPLICATE',
    errors: [{ field: 'name', code: 'DUPLICATE' }],
  });
  const elsewhere = { ...body, mroCode: '090102', mraId: mra('0901'), name: 'Aceh' };
  expect((await server.current.call(calls.create, headOffice, { body: elsewhere })).status).toBe(200);
  const areas = callsOf(mras);
  const pontianak = (await server.current.call(areas.detail, admin, { parameters: { secureId: mra('0901') } })).result;
  const moved = { ...pontianak, regionId: seedId('regions', '01'), reason: 'penataan ulang wilayah' };
  expect((await server.current.call(areas.update, admin, { body: moved })).body.errors).toMatchObject([
    { field: 'regionId', code: 'MRO_NAME_TAKEN' },
  ]);
});

test('a move to another MRA is audited as a move', async () => {
  const reason = 'penataan ulang kantor';
  await update({ mraId: mra('0402'), reason });
  await update({ mraId: mra('0401'), reason });
  const entries = await server.current.database.db
    .selectFrom('audit_entry')
    .select(['action', 'changes'])
    .where('entity_id', '=', jakarta)
    .where('action', '=', 'MOVE_PARENT')
    .where('outcome', '=', 'success')
    .execute();
  expect(entries.length).toBeGreaterThanOrEqual(2);
  expect(entries.map(({ changes }) => changes)).toContainEqual([
    { field: 'mraId', before: mra('0402'), after: mra('0401') },
  ]);
});

test('a branch user chooses among the areas and MROs above the own branch', async () => {
  const scope = { type: 'branches', branchIds: [branchId('NMC', '13010')], mraIds: [] } as const;
  const user = testCaller('CAB13010', { '*': 'View Only' }, { mappingType: 'BRANCH', scope });
  const codes = async (call: (typeof calls)['lov']) =>
    (await server.current.call(call, user, { query: {} })).result.map(({ code }: { code: string }) => code);
  expect(await codes(callsOf(mras).lov as never)).toEqual(['0401']);
  expect((await codes(calls.lov)).every((code: string) => code.startsWith('0401'))).toBe(true);
});

test('a region is found by its code of two digits; one character is too short', async () => {
  const { list } = callsOf(regions);
  const found = async (search: string) => server.current.call(list, admin, { query: { search } });
  expect((await found('04')).result.rows).toMatchObject([{ regionCode: '04' }]);
  expect((await found('4')).body.errors).toMatchObject([
    { field: 'search', code: 'TOO_SHORT', parameters: { minimum: 2 } },
  ]);
});
