import { groupRatesCalls } from '@console/contracts/branches-stores/branch/group-rates';
import { simulationCalls, type SimulationCell } from '@console/contracts/branches-stores/branch/simulation';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { lobId } from '../../products/master-lob/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { shownTenors } from './group-rates.ts';

const server = useServer({ modules });
const gadget = seedId('product-group', 'GADGET');
const call = (query: object, by = admin) => server.current.call(groupRatesCalls.SPEKTRA, by, { query: query as never });

test('the rates of a group at each branch are those that a simulation resolves, ten branches at a time', async () => {
  const { result } = await call({ groupId: gadget });
  expect(result).toMatchObject({ tenors: [3, 6, 12, 18, 24], total: 60, page: 1, size: 10 });
  expect(result.rows).toHaveLength(10);
  const [first] = result.rows;
  const resolve = await server.current.call(simulationCalls.resolveSpektra, admin, {
    query: { branchId: first!.branchId, productGroupId: gadget, tenor: 12 as never },
  });
  expect(first!.rates[2]).toMatchObject({
    tenor: 12,
    regular: resolve.result.rate,
    level: resolve.result.path[0]!.title,
  });
  expect((await call({ groupId: gadget, page: '6' })).result.rows).toHaveLength(10);
  expect((await call({ groupId: gadget, search: 'surabaya' })).result.rows).toMatchObject([{ officeCode: '16010' }]);
});

test('before the rates began there are none, what is no group is not found, and the scope holds', async () => {
  const before = await call({ groupId: gadget, date: '2000-01-01' });
  expect(before.result).toMatchObject({ tenors: [], rows: [] });
  expect((await call({ groupId: seedId('product-group', 'NONE') })).status).toBe(404);
  const scope = { type: 'branches', branchIds: [branchId('SPEKTRA', '16010')], mraIds: [] } as never;
  const seen = await call({ groupId: gadget }, testCaller('CABANG01', { '*': 'View Only' }, { scope }));
  expect(seen.result).toMatchObject({ total: 1, rows: [{ officeCode: '16010' }] });
  expect((await call({ groupId: gadget }, testCaller('TAMU01', {}))).status).toBe(403);
});

test('a table shows few tenors: all, else half years, else years, and always the first', () => {
  expect(shownTenors([6, 12])).toEqual([6, 12]);
  expect(shownTenors(Array.from({ length: 22 }, (_, at) => at + 3))).toEqual([3, 6, 12, 18, 24]);
  expect(shownTenors(Array.from({ length: 38 }, (_, at) => at + 11))).toEqual([11, 12, 24, 36, 48]);
});

test('unsaved terms are shown beside those in force: a least down payment, tenors left out, a rounding', async () => {
  const ask = async (terms: object, more: object = {}) => {
    const body = { line: 'SPEKTRA', branchId: branchId('SPEKTRA', '16010'), productGroupId: gadget, price: 6_000_000 };
    const { result } = await server.current.call(simulationCalls.preview, admin, {
      body: { ...body, dpPercent: '10', tenors: [12, 24], overrides: { terms }, ...more } as never,
    });
    return (result.cells as SimulationCell[]).filter(({ kind }) => kind === 'REGULAR');
  };
  const [year, two] = await ask({ dpMinPct: '30', tenorMax: 12 });
  expect(year).toMatchObject({ now: { downPayment: 600_000 }, proposed: { downPayment: 1_800_000 } });
  expect(year!.proposed!.instalment).toBeLessThan(year!.now!.instalment);
  expect(two).toMatchObject({ proposed: null, proposedRefused: { code: 'TENOR_NOT_OFFERED' } });
  const [rounded] = await ask({ roundingStep: '100' }, { productGroupId: null, lobId: lobId('ELK') });
  expect(rounded!.proposed!.instalment % 100).toBe(0);
  expect(rounded!.proposed!.instalment).toBeLessThanOrEqual(rounded!.now!.instalment);
});
