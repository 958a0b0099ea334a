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
  expect(now.passedOver.map(({ level }) => level)).toEqual([
    'PROMO',
    'STORE_EXCLUSIVE',
    'STORE',
    'BRANCH_EXCLUSIVE',
    'BRANCH_GROUP',
  ]);
  expect(now.passedOver[0]).toMatchObject({ level: 'PROMO', detail: 'belum ada di konsol' });
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
    subjects: { BRAND: ['Rinjani'], MEMBERSHIP_GROUP: ['PERUSAHAAN1'] },
  });
  expect(cellOf(result, 12).now).toMatchObject({
    rate: '1.7500',
    path: [{ level: 'BRANCH_EXCLUSIVE', detail: expect.stringContaining('Kelompok anggota PERUSAHAAN1') }],
    passedOver: expect.arrayContaining([
      {
        level: 'BRANCH_ALL',
        title: expect.anything(),
        detail: expect.stringMatching(/^2,\d{1,4} % \(7-12, \d{2}-\d{2}-\d{4}\)$/),
      },
    ]),
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

test('a fee of the screen that does not count under Qanun proposes nothing; its rate does', async () => {
  const fees = [{ feeType: 'ADMIN', valueType: 'AMOUNT', regular: '900000', charge: 'FINANCED' }];
  const body = { branchId: branchId('SPEKTRA', '10010'), tenors: [12] };
  expect(cellOf((await preview({ ...body, overrides: { fees } })).result, 12).proposed).toBeNull();
  const rates = [{ tenorFrom: 12, tenorTo: 12, rateRegular: '2.6' }];
  const { now, proposed } = cellOf((await preview({ ...body, overrides: { fees, rates } })).result, 12);
  expect(proposed).toMatchObject({ rate: '2.6', fees: now['fees'] });
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

test.each([
  ['SPEKTRA', ['promo', 'product-insurance', 'product-insurance-v2', 'product', 'product-group', 'financial-scheme']],
  ['NMC', ['promo-nmc', 'product-insurance-nmc', 'product-nmc', 'product-group-nmc', 'financial-scheme-nmc']],
  ['UFI', ['promo-ufi', 'product-ufi', 'product-group-ufi', 'dealer-ufi']],
] as const)('%s: everyone who holds a page with the panel may simulate', async (line, modules) => {
  for (const module of modules) {
    const caller = testCaller('PANEL01', { [`${module}:browse`]: 'View Only' });
    const body = { line, branchId: branchId(line, '13010'), tenors: [12] };
    expect({ module, status: (await preview(body, caller)).status }).toEqual({ module, status: 200 });
  }
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
  expect(byCode.result.branch).toMatch(/^13010 \w/);
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

test('under Qanun takaful rates of the record go before tariffs, and those of the screen before both', async () => {
  const premiumIn = async (body: object) => {
    const { result } = await preview(body);
    const { now, proposed, nowRefused } = cellOf(result, (body as { tenors: number[] }).tenors[0]!);
    expect(nowRefused).toBeNull();
    return [now, proposed].map((each) => each && Number(each['principal']));
  };
  const nmc = { line: 'NMC', branchId: branchId('NMC', '10010'), price: 24_000_000, tenors: [36] };
  const premium = { payment: 'S', charge: 'FINANCED', coverage: 'COMPREHENSIVE' };
  const [without] = await premiumIn(nmc);
  // 24,000,000 × (100 % × 1.05 % + 90 % × 0.95 % + 80 % × 0.85 %)
  const takaful = { rate: null, cover: 'COMPREHENSIVE', years: ['2.1000', '1.9000', '1.7000', null] };
  const asked = { ...nmc, premium, overrides: { qanun: true, takaful, fees: [] } };
  const [insured] = await premiumIn(asked);
  expect(insured! - without!).toBe(620_400);
  const { result } = await preview(asked);
  expect(result.isQanun).toBe(true);
  const [byTariff] = await premiumIn({ ...nmc, premium: { ...premium, coverage: 'TLO' } });
  expect(byTariff).toBeGreaterThan(without!);
  const goods = {
    branchId: branchId('SPEKTRA', '10080'),
    tenors: [12],
    productGroupId: seedId('product-group', 'GADGET'),
  };
  const paid = { payment: 'S', charge: 'FINANCED' };
  const [bare] = await premiumIn(goods);
  const fee = { feeType: 'ADMIN', valueType: 'AMOUNT', regular: '175000', charge: 'UPFRONT' };
  const [own, screen] = await premiumIn({
    ...goods,
    premium: paid,
    overrides: { qanun: true, takaful: { rate: '2.5000' }, fees: [fee] },
  });
  expect([own! - bare!, screen! - bare!]).toEqual([75_000, 150_000]);
  const tariff = await premiumIn({
    ...goods,
    branchId: branchId('SPEKTRA', '10010'),
    premium: { ...paid, payment: 'M' },
  });
  expect(tariff[0]).toBe(bare);
});

test('resolve answers the concession of a receiver, and names every level that it passed over', async () => {
  const ask = (query: object) =>
    server.current.call(simulationCalls.resolveSpektra, admin, {
      query: { branchId: branchId('SPEKTRA', '10040'), tenor: 12, ...query } as never,
    });
  const group = { subjectType: 'MEMBERSHIP_GROUP', subjectCode: 'PERUSAHAAN1' };
  const { result } = await ask(group);
  expect(result).toMatchObject({ rate: '1.7500', path: [{ level: 'BRANCH_EXCLUSIVE' }] });
  expect(result.passedOver.map(({ level }: { level: string }) => level)).toEqual([
    'PROMO',
    'STORE_EXCLUSIVE',
    'STORE',
    'BRANCH_ALL',
  ]);
  expect((await ask({})).result.path).toMatchObject([{ level: 'BRANCH_ALL' }]);
  expect((await ask({ subjectType: 'MEMBERSHIP_GROUP' })).body.errors).toMatchObject([
    { field: 'subjectCode', code: 'REQUIRED' },
  ]);
});

test('a promo is never passed by in silence: without promos in the console its code is refused', async () => {
  const query = { branchId: office, tenor: 12, promoCode: 'PRM000001' };
  const resolved = await server.current.call(simulationCalls.resolveSpektra, admin, { query });
  expect(resolved.body.errors).toMatchObject([{ field: 'promoCode', code: 'NOT_FOUND' }]);
  const shown = await preview({ branchId: office, tenors: [12], promoCode: 'PRM000001' });
  expect(shown.body.errors).toMatchObject([{ field: 'promoCode', code: 'NOT_FOUND' }]);
});

test('on a day without terms each cell says why nothing is calculated', async () => {
  const date = '2020-01-01';
  const { status, result } = await preview({ branchId: office, tenors: [6, 12], date });
  expect(status).toBe(200);
  expect(result.cells).toHaveLength(4);
  for (const { now, nowRefused } of result.cells)
    expect({ now, nowRefused }).toMatchObject({
      now: null,
      nowRefused: { message: expect.stringContaining('01-01-2020') },
    });
  const query = { branchId: office, tenor: 12, date };
  const resolved = await server.current.call(simulationCalls.resolveSpektra, admin, { query });
  expect(resolved.body.code).toBe('TERMS_NOT_FOUND');
  expect(
    (await preview({ branchId: office, tenors: [6], date, productGroupId: seedId('product-group', 'X') })).status,
  ).toBe(404);
});

test('of the tenors of a row those are calculated that the line of business offers', async () => {
  const tenors = Array.from({ length: 24 }, (_, at) => at + 1);
  const { result } = await preview({ branchId: office, tenors, onlyOffered: true });
  const shown = [...new Set(result.cells.map(({ tenor }: { tenor: number }) => tenor))];
  expect(shown).not.toContain(1);
  expect(shown).toContain(12);
  const alone = await preview({ branchId: office, tenors: [1], onlyOffered: true });
  expect(alone.result.cells).toHaveLength(2);
});
