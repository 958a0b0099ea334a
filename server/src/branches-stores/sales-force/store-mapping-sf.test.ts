import { salesForces } from '@console/contracts/branches-stores/sales-force/sales-forces';
import { stores } from '@console/contracts/branches-stores/store';
import { storeSalesForces } from '@console/contracts/branches-stores/store-mapping-sf';
import { callsOf } from '@console/contracts/core/resource';
import { importJobCalls } from '@console/contracts/platform/imports';
import { admin, testCaller, viewer } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { coreFeedOf } from '../../records/core-feed/core-feed.fixtures.ts';
import { coreFeed } from '../../records/core-feed/module.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { activeDealersAt } from '../outlet/dealer-seed.ts';
import { openStoresAt, storeCode } from '../outlet/store-seed.ts';
import { storeModules } from '../outlet/stores.fixtures.ts';
import { salesForceModule } from './module.ts';
import { salesForceId, salesForceNpk } from './seed.ts';

const server = useServer({ modules: [...storeModules, imports, salesForceModule, coreFeed] });
const calls = callsOf(storeSalesForces);
const clerk = testCaller('INPUT01', { 'store:browse': 'Input' });
const ofAceh = testCaller(
  'CAB01',
  { 'store:browse': 'Input' },
  { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branchId('SPEKTRA', '10010')], mraIds: [] } },
);
const feed = coreFeedOf(() => server.current, salesForces);
const reason = 'alasan pemetaan';
const today = () => jakartaDay(server.current.app.services.now());
/** The last store of the first office, which nobody serves. */
const without = openStoresAt('10010').at(-1)!;

interface Row {
  readonly secureId: string;
  readonly version: number;
  readonly storeCode: string;
  readonly sfNpk: string;
  readonly isPrimary: boolean;
  readonly [name: string]: unknown;
}
const list = async (query: Readonly<Record<string, unknown>> = {}, caller = admin) =>
  (await server.current.call(calls.list, caller, { query })).result as { rows: Row[]; total: number };
const open = async (storeId: string) => (await list({ storeId, state: 'OPEN' })).rows;
const storesWithout = async (caller = clerk) =>
  (await server.current.call(callsOf(stores).list, caller, { query: { withoutSf: true, size: 25 } })).result as {
    rows: { secureId: string; sfCount: number }[];
    total: number;
  };
const create = (values: object, caller = clerk) =>
  server.current.call(calls.create, caller, {
    body: { storeId: without, salesForceId: salesForceId(0), isPrimary: false, startDate: today(), ...values } as never,
  });
const faults = ({ body }: Awaited<ReturnType<typeof create>>) =>
  body.errors?.map(({ field, code }: { field: string; code: string }) => [field, code]);

test('300 mappings are seeded, ten stores have nobody, and a branch sees its own', async () => {
  expect((await list()).total).toBe(300);
  const { rows, total } = await storesWithout();
  expect([total, rows.every(({ sfCount }) => sfCount === 0)]).toEqual([10, true]);
  expect(rows.map(({ secureId }) => secureId)).toContain(without);
  const own = await list({ size: 100 }, ofAceh);
  expect(new Set(own.rows.map((each) => each['branchId']))).toEqual(new Set([branchId('SPEKTRA', '10010')]));
  const lov = await server.current.call(callsOf(salesForces).lov, clerk, { query: { storeId: without } });
  expect((lov.result as { code: string }[]).map(({ code }) => code)).toEqual([salesForceNpk(0), salesForceNpk(1)]);
});

