import { changeCallsOf } from '@console/contracts/core/changes';
import { actCallsOf, callsOf } from '@console/contracts/core/resource';
import { productNmcCalls, productsNmc } from '@console/contracts/products/product-nmc';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { coreFeedOf } from '../../records/core-feed/core-feed.fixtures.ts';
import { coreFeed } from '../../records/core-feed/module.ts';
import { productsModules } from '../modules.ts';
import { nmcCode, nmcId } from './seed.ts';

const server = useServer({ modules: [...productsModules, coreFeed] });
const calls = callsOf(productsNmc);
const acts = actCallsOf(productsNmc);
const feed = coreFeedOf(() => server.current, productsNmc);
const staff = testCaller('STAF01', { 'product-nmc:browse': 'Input' });

const read = async (k: number) =>
  (await server.current.call(calls.detail, admin, { parameters: { secureId: nmcId(k) } })).result;
const update = async (k: number, change: object, by = staff) =>
  server.current.call(calls.update, by, {
    body: { ...(await read(k)), reason: 'batas diperketat', ...change } as never,
  });
const list = async (query: object) => (await server.current.call(calls.list, admin, { query: query as never })).result;
const thisYear = () => server.current.app.services.now().getUTCFullYear();
const row = (code: string, change: Readonly<Record<string, string>> = {}) => ({
  core_code: code,
  status: 'active',
  type_code: code,
  brand: 'Kancil',
  model_name: 'Kancil 125 baru',
  cc: '125',
  transmission: 'AUTOMATIC',
  year: String(thisYear()),
  vehicle_class: 'MATIC',
  colours: 'Hitam, Merah',
  otr_prices: '01:2026-01-01:20000000|04:2026-01-01:21000000',
  ...change,
});
const otrAt = async (k: number, office: string) =>
  server.current.call(productNmcCalls.otr, staff, {
    query: { productId: nmcId(k), branchId: branchId('NMC', office) },
  });

test('60 motorcycles are seeded, and found by class, year, brand and a region without price', async () => {
  expect((await list({})).total).toBe(60);
  expect((await list({ vehicleClass: 'SPORT' })).total).toBe(15);
  expect((await list({ brand: 'elang' })).total).toBe(15);
  expect((await list({ missingOtr: 'true' })).total).toBe(3);
  expect((await list({ search: nmcCode(0) })).rows).toMatchObject([
    { otrLowest: 17_500_000, otrHighest: 19_600_000, regionsPriced: 10, regionsMissing: 0 },
  ]);
  expect(await read(19)).toMatchObject({ regionsPriced: 8, regionsMissing: 2 });
});

test('core says class and engine, from which the group follows; nobody types it', async () => {
  expect(await feed.deliver('1.delta.csv', [row('NEW1')])).toMatchObject({ changed: 1, conflicts: 0 });
  const [made] = (await list({ search: 'NEW1' })).rows;
  expect(made).toMatchObject({
    productGroupId: seedId('product-group-nmc', 'MATIC'),
    otrLowest: 20_000_000,
    otrHighest: 21_000_000,
    appliedInsuranceClass: 'K1',
    published: false,
  });
  const other = seedId('product-group-nmc', 'SPORT');
  expect((await update(0, { productGroupId: other })).body.errors).toMatchObject([
    { field: 'productGroupId', code: 'IMMUTABLE' },
  ]);
});

let deliveries = 0;
test.each([
  ['a class without a band for the engine', { cc: '1500', vehicle_class: 'BEBEK' }, 'cc', 'NO_GROUP'],
  ['an old year', { year: '2020' }, 'year', 'YEAR_TOO_OLD'],
  ['a region that there is not', { otr_prices: '77:2026-01-01:20000000' }, 'otrPrices', 'NOT_FOUND'],
  [
    'two prices of a region',
    { otr_prices: '01:2026-01-01:20|01:2026-02-01:30' },
    'otrPrices[1].regionCode',
    'DUPLICATE',
  ],
  ['a price that is none', { otr_prices: '01:2026-01-01:murah' }, 'otrPrices', 'PATTERN'],
])('%s is a conflict of its row', async (_case, change, field, code) => {
  const run = await feed.deliver(`2-${++deliveries}.delta.csv`, [row('NEW2', change)]);
  expect(run).toMatchObject({ changed: 0, conflicts: 1 });
  expect(run.faults[0]?.errors).toMatchObject([{ field, code }]);
});

