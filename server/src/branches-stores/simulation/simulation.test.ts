// Long: what applies, what the screen proposes, and what a scheme says, each with a test.
import { simulationCalls } from '@console/contracts/branches-stores/branch/simulation';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { productsModules } from '../../products/modules.ts';
import { branchesStoresModules } from '../modules.ts';
import { branchUser } from '../zip-code/zip-code.fixtures.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules] });
const preview = (body: object, caller = admin) =>
  server.current.call(simulationCalls.preview, caller, {
    body: { line: 'SPEKTRA', price: 6_000_000, ...body } as never,
  });
const ofBranch = testCaller(
  'CABANG01',
  { '*': 'Full Access' },
  { mappingType: 'BRANCH', scope: branchUser('10010').scope },
);
/** Jakarta Pusat: the 24th office, so that a group of five has regular 2.25 + 0.20 for the first band. */
const office = branchId('SPEKTRA', '13010');
const cellOf = (result: { cells: { tenor: number; kind: string }[] }, tenor: number, kind = 'REGULAR') =>
  result.cells.find((cell) => cell.tenor === tenor && cell.kind === kind) as never as {
    now: { [name: string]: unknown; path: { level: string }[]; passedOver: { level: string }[]; company?: object };
    proposed: { [name: string]: unknown } | null;
    nowRefused: { code: string; message: string } | null;
    schedule: { principal: number; interest: number; balance: number }[] | null;
  };

test('vector V1 is reached with the values of the screen, whatever the branch has now', async () => {
  const { result } = await preview({
    branchId: office,
    tenors: [12],
    overrides: {
      rates: [{ tenorFrom: 7, tenorTo: 12, rateRegular: '2.75', rateRepeat: '2.45' }],
      fees: [{ feeType: 'ADMIN', valueType: 'AMOUNT', regular: '199000', charge: 'FINANCED' }],
    },
    schedule: { tenor: 12, kind: 'REGULAR' },
  });
  const { proposed, schedule, now } = cellOf(result, 12);
  expect(proposed).toMatchObject({
    base: 5_400_000,
    principal: 5_599_000,
    instalment: 621_000,
    totalInterest: 1_853_000,
    effectiveRate: '56.3775',
    // The stamp duty is paid at signing.
    firstPayment: 610_000,
  });
  expect(schedule?.[0]).toMatchObject({ principal: 357_952, interest: 263_048, balance: 5_241_048 });
  expect(cellOf(result, 12, 'REPEAT').proposed).toMatchObject({ instalment: 604_000, effectiveRate: '50.5622' });
  expect(now['rate']).not.toBe('2.75');
});

test('the path says which level applied and which were passed over', async () => {
  const { result } = await preview({
    branchId: office,
    tenors: [12],
    productGroupId: seedId('product-group', 'TV'),
  });
  const { now } = cellOf(result, 12);
  expect(now.path.map(({ level }) => level)).toEqual(['BRANCH_ALL']);
  expect(now.passedOver.map(({ level }) => level)).toEqual(['BRANCH_EXCLUSIVE', 'BRANCH_GROUP']);
  const gadget = await preview({
    branchId: office,
    tenors: [12],
    productGroupId: seedId('product-group', 'GADGET'),
  });
  expect(cellOf(gadget.result, 12).now.path.map(({ level }) => level)).toEqual(['BRANCH_GROUP']);
});

test('a concession goes before the row that it belongs to', async () => {
  const { result } = await preview({
    branchId: branchId('SPEKTRA', '10040'),
    tenors: [12],
    subjects: { BRAND: ['LUMINA'], MEMBERSHIP_GROUP: ['PERUSAHAAN1'] },
  });
  expect(cellOf(result, 12).now).toMatchObject({
    rate: '1.7500',
    path: [{ level: 'BRANCH_EXCLUSIVE', detail: expect.stringContaining('Kelompok anggota PERUSAHAAN1') }],
    passedOver: [{ level: 'BRANCH_ALL', detail: expect.stringMatching(/^2,\d{1,4} % \(7-12, \d{2}-\d{2}-\d{4}\)$/) }],
  });
  expect(cellOf(result, 12, 'REPEAT').now).toMatchObject({ rate: '1.5000' });
});

