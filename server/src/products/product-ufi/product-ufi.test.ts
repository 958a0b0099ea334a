import { callsOf } from '@console/contracts/core/resource';
import { collateral, productUfiCalls } from '@console/contracts/products/product-ufi';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { coreFeedOf } from '../../records/core-feed/core-feed.fixtures.ts';
import { coreFeed } from '../../records/core-feed/module.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { productsModules } from '../modules.ts';
import { ufiCode, ufiId } from './seed.ts';

const server = useServer({ modules: [...productsModules, coreFeed] });
const calls = callsOf(collateral);
const feed = coreFeedOf(() => server.current, collateral);
const staff = testCaller('STAF01', { 'product-ufi:browse': 'Input' });
const today = (days = 0) => jakartaDay(new Date(server.current.app.services.now().getTime() - days * 86_400_000));
const year = (age: number) => Number(today().slice(0, 4)) - age;

const read = async (k: number) =>
  (await server.current.call(calls.detail, admin, { parameters: { secureId: ufiId(k) } })).result;
const update = async (k: number, change: object) =>
  server.current.call(calls.update, staff, {
    body: { ...(await read(k)), reason: 'batas diperketat', ...change } as never,
  });
const list = async (query: object) => (await server.current.call(calls.list, admin, { query: query as never })).result;
const ask = async (k: number, query: object, office = '13010') =>
  server.current.call(productUfiCalls.appraisal, staff, {
    query: { productId: ufiId(k), branchId: branchId('UFI', office), year: String(year(3)), ...query },
  });
const row = (code: string, appraisals: string, change: Readonly<Record<string, string>> = {}) => ({
  core_code: code,
  status: 'active',
  object_code: code,
  brand: 'Elang',
  model: 'Elang Sport 150 baru',
  vehicle_type: 'MOTOR',
  condition: 'U',
  year_from: String(year(5)),
  year_to: String(year(0)),
  appraisals,
  ...change,
});

test('80 vehicles are seeded, five of them with stale values, and found by type, year and brand', async () => {
  expect((await list({})).total).toBe(80);
  expect((await list({ stale: 'true' })).total).toBe(5);
  expect((await list({ stale: 'false' })).total).toBe(75);
  expect((await list({ vehicleType: 'MOBIL' })).total).toBe(32);
  expect((await list({ brand: 'elang' })).total).toBe(16);
  expect((await list({ year: year(11) })).total).toBe(32);
});

test('a loan follows from the value of year and region, the LTV of the age, and how old it becomes', async () => {
  const answer = (await ask(0, {})).result;
  expect(answer).toMatchObject({ regionName: 'Jabodetabek', maxLtvPct: '80.0000', ltvPct: null, longestTenor: 84 });
  expect(answer.mostLoan).toBe(Math.floor(answer.value * 0.8));
  expect((await ask(0, { loan: String(answer.mostLoan) })).result.ltvPct).toMatch(/^(80\.0000|79\.999\d)$/);
  expect((await ask(0, { loan: String(answer.mostLoan + 1) })).body.code).toBe('LTV_EXCEEDED');
  expect((await ask(0, { year: String(year(5)) })).result).toMatchObject({ maxLtvPct: '70.0000', longestTenor: 60 });
});

test('nothing is lent on stale, missing or refused values', async () => {
  expect((await ask(15, {})).body).toMatchObject({ code: 'APPRAISAL_STALE', parameters: { days: 75, most: 60 } });
  expect((await ask(0, { year: '1990' })).body.code).toBe('APPRAISAL_MISSING');
  expect((await ask(39, {})).body.code).toBe('NOT_ACCEPTED');
  const old = row('OLD1', `${year(10)}:04:${today()}:5000000`, { year_from: String(year(12)) });
  expect(await feed.deliver('0.delta.csv', [old])).toMatchObject({ changed: 1 });
  const [made] = (await list({ search: 'OLD1' })).rows;
  const query = { productId: made!.secureId, branchId: branchId('UFI', '13010'), year: String(year(10)) };
  expect((await server.current.call(productUfiCalls.appraisal, staff, { query })).body.code).toBe('TOO_OLD');
});

test('core brings values monthly; a value is kept since its day', async () => {
  const next = `${year(3)}:04:${today()}:19000000|${year(3)}:01:${today()}:18000000`;
  expect(await feed.deliver('1.delta.csv', [row(ufiCode(0), next)])).toMatchObject({ changed: 1, conflicts: 0 });
  expect((await ask(0, {})).result).toMatchObject({ value: 19_000_000, from: today() });
  expect(await read(0)).toMatchObject({ valueLowest: 18_000_000, valueHighest: 19_000_000, appraisedOn: today() });
  const history = await server.current.call(productUfiCalls.appraisalHistory, staff, {
    query: { productId: ufiId(0) },
  });
  expect(history.result[0]).toMatchObject({ from: today() });
});

let deliveries = 0;
test.each([
  ['a year in which it was not made', '1999:04:2026-01-01:5000000', {}, 'appraisals[0].year', 'RANGE'],
  ['a region that there is not', 'YEAR:77:2026-01-01:5000000', {}, 'appraisals[0].regionCode', 'NOT_FOUND'],
  ['a new vehicle', 'YEAR:04:2026-01-01:5000000', { condition: 'N' }, 'condition', 'NOT_ALLOWED'],
])('%s is a conflict of its row', async (_case, appraisals, change, field, code) => {
  const text = appraisals.replace('YEAR', String(year(2)));
  const run = await feed.deliver(`2-${++deliveries}.delta.csv`, [row('BARU2', text, change)]);
  expect(run).toMatchObject({ changed: 0, conflicts: 1 });
  expect(run.faults[0]?.errors).toMatchObject([{ field, code }]);
});

test('an own LTV is stricter than the line of business, waits for a second person, and holds then', async () => {
  expect((await update(1, { maxLtvPct: '80.5' })).body.errors).toMatchObject([
    { field: 'maxLtvPct', code: 'LIMIT_LOOSER', parameters: { limit: '80 %' } },
  ]);
  expect((await update(1, { maxLtvPct: '50' })).status).toBe(202);
  expect((await update(1, { acceptedFor: ['MULTIGUNA'] })).result).toMatchObject({ acceptedFor: ['MULTIGUNA'] });
});
