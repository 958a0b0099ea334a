// Long: groups of three lines share their fixtures.
import { changeCallsOf } from '@console/contracts/core/changes';
import { callsOf, type Resource } from '@console/contracts/core/resource';
import { linesOfBusiness } from '@console/contracts/products/master-lob';
import { productGroups } from '@console/contracts/products/product-group';
import { productGroupsNmc } from '@console/contracts/products/product-group-nmc';
import { collateral } from '@console/contracts/products/product-ufi';
import { objectGroups } from '@console/contracts/products/product-group-ufi';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { tickingAll } from '../../../test/ticks.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { coreFeedOf } from '../../records/core-feed/core-feed.fixtures.ts';
import { lobId } from '../master-lob/seed.ts';
import { modules } from '../../modules.ts';

// Rates and schemes use groups too.
const server = useServer({ modules });
const makerOf = ({ privilege }: Resource) => testCaller('PEMBUAT01', { [privilege]: 'Input' });

/** What the tests do with groups of one business line. */
function groupsOf(resource: Resource) {
  const calls = callsOf<Resource>(resource) as ReturnType<typeof callsOf<typeof productGroups>>;
  const changes = changeCallsOf(resource);
  const read = async (code: string) =>
    (await server.current.call(calls.detail, admin, { parameters: { secureId: seedId(resource.module, code) } }))
      .result;
  const update = async (code: string, change: object) =>
    server.current.call(calls.update, makerOf(resource), {
      body: { ...(await read(code)), reason: 'ketentuan kelompok diperketat', ...change },
    });
  return {
    feed: coreFeedOf(() => server.current, resource),
    read,
    update,
    list: async (query: object = {}) =>
      (await server.current.call(calls.list, admin, { query: query as never })).result,
    approve: (secureId: string, by = testCaller('PENYETUJU01', { [resource.privilege]: 'Approval' })) =>
      tickingAll((acknowledged) =>
        server.current.call(changes.approveChange, by, { body: { secureIds: [secureId], acknowledged } }),
      ),
    async deactivate(code: string) {
      const { secureId, version } = await read(code);
      const body = { items: [{ secureId, version }], reason: 'tidak dijual lagi' };
      return server.current.call(calls.deactivate, admin, { body });
    },
    async activate(code: string) {
      const { secureId, version } = await read(code);
      return server.current.call(calls.activate, admin, { body: { items: [{ secureId, version }] } });
    },
  };
}
const spektra = groupsOf(productGroups);
const nmc = groupsOf(productGroupsNmc);
const ufi = groupsOf(objectGroups);

test('each business line has its groups below its lines of business', async () => {
  expect([(await spektra.list()).total, (await nmc.list()).total, (await ufi.list()).total]).toEqual([12, 4, 6]);
  expect((await spektra.list({ lobId: lobId('ELK') })).total).toBe(5);
  expect((await spektra.read('TV')).references.lobId).toMatchObject({ code: 'ELK', active: true });
  const lob = callsOf(linesOfBusiness);
  const { result } = await server.current.call(lob.detail, admin, { parameters: { secureId: lobId('MBK') } });
  expect(result.groupCount).toBe(3);
});

test.each([
  ['SPEKTRA', spektra, 'TV'],
  ['NMC', nmc, 'SPORT'],
  ['UFI', ufi, 'MOBIL_0_5'],
])('%s: how a group is shown is saved at once, its terms wait for a second person', async (_line, groups, code) => {
  expect((await groups.update(code, { displayName: 'Nama lain' })).result).toMatchObject({ displayName: 'Nama lain' });
  const asked = await groups.update(code, { riskClass: 'B', dpMinPct: '25.5' });
  expect(asked.status).toBe(202);
  const branch = testCaller('CABANG01', { '*': 'Approval' }, { mappingType: 'BRANCH' });
  expect((await groups.approve(asked.result.change.secureId, branch)).body.code).toBe('APPROVER_LEVEL');
  expect((await groups.read(code)).dpMinPct).toBeNull();
  const [decided, needsAdmin] = [groups.approve(asked.result.change.secureId), code === 'SPORT'];
  // Contracts of motorcycles need an insurance, which weighs more on what is financed.
  expect((await decided).body.code).toBe(needsAdmin ? 'TERMS_NEED_ADMIN' : undefined);
  if (needsAdmin) expect((await groups.approve(asked.result.change.secureId, admin)).status).toBe(200);
  expect(await groups.read(code)).toMatchObject({ riskClass: 'B', dpMinPct: '25.5000' });
});