test('the OTR price of a branch is that of its region on the day, and the history keeps each', async () => {
  expect((await otrAt(0, '10010')).result).toMatchObject({ regionCode: '01', price: 17_500_000 });
  expect((await otrAt(0, '19060')).result).toMatchObject({ regionCode: '10', price: 19_600_000 });
  expect((await otrAt(19, '19060')).body.code).toBe('OTR_MISSING');
  const spektra = { productId: nmcId(0), branchId: branchId('SPEKTRA', '10010') };
  expect((await server.current.call(productNmcCalls.otr, staff, { query: spektra })).status).toBe(404);
  const history = await server.current.call(productNmcCalls.otrHistory, staff, { query: { productId: nmcId(0) } });
  expect(history.result).toHaveLength(20);
});

test('a jump of one region waits until an admin accepts all prices; a later day does not hold yet', async () => {
  const code = nmcCode(4);
  const known = await read(4);
  const prices = (price: number) => `01:2026-01-01:${price}|04:2999-01-01:30000000`;
  const delivered = (price: number) => row(code, { otr_prices: prices(price), vehicle_class: 'BEBEK', cc: '110' });
  const run = await feed.deliver('3.delta.csv', [delivered(90_000_000)]);
  expect(run.faults).toMatchObject([{ errors: [{ field: 'otrPrices', code: 'PRICE_JUMP' }] }]);
  expect(await read(4)).toMatchObject({ otrLowest: known.otrLowest, syncState: 'CONFLICT' });
  const item = async () => {
    const { secureId, version } = await read(4);
    return { secureId, version };
  };
  expect((await server.current.call(acts['accept-price'], staff, { body: await item() })).status).toBe(403);
  expect((await server.current.call(acts['accept-price'], admin, { body: await item() })).status).toBe(200);
  expect(await read(4)).toMatchObject({ otrLowest: 30_000_000, otrHighest: 90_000_000, syncState: 'OK' });
  // The price of region 04 begins later: until then the one before holds.
  expect((await otrAt(4, '13010')).result.price).toBeLessThan(30_000_000);
});

test('each colour keeps its image when core changes the list', async () => {
  const code = nmcCode(8);
  const { db } = server.current.database;
  const [first, second] = [seedId('file', 'a'), seedId('file', 'b')];
  await db
    .updateTable('product_nmc')
    .set({ colours: ['Hitam', 'Merah', 'Putih'], colour_images: JSON.stringify([first, second]) })
    .where('id', '=', nmcId(8))
    .execute();
  await feed.deliver('4.delta.csv', [row(code, { colours: 'Biru, Merah', otr_prices: '' })]);
  expect(await read(8)).toMatchObject({ colours: ['Merah', 'Biru'], colourImages: [second] });
});

test('limits inherited from the group are shown; stricter ones wait for a second person', async () => {
  expect((await read(12)).limits).toMatchObject({ tenorMax: { value: '48', from: 'LOB' } });
  expect((await update(12, { tenorMax: 49 })).body.errors).toMatchObject([
    { field: 'tenorMax', code: 'LIMIT_LOOSER', parameters: { limit: '48' } },
  ]);
  const asked = await update(12, { tenorMax: 36 });
  expect(asked.status).toBe(202);
  const approve = changeCallsOf(productsNmc).approveChange;
  const body = { secureIds: [asked.result.change.secureId] };
  expect(
    (await server.current.call(approve, testCaller('PENYETUJU01', { 'product-nmc:browse': 'Approval' }), { body }))
      .status,
  ).toBe(200);
  expect((await read(12)).tenorMax).toBe(36);
});
