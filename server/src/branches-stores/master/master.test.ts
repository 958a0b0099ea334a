import { countsFreshSeconds, masterCalls, type MasterRow } from '@console/contracts/branches-stores/master';
import { callsOf } from '@console/contracts/core/resource';
import { mras } from '@console/contracts/branches-stores/mra';
import { kiosks } from '@console/contracts/branches-stores/master-kios';
import { admin, nobody, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import type { Caller } from '../../platform/context.ts';
import { userId } from '../../shell/user/seed.ts';

const server = useServer({ modules });
const auditor = testCaller('AUDIT01', { '*': 'View and Export' }, { userId: userId('AUDIT01') });
const overview = (caller: Caller = auditor, query: Readonly<Record<string, unknown>> = {}) =>
  server.current.call(masterCalls.overview, caller, { query });
const rows = async (caller?: Caller, query?: Readonly<Record<string, unknown>>): Promise<MasterRow[]> =>
  (await overview(caller, query)).result;
const rowOf = async (module: string, caller?: Caller): Promise<MasterRow> => {
  const row = (await rows(caller)).find((each) => each.module === module);
  if (!row) throw new Error(`no row of ${module}`);
  return row;
};

test('lists every set of master data by group, then name, with the numbers that its list shows', async () => {
  const listed = await rows();
  expect(listed.map(({ module }) => module)).toEqual(
    expect.arrayContaining(['zip-code', 'mra', 'branch', 'store', 'dealer-ufi', 'product-nmc', 'promo', 'card-types']),
  );
  expect(listed.every(({ figures }) => figures !== null)).toBe(true);
  expect(listed[0]!.group).toBe('ORGANISATION');
  const zipCodes = listed.find(({ module }) => module === 'zip-code')!;
  expect(zipCodes).toMatchObject({ name: 'Kode Pos', line: null, url: '/zip-code' });
  expect(zipCodes.figures).toMatchObject({ ending: null, conflicts: null, syncedAt: null });
  const companies = listed.find(({ module }) => module === 'companies')!;
  expect(companies.figures).toMatchObject({ active: expect.any(Number), conflicts: 0, syncedAt: expect.any(String) });
  expect(companies.urls.conflicts).toBe('/companies?syncState=CONFLICT');
});

test('shows only the sets that the caller may browse, and is closed to who lacks its own privilege', async () => {
  const limited = testCaller('HOOPS02', { 'master:browse': 'View Only', 'mra:browse': 'View Only' });
  expect((await rows(limited)).map(({ module }) => module)).toEqual(['mra']);
  expect((await overview(testCaller('HOOPS03', { 'mra:browse': 'Full Access' }))).status).toBe(403);
  expect((await overview(nobody)).status).toBe(403);
  expect(await rows(testCaller('HOOPS04', { 'master:browse': 'View Only' }))).toEqual([]);
});

test('counts within the scope of the caller, also when the scope moves', async () => {
  const all = (await rowOf('master-kios')).figures!;
  const [kiosk] = (await server.current.call(callsOf(kiosks)['list'], admin)).result.rows;
  const scoped = {
    ...testCaller('ADMCB01', { '*': 'View Only' }, { mappingType: 'BRANCH' }),
    scope: { type: 'branches', branchIds: [kiosk.branchId], mraIds: [] },
  } as Caller;
  const figures = (await rowOf('master-kios', scoped)).figures!;
  const { total } = (await server.current.call(callsOf(kiosks)['list'], scoped)).result;
  expect(figures.active + figures.inactive).toBe(total);
  expect(total).toBeLessThan(all.active + all.inactive);
  expect(total).toBeGreaterThan(0);
  const moved = { ...scoped, scope: { type: 'none' } } as Caller;
  expect((await rowOf('master-kios', moved)).figures).toMatchObject({ active: 0, inactive: 0, changedBy: null });
});

test('keeps counts for five minutes, and says when they were counted', async () => {
  const before = await rowOf('mra');
  const [area] = (await server.current.call(callsOf(mras)['list'], admin, { query: { status: 'active' } })).result.rows;
  const later = (seconds: number) => server.current.setNow(new Date(seedDate.getTime() + seconds * 1_000));
  later(60);
  const saved = await server.current.call(callsOf(mras)['update'], admin, { body: { ...area, headName: 'Budi Uji' } });
  expect(saved.status).toBe(200);
  later(countsFreshSeconds - 1);
  expect(await rowOf('mra')).toEqual(before);
  later(countsFreshSeconds + 1);
  const { figures } = await rowOf('mra');
  expect(figures).toMatchObject({ active: before.figures!.active, changedBy: 'ADMIN01' });
  expect(figures!.asOf).not.toBe(before.figures!.asOf);
});

test('filters by line, group, name, waiting changes and conflicts, and sorts by name', async () => {
  const ofNmc = await rows(auditor, { line: 'NMC' });
  expect(ofNmc.length).toBeGreaterThan(3);
  expect(ofNmc.every(({ line }) => line === 'NMC')).toBe(true);
  expect((await rows(auditor, { group: 'CARD' })).every(({ group }) => group === 'CARD')).toBe(true);
  expect((await rows(auditor, { name: 'kode p' })).map(({ module }) => module)).toEqual(['zip-code']);
  const all = await rows();
  const waiting = all.filter(({ figures }) => figures!.waiting > 0);
  expect(waiting.length).toBeGreaterThan(0);
  expect(await rows(auditor, { waiting: true })).toEqual(waiting);
  expect(await rows(auditor, { syncConflict: true })).toEqual(all.filter(({ figures }) => figures!.conflicts));
  const names = (await rows(auditor, { order: 'NAME' })).map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'id')));
});
