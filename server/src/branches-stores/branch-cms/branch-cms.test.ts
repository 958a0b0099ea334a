// Long: the rules of one module on one server with its fixtures.
import { branchContentCalls, branchContents, completenessOf } from '@console/contracts/branches-stores/branch-cms';
import { fileCalls } from '@console/contracts/platform/files';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import sharp from 'sharp';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { files } from '../../records/files/module.ts';
import { branchModule } from '../branch/module.ts';
import { regionsModule } from '../regions/module.ts';
import { branchCmsModule } from './module.ts';
import { followOffices } from './offices.ts';
import { slugOf } from './slugs.ts';

const server = useServer({ modules: [branchCmsModule, branchModule, regionsModule, files] });
const calls = callsOf(branchContents);
const idOf = (officeCode: string) => seedId('branch-cms', officeCode);
const read = async (secureId: string, caller = admin) =>
  (await server.current.call(calls.detail, caller, { parameters: { secureId } })).result;
const update = async (secureId: string, changes: object, caller = admin) =>
  server.current.call(calls.update, caller, { body: { ...(await read(secureId, caller)), ...changes } });
const move = async (name: 'publish' | 'hide', secureId: string, caller = admin, reason = {}) =>
  server.current.call(calls[name], caller, {
    body: { secureId, version: (await read(secureId)).version, ...reason },
  });
const why = { reason: 'pindah alamat' };
const setStatus = (officeCode: string, status: 'active' | 'inactive') =>
  server.current.database.db.updateTable('branch').set({ status }).where('office_code', '=', officeCode).execute();
const branchUser = (officeCode: string) =>
  testCaller(
    `CAB${officeCode}`,
    { 'branch-cms:browse': 'Input' },
    { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branchId('NMC', officeCode)], mraIds: [] } },
  );
const bare = {
  publicAddress: null,
  publicPhone: null,
  whatsapp: null,
  openingHours: null,
  latitude: null,
  longitude: null,
};

test('there is one record for each office, every 9th a draft, with what the branches say', async () => {
  const { result } = await server.current.call(calls.list, admin, { query: { size: 100 } });
  expect(result.total).toBe(62);
  const states = result.rows.map(({ publishState }: { publishState: string }) => publishState);
  expect(states.filter((state: string) => state === 'DRAFT')).toHaveLength(6);
  expect(states[8]).toBe('DRAFT');
  expect(result.rows[0]).toMatchObject({
    officeCode: '10010',
    officialName: 'Banda Aceh',
    city: 'Banda Aceh',
    lines: ['SPEKTRA', 'NMC', 'UFI'],
  });
  for (const row of result.rows)
    expect([row.officeCode, row.completeness]).toEqual([row.officeCode, completenessOf(row)]);
});

test('the list is filtered by region, state and incompleteness', async () => {
  const total = async (query: Readonly<Record<string, unknown>>) =>
    (await server.current.call(calls.list, admin, { query })).result.total;
  expect(await total({ regionId: seedId('regions', '01') })).toBe(8);
  expect(await total({ publishState: 'DRAFT' })).toBe(6);
  expect((await total({ incomplete: true })) + (await total({ incomplete: false }))).toBe(62);
  expect(await total({ search: 'surabaya' })).toBe(1);
});

test('publishing needs address, a telephone, hours and coordinates; so does staying published', async () => {
  const office = idOf('10020');
  await move('hide', office, admin, why);
  expect((await update(office, bare)).status).toBe(200);
  const refused = await move('publish', office);
  expect([refused.status, refused.body.errors.map(({ field, code }: never) => [field, code])]).toEqual([
    422,
    ['publicAddress', 'publicPhone', 'whatsapp', 'openingHours', 'latitude', 'longitude'].map((field) => [
      field,
      'REQUIRED',
    ]),
  ]);
  const seeded = await read(idOf('10030'));
  const { publicAddress, openingHours, latitude, longitude } = seeded;
  await update(office, { publicAddress, openingHours, latitude, longitude, whatsapp: '+62 812-3456-789' });
  expect(await move('publish', office)).toMatchObject({ status: 200, result: { state: 'PUBLISHED' } });
  expect((await read(office)).whatsapp).toBe('08123456789');
  expect((await update(office, { whatsapp: null })).body.errors).toMatchObject([
    { field: 'publicPhone', code: 'REQUIRED' },
    { field: 'whatsapp', code: 'REQUIRED' },
  ]);
});

test('an office that is inactive in every line is not shown, then hidden, and cannot be published', async () => {
  const office = idOf('11020');
  const shown = async () =>
    (await server.current.call(branchContentCalls.publishedOne, null, { parameters: { slug: 'kantor-bukittinggi' } }))
      .status;
  expect(await shown()).toBe(200);
  await setStatus('11020', 'inactive');
  expect(await shown()).toBe(404);
  await followOffices(server.current.app.services);
  expect(await read(office)).toMatchObject({ publishState: 'HIDDEN' });
  expect(await move('publish', office)).toMatchObject({ status: 409, body: { code: 'BRANCH_INACTIVE' } });
  await setStatus('11020', 'active');
  expect((await move('publish', office)).status).toBe(200);
  expect((await followOffices(server.current.app.services)).done).toBe(0);
});

