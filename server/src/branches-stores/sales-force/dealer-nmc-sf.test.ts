import { dealerSalesForces } from '@console/contracts/branches-stores/dealer-nmc-sf';
import { salesForces } from '@console/contracts/branches-stores/sales-force/sales-forces';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, testCaller, viewer } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { coreFeedOf } from '../../records/core-feed/core-feed.fixtures.ts';
import { coreFeed } from '../../records/core-feed/module.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { activeDealersAt } from '../outlet/dealer-seed.ts';
import { activeStoresAt } from '../outlet/store-seed.ts';
import { storeModules } from '../outlet/stores.fixtures.ts';
import { salesForceModule } from './module.ts';
import { salesForceId, salesForceNpk } from './seed.ts';

const server = useServer({ modules: [...storeModules, salesForceModule, coreFeed] });
const db = () => server.current.database.db;
const calls = callsOf(dealerSalesForces);
const clerk = testCaller('INPUT01', { 'dealer-nmc-sf:browse': 'Input' });
const ofAceh = testCaller(
  'CAB01',
  { 'dealer-nmc-sf:browse': 'Input' },
  { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branchId('NMC', '10010')], mraIds: [] } },
);
const reason = 'alasan pemetaan';
const feed = coreFeedOf(() => server.current, salesForces);
const today = () => jakartaDay(server.current.app.services.now());
/** An active dealer of the second office, and its second sales person. */
const [dealerId] = activeDealersAt('NMC', '10020') as [string];
const second = salesForceId(3);

interface Row {
  readonly secureId: string;
  readonly version: number;
  readonly [name: string]: unknown;
}
const list = async (query: Readonly<Record<string, unknown>> = {}, caller = admin) =>
  (await server.current.call(calls.list, caller, { query })).result as { rows: Row[]; total: number };
const open = async (dealer = dealerId) => (await list({ dealerId: dealer, state: 'OPEN' })).rows;
const create = (values: object, caller = clerk) =>
  server.current.call(calls.create, caller, {
    body: { dealerId, salesForceId: second, isPrimary: false, startDate: today(), ...values } as never,
  });
const faults = ({ body }: Awaited<ReturnType<typeof create>>) =>
  body.errors?.map(({ field, code }: { field: string; code: string }) => [field, code]);
const step = (name: 'primary' | 'end', { secureId, version }: Row, values: object = {}, caller = clerk) =>
  server.current.call(calls[name], caller, { body: { secureId, version, ...values } as never });

test('124 mappings of 120 sales people, by dealer, seen by branch', async () => {
  expect((await list({ size: 100 })).total).toBe(124);
  const [row] = await open();
  expect(row).toMatchObject({ isPrimary: true, sfNpk: salesForceNpk(2), endDate: null, state: 'OPEN' });
  const own = await list({}, ofAceh);
  expect(new Set(own.rows.map((each) => each['branchId']))).toEqual(new Set([branchId('NMC', '10010')]));
  const lov = await server.current.call(callsOf(salesForces).lov, clerk, { query: { dealerId } });
  expect((lov.result as { code: string }[]).map(({ code }) => code)).toEqual([salesForceNpk(2), salesForceNpk(3)]);
});

test('a sales person of the office serves a dealer; of another office, twice, and a sixth are refused', async () => {
  await sql`delete from outlet_sales_force where outlet_id = ${dealerId} and sales_force_id = ${second}`.execute(db());
  expect(faults(await create({ salesForceId: salesForceId(0) }))).toEqual([['salesForceId', 'SF_OTHER_BRANCH']]);
  expect((await create({}, viewer)).status).toBe(403);
  expect(faults(await create({}, ofAceh))).toEqual([
    ['dealerId', 'NOT_FOUND'],
    ['salesForceId', 'NOT_FOUND'],
  ]);
  expect(faults(await create({ dealerId: activeStoresAt('10020')[0] }))).toEqual([['dealerId', 'SF_OUTLET_NOT_OPEN']]);
  expect((await create({ isPrimary: true })).status).toBe(200);
  const rows = await open();
  expect(rows.map(({ sfNpk, isPrimary }) => [sfNpk, isPrimary])).toEqual(
    expect.arrayContaining([
      [salesForceNpk(2), false],
      [salesForceNpk(3), true],
    ]),
  );
  expect(faults(await create({}))).toEqual([['salesForceId', 'PERIOD_OVERLAP']]);
  await sql`update sales_force set branch_id = ${branchId('SPEKTRA', '10020')}
    where npk = any(${[10, 11, 12, 13].map(salesForceNpk)})`.execute(db());
  for (const k of [10, 11, 12]) expect((await create({ salesForceId: salesForceId(k) })).status).toBe(200);
  expect(faults(await create({ salesForceId: salesForceId(13) }))).toEqual([['dealerId', 'SF_LIMIT']]);
});

