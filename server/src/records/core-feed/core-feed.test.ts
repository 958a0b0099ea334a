import { sql } from 'kysely';
import { companies } from '@console/contracts/branches-stores/companies';
import { absentRuns, callsOf, coreFeedCallsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { companiesModule } from '../../branches-stores/companies/module.ts';
import { companyCode } from '../../branches-stores/companies/seed.ts';
import { applyRows, writesAtOnce } from './apply-rows.ts';
import { coreFeedOf, feedText } from './core-feed.fixtures.ts';
import { feedOf } from './feed.ts';
import { coreFeed } from './module.ts';
import { readDelivery, type FedRow } from './read-delivery.ts';
import { coreFeedSource } from './source.ts';
import type { FeedRun } from './table.ts';

const server = useServer({ modules: [companiesModule, coreFeed] });
const calls = callsOf(companies);
const feed = coreFeedOf(() => server.current, companies);

const row = (k: number, more: Readonly<Record<string, string>> = {}) => ({
  core_code: `C-${k}`,
  status: 'active',
  company_code: companyCode(k),
  legal_name: `PT Uji ${k}`,
  entity_type: 'PT',
  role: 'OWNER',
  ...more,
});
const all = Array.from({ length: 40 }, (_, k) => row(k));
let times = 0;
/** Names of deliveries, each after the one before. */
const next = (kind: 'full' | 'delta') => `2026-${String((times += 1)).padStart(4, '0')}.${kind}.csv`;
const find = async (code: string) =>
  (await server.current.call(calls.list, admin, { query: { search: code } })).result.rows[0];

test('rows are taken over by their business code: new ones added, known ones changed, none twice', async () => {
  const rows = [...all, row(70, { role: 'OWNER|EMPLOYER', npwp: '01.234.567.8-901.000', city: 'Bandung' })];
  const first = await feed.deliver(next('full'), rows);
  expect(first).toMatchObject({
    state: 'COMPLETED',
    full: true,
    read: 41,
    changed: 41,
    conflicts: 0,
    startedBy: 'ADMIN01',
  });
  expect(await find(companyCode(70))).toMatchObject({
    legalName: 'PT Uji 70',
    role: ['OWNER', 'EMPLOYER'],
    npwp: '01*********1000',
    coreCode: 'C-70',
    syncState: 'OK',
    createdBy: 'SYSTEM',
  });
  const version = (await find(companyCode(0))).version;
  const again = await feed.deliver(next('full'), rows);
  expect(again).toMatchObject({ state: 'COMPLETED', read: 41, changed: 0, conflicts: 0 });
  expect((await find(companyCode(0))).version).toBe(version);
});

test('a step writes few rows, so that other calls pass; rows that are the same cost it nothing', async () => {
  const rows = Array.from({ length: 50 }, (_, k) => row(200 + k));
  const name = next('delta');
  await feed.put(name, feedText(companies, rows));
  const step = async (from: number) => {
    const { app, database } = server.current;
    const delivered: FedRow[] = [];
    const delivery = await coreFeedSource(app).current.open(companies.module, name);
    for await (const each of readDelivery(companies, delivery)) delivered.push(each);
    return database.db.transaction().execute(async (tx) => {
      const run = await tx.selectFrom('core_feed_run').selectAll().orderBy('created_at').executeTakeFirstOrThrow();
      return applyRows(tx, await feedOf(app, run as FeedRun), delivered.slice(from));
    });
  };
  expect(await step(0)).toMatchObject({ taken: writesAtOnce, changed: writesAtOnce });
  expect(await step(writesAtOnce)).toMatchObject({ taken: writesAtOnce, changed: writesAtOnce });
  expect(await feed.sync()).toMatchObject({ delivery: name, read: rows.length });
  expect(await step(0)).toMatchObject({ taken: rows.length, changed: 0 });
});

test('every change stands in the history of its record, in the name of the feed', async () => {
  await feed.deliver(next('delta'), [row(1, { city: 'Cirebon' })]);
  const { secureId } = await find(companyCode(1));
  const { rows } = (await server.current.call(calls.history, admin, { parameters: { secureId } })).result;
  expect(rows[0]).toMatchObject({
    username: 'SYSTEM',
    name: 'core-feed',
    action: 'UPDATE',
    changes: [{ field: 'city', before: null, after: 'Cirebon' }],
  });
});

test('a row that breaks a rule is a conflict: the record keeps its values, the other rows go on', async () => {
  const before = await find(companyCode(2));
  const run = await feed.deliver(next('delta'), [
    row(2, { legal_name: 'X' }),
    row(3, { npwp: '012345678901000' }),
    row(4, { city: 'Garut' }),
    row(4, { city: 'Tegal' }),
    row(90, { entity_type: 'NV' }),
  ]);
  expect(run).toMatchObject({ state: 'COMPLETED', read: 5, changed: 1, conflicts: 4 });
  expect(run.faults.map(({ row: at, label, errors }) => [at, label, errors[0]?.field, errors[0]?.code])).toEqual([
    [2, companyCode(2), 'legalName', 'TOO_SHORT'],
    [3, companyCode(3), 'npwp', 'DUPLICATE'],
    [5, companyCode(4), 'companyCode', 'DUPLICATE'],
    [6, companyCode(90), 'entityType', 'NOT_ALLOWED'],
  ]);
  expect(await find(companyCode(2))).toMatchObject({
    legalName: before.legalName,
    version: before.version,
    syncState: 'CONFLICT',
    syncFaults: [{ field: 'legalName', code: 'TOO_SHORT' }],
  });
  expect(await find(companyCode(4))).toMatchObject({ city: 'Garut' });
  const { result } = await server.current.call(calls.list, admin, { query: { syncState: 'CONFLICT' } });
  expect(result.total).toBe(3);
  const solved = await feed.deliver(next('delta'), [row(2), row(3), row(4, { city: 'Garut' })]);
  expect(solved).toMatchObject({ changed: 3, conflicts: 0 });
  expect(await find(companyCode(2))).toMatchObject({ syncState: 'OK', syncFaults: null });
});

test('the same delivery read again tries its conflicts again, and counts nobody as absent', async () => {
  const name = next('full');
  const without = all.slice(1);
  await feed.deliver(name, without);
  for (let run = 0; run < absentRuns + 1; run += 1) expect((await feed.sync()).delivery).toBe(name);
  expect((await find(companyCode(0))).status).toBe('active');
});

test('a record absent in three full deliveries in a row is switched off, is not deleted, and comes back', async () => {
  const without = all.slice(2);
  await feed.deliver(next('full'), all);
  for (let run = 1; run < absentRuns; run += 1) {
    await feed.deliver(next('full'), without);
    expect((await find(companyCode(1))).status).toBe('active');
  }
  await feed.deliver(next('delta'), [row(9, { city: 'Ambon' })]);
  expect((await find(companyCode(1))).status).toBe('active');
  await feed.deliver(next('full'), without);
  const gone = await find(companyCode(1));
  expect(gone).toMatchObject({ status: 'inactive', legalName: 'PT Uji 1' });
  const { rows } = (await server.current.call(calls.history, admin, { parameters: { secureId: gone.secureId } }))
    .result;
  expect(rows[0]).toMatchObject({ action: 'DEACTIVATE', reason: 'Tidak ada di core' });
  await feed.deliver(next('full'), all);
  expect((await find(companyCode(1))).status).toBe('active');
});

test('a file that is not complete, is broken or has other columns says so, and is tried again', async () => {
  const name = next('full');
  const text = feedText(companies, [...all, row(80)]);
  await feed.put(name, text.slice(0, -40), null);
  const half = await feed.sync();
  expect(half).toMatchObject({ state: 'NOT_READY', read: 0, message: expect.stringContaining('belum lengkap') });
  await feed.put(name, text.slice(0, -40), '0'.repeat(64));
  expect(await feed.sync()).toMatchObject({ state: 'NOT_READY', message: expect.stringContaining('rusak') });
  await feed.put(name, 'company_code;nama\n');
  expect(await feed.sync()).toMatchObject({
    state: 'NOT_READY',
    message: expect.stringMatching(
      /^Kolom file tidak sesuai: kurang core_code, status, legal_name[^;]*; tidak dikenal nama$/,
    ),
  });
  expect(await find(companyCode(80))).toBeUndefined();
  await feed.put(name, text);
  expect(await feed.sync()).toMatchObject({ state: 'COMPLETED', changed: 1 });
  expect(await find(companyCode(80))).toMatchObject({ legalName: 'PT Uji 80' });
});

test('of full deliveries that were missed only the newest is read, of changes each in its order', async () => {
  const [old, newest, one, two] = [next('full'), next('full'), next('delta'), next('delta')];
  await feed.put(old, feedText(companies, all.slice(20)));
  await feed.put(newest, feedText(companies, all));
  await feed.put(one, feedText(companies, [row(5, { city: 'Solo' })]));
  await feed.put(two, feedText(companies, [row(5, { city: 'Kudus' })]));
  expect((await feed.sync()).delivery).toBe(newest);
  expect((await feed.sync()).delivery).toBe(one);
  expect((await feed.sync()).delivery).toBe(two);
  expect(await find(companyCode(5))).toMatchObject({ city: 'Kudus' });
});

test('one run of a module at a time; only who operates the module starts one, who reads it sees the last', async () => {
  const { db } = server.current.database;
  const id = '00000000-0000-4000-8000-00000000feed';
  const running = { id, module: 'companies', started_by: 'SYSTEM', worker: 'other', heartbeat_at: sql`now()` };
  await db
    .insertInto('core_feed_run')
    .values({ ...running, created_at: new Date('2099-01-01') } as never)
    .execute();
  const { sync, lastSync } = coreFeedCallsOf(companies);
  expect((await server.current.call(sync, admin)).body.code).toBe('SYNC_RUNNING');
  const reader = testCaller('BACA01', { 'companies:browse': 'Approval' });
  expect((await server.current.call(sync, reader)).status).toBe(403);
  expect((await server.current.call(lastSync, reader)).result.run).toMatchObject({ state: 'RUNNING', secureId: id });
  await db.deleteFrom('core_feed_run').where('id', '=', id).execute();
});