test('a tenor without a rate says so with branch, tenor and day', async () => {
  const { result } = await preview({ branchId: office, tenors: [40] });
  expect(cellOf(result, 40).nowRefused).toMatchObject({
    code: 'RATE_NOT_FOUND',
    message: expect.stringMatching(/13010.*, semua kelompok, tenor 40, \d{2}-\d{2}-\d{4}$/),
  });
});

test('a branch under Qanun takes its fees from the Qanun record', async () => {
  const { result } = await preview({ branchId: branchId('SPEKTRA', '10010'), tenors: [12] });
  expect(result.isQanun).toBe(true);
  expect(cellOf(result, 12).now['fees']).toMatchObject([
    { feeType: 'ADMIN', amount: '175000', charge: 'UPFRONT' },
    { feeType: 'FIDUSIA', amount: '50000' },
  ]);
});

test('the view of the company never reaches a user of a branch', async () => {
  const body = { branchId: branchId('SPEKTRA', '10010'), tenors: [1, 6, 12, 24], overrides: {} };
  const { result } = await preview(body);
  expect(cellOf(result, 12).now.company).toMatchObject({ disbursement: 5_400_000, belowFloor: false });
  const answer = JSON.stringify((await preview(body, ofBranch)).body);
  for (const name of ['company', 'disbursement', 'yieldRate', 'subsidy', 'income'])
    expect(answer).not.toContain(`"${name}"`);
});

test('a branch outside the scope is not found, and nobody without a page that simulates may ask', async () => {
  expect((await preview({ branchId: office, tenors: [6] }, ofBranch)).status).toBe(404);
  expect((await preview({ branchId: office, tenors: [6] }, testCaller('TAMU01', {}))).status).toBe(403);
});

test('NMC and UFI calculate by the effective rate, UFI on the appraised value', async () => {
  const nmc = await preview({ line: 'NMC', branchId: branchId('NMC', '13010'), price: 24_000_000, tenors: [36] });
  expect(nmc.result).toMatchObject({ method: 'EFFECTIVE_ANNUAL' });
  expect(cellOf(nmc.result, 36).now).toMatchObject({ base: 19_200_000 });
  const ufi = await preview({
    line: 'UFI',
    branchId: branchId('UFI', '13010'),
    price: 15_000_000,
    tenors: [24],
    collateralType: 'MULTIGUNA',
    ageBand: '4-7',
  });
  expect(cellOf(ufi.result, 24).now).toMatchObject({ base: 9_000_000, downPayment: 0 });
});

test('resolve answers one tenor, or why there is nothing', async () => {
  const query = { branchId: office, tenor: 12 };
  const { result } = await server.current.call(simulationCalls.resolveSpektra, admin, { query });
  expect(result).toMatchObject({ method: 'FLAT_MONTHLY', path: [{ level: 'BRANCH_ALL' }] });
  const none = await server.current.call(simulationCalls.resolveSpektra, admin, { query: { ...query, tenor: 40 } });
  expect([none.status, none.body.code]).toEqual([422, 'RATE_NOT_FOUND']);
});

test('a branch is named by its office code too, such as in a row of a file', async () => {
  const byCode = await preview({ officeCode: '13010', tenors: [12] });
  expect(byCode.result).toEqual((await preview({ branchId: office, tenors: [12] })).result);
  expect((await preview({ officeCode: '13010', tenors: [12] }, ofBranch)).status).toBe(404);
  expect((await preview({ tenors: [12] })).status).toBe(404);
});

test('a share of the appraised value is asked for in place of an amount', async () => {
  const body = { line: 'UFI', branchId: branchId('UFI', '13010'), price: 15_000_000, tenors: [24] };
  const { result } = await preview({ ...body, ltvPercent: '33.3333' });
  expect(cellOf(result, 24).now).toMatchObject({ base: 4_999_995 });
});