test.each([
  ['SPEKTRA', spektra, 'GADGET', { tenors: ['2', '12'] }, 'tenors', '3-24'],
  ['SPEKTRA', spektra, 'GADGET', { tenorMax: 25 }, 'tenorMax', '24'],
  ['SPEKTRA', spektra, 'GADGET', { dpMinPct: '9.9999' }, 'dpMinPct', '10 %'],
  ['SPEKTRA', spektra, 'GADGET', { insuranceCoverage: 'OPTIONAL' }, 'insuranceCoverage', 'REQUIRED'],
  ['NMC', nmc, 'BEBEK', { tenorMax: 49 }, 'tenorMax', '48'],
  ['UFI', ufi, 'MOTOR_0_3', { maxLtvPct: '80.5' }, 'maxLtvPct', '80 %'],
])('%s: terms looser than the line of business are refused: %#', async (_line, groups, code, change, field, limit) => {
  expect((await groups.update(code, change)).body.errors).toMatchObject([
    { field, code: 'LIMIT_LOOSER', parameters: { limit } },
  ]);
});

test('a group comes to need an insurance by the decision of an admin alone', async () => {
  const asked = await spektra.update('KURSUS', { insuranceCoverage: 'REQUIRED' });
  const { secureId } = asked.result.change;
  expect((await spektra.approve(secureId)).body.code).toBe('TERMS_NEED_ADMIN');
  expect((await spektra.read('KURSUS')).insuranceCoverage).not.toBe('REQUIRED');
  expect((await spektra.approve(secureId, admin)).status).toBe(200);
  expect((await spektra.read('KURSUS')).insuranceCoverage).toBe('REQUIRED');
  const fallen = await spektra.update('KURSUS', { insuranceCoverage: 'OPTIONAL' });
  expect((await spektra.approve(fallen.result.change.secureId)).status).toBe(200);
});

test('a group below another has none below itself', async () => {
  const row = { core_code: 'S', status: 'active', lob_code: 'ELK' };
  const below = (code: string, parent: string) => ({
    ...row,
    group_code: code,
    name: `Kelompok ${code}`,
    parent_code: parent,
  });
  expect(await spektra.feed.deliver('1.delta.csv', [below('TV_LED', 'TV')])).toMatchObject({
    changed: 1,
    conflicts: 0,
  });
  const run = await spektra.feed.deliver('2.delta.csv', [below('TV_OLED', 'TV_LED'), below('TV', 'KULKAS')]);
  expect(run).toMatchObject({ changed: 0, conflicts: 2 });
  expect(run.faults.map(({ errors: [error] }) => error?.code)).toEqual(['TWO_LEVELS', 'TWO_LEVELS']);
});

test('a line of business or a group stays active while active groups are below it', async () => {
  const used = await spektra.deactivate('TV');
  expect(used.body.code).toBe('IN_USE');
  expect(used.body.result.referencedBy).toContainEqual(expect.objectContaining({ module: 'product', count: 24 }));
  expect(await spektra.read('TV')).toMatchObject({ productCount: 24 });
  const lob = callsOf(linesOfBusiness);
  const { result } = await server.current.call(lob.detail, admin, { parameters: { secureId: lobId('JSA') } });
  const body = { items: [{ secureId: result.secureId, version: result.version }], reason: 'lini ditutup dulu' };
  expect((await server.current.call(lob.deactivate, admin, { body })).body).toMatchObject({
    code: 'IN_USE',
    result: {
      referencedBy: [
        { module: 'product-group', count: 2 },
        { module: 'product', count: 48, filter: { lobId: lobId('JSA'), status: 'active' } },
        { module: 'financial-scheme', count: 3, filter: { lobId: lobId('JSA'), status: 'active' } },
      ],
    },
  });
  await server.current.database.db
    .updateTable('product')
    .set({ status: 'inactive', published: false })
    .where('product_group_id', '=', seedId('product-group', 'KURSUS'))
    .execute();
  expect((await spektra.deactivate('KURSUS')).status).toBe(200);
  expect(await spektra.read('KURSUS')).toMatchObject({ status: 'inactive', published: false });
  expect((await spektra.update('KURSUS', { published: true })).body.errors).toMatchObject([
    { field: 'published', code: 'INACTIVE_PUBLISHED' },
  ]);
});