test('one is primary: making another one primary demotes it, and it does not end before the others', async () => {
  const rows = await open();
  const primary = rows.find(({ isPrimary }) => isPrimary)!;
  const other = rows.find(({ isPrimary }) => !isPrimary)!;
  const ending = { endDate: dayAfter(today(), 1), reason };
  expect((await step('end', primary, ending)).body.code).toBe('SF_PRIMARY_NEEDED');
  expect((await step('primary', other)).status).toBe(200);
  const after = await open();
  expect(after.filter(({ isPrimary }) => isPrimary).map(({ secureId }) => secureId)).toEqual([other.secureId]);
  const former = after.find(({ secureId }) => secureId === primary.secureId)!;
  expect((await step('end', former, ending)).status).toBe(200);
  expect((await open()).map(({ secureId }) => secureId)).not.toContain(primary.secureId);
});

test('all dealers of a sales person move to another one of the office; the others stay', async () => {
  const pair = { fromId: salesForceId(4), toId: salesForceId(5), startDate: today() };
  await sql`delete from outlet_sales_force where sales_force_id = ${pair.toId}`.execute(db());
  const before = (await list({ salesForceId: pair.fromId, state: 'OPEN' })).rows;
  const preview = await server.current.call(calls.previewMove, clerk, { body: pair });
  expect(preview.result.outlets.map(({ code }: { code: string | null }) => code)).toEqual(before.map(() => null));
  const far = await server.current.call(calls.previewMove, clerk, { body: { ...pair, toId: salesForceId(0) } });
  expect(far.result.outlets[0]).toMatchObject({ code: 'SF_OTHER_BRANCH' });
  const body = { ...pair, reason };
  const { result } = await server.current.call(calls.move, clerk, { body });
  expect(result).toEqual({ moved: before.length, stayed: 0 });
  const after = (await list({ salesForceId: pair.toId, state: 'OPEN' })).rows;
  expect(after.map(({ dealerCode, isPrimary }) => [dealerCode, isPrimary])).toEqual(
    before.map(({ dealerCode, isPrimary }) => [dealerCode, isPrimary]),
  );
  expect((await list({ salesForceId: pair.fromId, state: 'OPEN' })).total).toBe(0);
});

test('a sales person that core switches off serves nobody, and dealers without a primary one are found', async () => {
  const npk = salesForceNpk(6);
  const { rows } = await list({ salesForceId: salesForceId(6), state: 'OPEN' });
  expect(rows.length).toBeGreaterThan(0);
  const dealer = String(rows[0]!['dealerId']);
  await create({ dealerId: dealer, salesForceId: salesForceId(7) });
  const { rows: people } = await sql<{ name: string; sales_code: string }>`select name, sales_code from sales_force
    where npk = ${npk}`.execute(db());
  const row = {
    status: 'inactive',
    npk,
    sales_code: people[0]!.sales_code,
    name: people[0]!.name,
    branch_code: '10040',
  };
  const run = await feed.deliver('2026-0001.delta.csv', [row]);
  expect(run).toMatchObject({ state: 'COMPLETED', conflicts: 0 });
  expect((await list({ salesForceId: salesForceId(6), state: 'OPEN' })).total).toBe(0);
  const lacking = await list({ withoutPrimary: true });
  expect(lacking.rows.map((each) => each['dealerId'])).toContain(dealer);
});