test('a sales person serves a store of the office alone, once, and no dealer', async () => {
  expect((await create({}, viewer)).status).toBe(403);
  expect(faults(await create({ salesForceId: salesForceId(2) }))).toEqual([['salesForceId', 'SF_OTHER_BRANCH']]);
  const [dealer] = activeDealersAt('NMC', '10010');
  expect(faults(await create({ storeId: dealer }))).toEqual([['storeId', 'SF_OUTLET_NOT_OPEN']]);
  expect((await create({}, ofAceh)).status).toBe(200);
  expect(await open(without)).toMatchObject([{ sfNpk: salesForceNpk(0), isPrimary: true, endDate: null }]);
  expect((await storesWithout()).total).toBe(9);
  const again = await create({});
  expect(faults(again)).toEqual([['salesForceId', 'PERIOD_OVERLAP']]);
  expect(again.body.errors[0].message).toContain(salesForceNpk(0));
  expect((await create({ salesForceId: salesForceId(1), isPrimary: true })).status).toBe(200);
  const [primary] = (await open(without)).filter(({ isPrimary }) => isPrimary);
  expect(primary!.sfNpk).toBe(salesForceNpk(1));
  const { secureId, version } = primary!;
  const ending = { secureId, version, endDate: dayAfter(today(), 1), reason };
  const ended = await server.current.call(calls.end, clerk, { body: ending as never });
  expect(ended.body.code).toBe('SF_PRIMARY_NEEDED');
});

test('a file names stores by their codes', async () => {
  const sent = async (rows: readonly string[]) =>
    (
      await upload(server.current, calls['importUpload'], clerk, {
        name: 'sf.csv',
        content: ['store_code,sf_npk,primary,start_date,end_date,action', ...rows, ''].join('\n'),
      })
    ).result;
  // A store of the 41st office, which one of its two sales people serves.
  const [code, npk] = [storeCode(200), salesForceNpk(80)];
  const [present] = (await list({ search: code, state: 'OPEN' })).rows;
  const other = present!.sfNpk === npk ? salesForceNpk(81) : npk;
  const job = await sent([
    `${code},${other},Y,${today()},,ADD`,
    `${code},${present!.sfNpk},N,${today()},${today()},END`,
    `200005,${other},N,${today()},,ADD`,
  ]);
  expect(job).toMatchObject({ apply: 'CHUNKED', needsApproval: false, newRows: 1, changedRows: 1, errorRows: 1 });
  await server.current.call(calls['importConfirm'], clerk, { body: { importId: job.secureId, skipErrors: true } });
  for (;;) {
    const { result } = await server.current.call(importJobCalls.detail, clerk, {
      parameters: { secureId: job.secureId },
    });
    if (!['RUNNING', 'SCHEDULED'].includes(result.state)) break;
  }
  const now = (await list({ search: code, state: 'OPEN' })).rows;
  expect(now.map(({ storeCode: of, sfNpk, isPrimary }) => [of, sfNpk, isPrimary])).toEqual([[code, other, true]]);
});

test('all stores of a sales person move to another one of the office, and their dealers stay', async () => {
  const pair = { fromId: salesForceId(8), toId: salesForceId(9) };
  const before = (await list({ salesForceId: pair.fromId, state: 'OPEN' })).rows;
  const { result } = await server.current.call(calls.previewMove, clerk, { body: { ...pair, startDate: today() } });
  expect(result.outlets.map(({ outletCode }: { outletCode: string }) => outletCode)).toEqual(
    before.map((each) => each.storeCode),
  );
  const stays = result.outlets.filter(({ code }: { code: string | null }) => code !== null).length;
  const moved = await server.current.call(calls.move, clerk, { body: { ...pair, startDate: today(), reason } });
  expect(moved.result).toEqual({ moved: before.length - stays, stayed: stays });
  expect((await list({ salesForceId: pair.fromId, state: 'OPEN' })).total).toBe(stays);
});

test('a sales person that core switches off serves no store, and such stores are found', async () => {
  const { rows } = await list({ salesForceId: salesForceId(6), state: 'OPEN', size: 25 });
  const [first] = rows.filter(({ isPrimary }) => isPrimary);
  const storeId = String(first!['storeId']);
  await create({ storeId, salesForceId: salesForceId(7) });
  const row = {
    status: 'inactive',
    npk: first!.sfNpk,
    sales_code: String(first!['salesCode']),
    name: String(first!['sfName']),
    branch_code: '10040',
  };
  expect(await feed.deliver('2026-0001.delta.csv', [row])).toMatchObject({ state: 'COMPLETED', conflicts: 0 });
  expect((await list({ salesForceId: salesForceId(6), state: 'OPEN' })).total).toBe(0);
  const lacking = await list({ withoutPrimary: true });
  expect(lacking.rows.map((each) => each['storeId'])).toContain(storeId);
});