test('bands of engines follow each other in a class, and two cannot end at the same place', async () => {
  const row = { core_code: 'M', status: 'active', lob_code: 'MTR', vehicle_class: 'MATIC' };
  const band = (code: string, to: string) => ({ ...row, group_code: code, name: `Matic ${to}`, cc_to: to });
  expect(await nmc.feed.deliver('1.delta.csv', [band('MATIC_125', '125'), band('MATIC_2', '200')])).toMatchObject({
    changed: 1,
    conflicts: 1,
  });
  const { rows } = await nmc.list({ vehicleClass: 'MATIC', sort: ['groupCode,asc'] });
  expect(rows.map(({ groupCode, ccFrom, ccTo }: never) => [groupCode, ccFrom, ccTo])).toEqual([
    ['MATIC', 126, 200],
    ['MATIC_125', 0, 125],
  ]);
});

test('down payments by tenor do not overlap, and end after they begin', async () => {
  const bands = (...pairs: readonly (readonly [number, number])[]) => ({
    dpBands: pairs.map(([tenorFrom, tenorTo]) => ({ tenorFrom, tenorTo, dpMinPct: 20 })),
  });
  expect((await nmc.update('BEBEK', bands([11, 24], [24, 36]))).body.errors).toMatchObject([
    { field: 'dpBands[1].tenorFrom', code: 'BAND_TAKEN', parameters: { from: 11, to: 24 } },
  ]);
  expect((await nmc.update('BEBEK', bands([24, 11]))).body.errors).toMatchObject([
    { field: 'dpBands[0].tenorTo', code: 'BAND_ORDER' },
  ]);
  expect((await nmc.update('BEBEK', bands([11, 23], [24, 36]))).status).toBe(202);
});

test('ages of one vehicle type belong to one active group', async () => {
  const row = { core_code: 'U', status: 'active', lob_code: 'MGM', vehicle_type: 'MOBIL' };
  const band = (code: string, from: string, to: string) => ({
    ...row,
    group_code: code,
    name: `Mobil ${from}-${to}`,
    age_from: from,
    age_to: to,
  });
  const run = await ufi.feed.deliver('1.delta.csv', [
    band('MOBIL_X', '15', '18'),
    band('MOBIL_Y', '16', '18'),
    band('MOBIL_Z', '30', '20'),
  ]);
  expect(run).toMatchObject({ changed: 1, conflicts: 2 });
  expect(run.faults.map(({ errors: [error] }) => error?.code)).toEqual(['BAND_OVERLAP', 'BAND_ORDER']);
  const used = await ufi.deactivate('MOBIL_6_10');
  const { secureId, productCount } = await ufi.read('MOBIL_6_10');
  const filter = { objectGroupId: secureId, status: 'active' };
  expect(used.body).toMatchObject({
    code: 'IN_USE',
    result: { referencedBy: [{ module: 'product-ufi', count: productCount, filter }] },
  });
  const found = await server.current.call(callsOf(collateral).list, admin, { query: filter as never });
  expect(found.result.total).toBe(productCount);
  await server.current.database.db
    .updateTable('product_ufi')
    .set({ status: 'inactive', published: false })
    .where('vehicle_type', '=', 'MOBIL')
    .execute();
  expect((await ufi.deactivate('MOBIL_6_10')).status).toBe(200);
  expect(await ufi.feed.deliver('2.delta.csv', [band('MOBIL_W', '6', '8')])).toMatchObject({ conflicts: 0 });
  expect((await ufi.activate('MOBIL_6_10')).body.code).toBe('BAND_OVERLAP');
});