test('a new office gets a draft', async () => {
  const { db } = server.current.database;
  const { mro_id: mroId } = await db.selectFrom('branch').select('mro_id').limit(1).executeTakeFirstOrThrow();
  const now = new Date();
  const frame = { created_by: 'T', created_at: now, updated_by: 'T', updated_at: now };
  await db
    .insertInto('branch')
    .values({
      ...frame,
      id: seedId('branch', 'new'),
      business_line: 'SPEKTRA',
      office_code: '19990',
      name: 'Sorong',
      city: 'Sorong',
      mro_id: mroId,
    })
    .execute();
  expect((await followOffices(server.current.app.services)).done).toBe(1);
  const { rows } = (await server.current.call(calls.list, admin, { query: { search: '19990' } })).result;
  expect(rows[0]).toMatchObject({
    displayName: 'Sorong',
    slug: 'sorong-19990',
    publishState: 'DRAFT',
    completeness: 0,
  });
});

test('a branch user changes hours and telephones of the own office, and nothing else of it', async () => {
  const own = branchUser('13010');
  const office = idOf('13010');
  expect((await server.current.call(calls.list, own, { query: {} })).result.total).toBe(1);
  const hours = (await read(office)).openingHours.with(6, { from: '09:00', to: '12:00' });
  const exceptions = [{ date: '2027-03-20', hours: null, note: 'Idul Fitri' }];
  expect(
    (await update(office, { openingHours: hours, hourExceptions: exceptions, publicPhone: '0215550123' }, own)).result,
  ).toMatchObject({ openingHours: hours, hourExceptions: exceptions, publicPhone: '0215550123' });
  const current = await read(office);
  const others = Object.keys(branchContents.fields).filter(
    (name) => !branchContents.writtenInPart?.others.includes(name),
  );
  const changed: Readonly<Record<string, unknown>> = {
    displayName: 'Nama lain',
    slug: 'nama-lain',
    publicAddress: 'Jalan lain nomor satu',
    latitude: '-6.100000',
    longitude: '106.100000',
    services: ['KLAIM'],
    photos: [seedId('file', 'x')],
  };
  expect(Object.keys(changed).toSorted()).toEqual(others.toSorted());
  for (const name of others) {
    const { status, body } = await update(office, { [name]: changed[name] }, own);
    expect([name, status, body.errors]).toMatchObject([name, 422, [{ field: name, code: 'IMMUTABLE' }]]);
  }
  expect((await move('hide', office, own, why)).status).toBe(403);
  expect(await read(office)).toEqual(current);
  const elsewhere = await server.current.call(calls.detail, own, { parameters: { secureId: idOf('10010') } });
  expect(elsewhere.status).toBe(404);
});

test('an old slug leads to the new one, and nobody else may have it', async () => {
  const office = idOf('14020');
  const slug = (await read(office)).slug;
  expect(slug).toBe('kantor-cimahi');
  expect((await update(office, { slug: 'cimahi-pusat' })).status).toBe(200);
  const open = async (wanted: string) =>
    (await server.current.call(branchContentCalls.publishedOne, null, { parameters: { slug: wanted } })).result;
  expect(await open(slug)).toEqual({ movedTo: 'cimahi-pusat', branch: null });
  expect((await open('cimahi-pusat')).branch).toMatchObject({ officeCode: '14020' });
  expect((await update(idOf('14030'), { slug })).body.errors).toMatchObject([{ field: 'slug', code: 'DUPLICATE' }]);
  expect((await update(office, { slug })).status).toBe(200);
  expect((await open('cimahi-pusat')).movedTo).toBe(slug);
  expect((await update(office, { slug: 'Cimahi Pusat' })).body.errors).toMatchObject([
    { field: 'slug', code: 'PATTERN' },
  ]);
});

test('photos are uploaded, kept in their order, and shown to the public while the office is', async () => {
  const office = idOf('15010');
  const ids: string[] = [];
  for (const width of [40, 50]) {
    const sent = await upload(server.current, fileCalls.upload, admin, {
      content: Uint8Array.from(
        await sharp({ create: { width, height: 30, channels: 3, background: '#102030' } })
          .png()
          .toBuffer(),
      ),
      name: `foto-${width}.png`,
      type: 'image/png',
      fields: { kind: 'image', module: 'branch-cms' },
    });
    ids.push(sent.result.fileId);
  }
  expect((await update(office, { photos: ids.toReversed() })).result.photos).toEqual(ids.toReversed());
  const fetched = async () => (await fetch(`${server.current.origin}/api/publish/branch/photo/${ids[0]}`)).status;
  expect(await fetched()).toBe(200);
  await move('hide', office, admin, why);
  expect(await fetched()).toBe(404);
  const foreign = await update(idOf('15020'), { photos: [ids[0]] });
  expect(foreign.body.errors).toMatchObject([{ field: 'photos', code: 'NOT_FOUND' }]);
});

test('the public reads published offices, those with a service or all', async () => {
  const all = (await server.current.call(branchContentCalls.published, null, { query: {} })).result;
  const some = (await server.current.call(branchContentCalls.published, null, { query: { service: 'KONSULTASI' } }))
    .result;
  expect(all.length).toBeGreaterThan(some.length);
  expect(some.every(({ services }: { services: string[] }) => services.includes('KONSULTASI'))).toBe(true);
  expect(all[0]).not.toHaveProperty('secureId');
});

test('a name becomes a slug', () => {
  expect(slugOf('Kantor São Paulo (Pusat)')).toBe('kantor-sao-paulo-pusat');
});