test('a scheme asks for its down payment by tenor, its first instalment, and charges fees in its own way', async () => {
  const scheme = {
    dpBands: [
      { tenorFrom: 1, tenorTo: 23, dpMinPct: '25' },
      { tenorFrom: 24, tenorTo: 48, dpMinPct: '40' },
    ],
    dpMaxPct: '60',
    firstInstalment: 'ADDM',
    adminCharge: 'UPFRONT',
  };
  const body = { line: 'NMC', branchId: branchId('NMC', '13010'), price: 24_000_000, tenors: [11, 35] };
  const { result } = await preview({ ...body, overrides: { scheme } });
  const [short, long] = [cellOf(result, 11), cellOf(result, 35)];
  expect(short.now).toMatchObject({ downPayment: 4_800_000 });
  expect(short.proposed).toMatchObject({ downPayment: 6_000_000 });
  expect(long.proposed).toMatchObject({ downPayment: 9_600_000 });
  const { instalment, principal, base, fees } = long.proposed as Record<string, number> & {
    fees: { feeType: string }[];
  };
  expect(principal).toBe(base);
  expect(fees.find(({ feeType }) => feeType === 'ADMIN')).toMatchObject({ charge: 'UPFRONT' });
  expect(long.proposed!['firstPayment']).toBe(9_600_000 + 1_250_000 + 150_000 + 10_000 + instalment!);
});

test('what a scheme does not allow says why there is no instalment', async () => {
  const scheme = { dpMinPct: '20', dpMaxPct: '30', plafondMin: 5_000_000, customerKind: 'REGULAR' };
  const body = { branchId: office, tenors: [12], scheme };
  const codes = async (asked: object) => cellOf((await preview({ ...body, ...asked })).result, 12).nowRefused?.code;
  expect(await codes({ dpPercent: '10' })).toBe('DP_TOO_LOW');
  expect(await codes({ dpPercent: '31' })).toBe('DP_TOO_HIGH');
  expect(await codes({})).toBe('OUTSIDE_PLAFOND');
  expect(await codes({ price: 8_000_000 })).toBeUndefined();
  const { result } = await preview({ ...body, price: 8_000_000 });
  expect(cellOf(result, 12, 'REPEAT').nowRefused?.code).toBe('KIND_NOT_IN_SCHEME');
  const low = cellOf((await preview({ ...body, dpPercent: '10' })).result, 12);
  expect(low.nowRefused?.message).toContain('Rp 1.200.000');
});

test('a branch that is to be under Qanun has the fees of the screen alone', async () => {
  const fee = { feeType: 'ADMIN', valueType: 'AMOUNT', regular: '175000', charge: 'UPFRONT' };
  const { result } = await preview({
    branchId: branchId('SPEKTRA', '10040'),
    tenors: [12],
    overrides: { fees: [fee], qanun: true },
  });
  expect(result.isQanun).toBe(true);
  expect(cellOf(result, 12).now['fees']).toMatchObject([{ feeType: 'ADMIN', charge: 'FINANCED' }]);
  expect(cellOf(result, 12).proposed!['fees']).toMatchObject([{ feeType: 'ADMIN', amount: '175000' }]);
});

test('a premium without an amount is that of the tariffs, and there is none without a tariff', async () => {
  const premium = { payment: 'S', charge: 'FINANCED' };
  const nmc = { line: 'NMC', branchId: branchId('NMC', '13010'), price: 24_000_000, tenors: [36] };
  const [without, insured] = [await preview(nmc), await preview({ ...nmc, premium })];
  const [less, more] = [without, insured].map(({ result }) => Number(cellOf(result, 36).now['principal']));
  expect(more).toBeGreaterThan(less!);
  const { result } = await preview({ branchId: office, tenors: [12], premium });
  expect(cellOf(result, 12).nowRefused?.code).toBe('TARIFF_NOT_FOUND');
  const group = { productGroupId: seedId('product-group', 'GADGET') };
  const goods = await preview({ branchId: office, tenors: [12], premium, ...group });
  expect(cellOf(goods.result, 12).nowRefused).toBeNull();
});
