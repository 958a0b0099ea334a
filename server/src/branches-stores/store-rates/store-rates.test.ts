// Long: the rules of one register, and what its rates do to the calculation.
import { simulationCalls } from '@console/contracts/branches-stores/branch/simulation';
import { storeRateSheets } from '@console/contracts/branches-stores/store-rate';
import { changeCallsOf } from '@console/contracts/core/changes';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { tickingAll } from '../../../test/ticks.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { branchesStoresModules } from '../modules.ts';
import { storeCode, storeId } from '../outlet/store-seed.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules] });
const calls = callsOf(storeRateSheets);
const change = changeCallsOf(storeRateSheets);
const maker = testCaller('HARGA01', { 'store:browse': 'Full Access', 'branch:browse': 'Full Access' });
const today = jakartaDay(seedDate);
const tomorrow = dayAfter(today, 1);
/** Stores of Medan, which is not under Qanun; only the first of each office has seeded rates. */
const office = '10040';
const seeded = 15;
const [code, id] = [storeCode(seeded + 1), storeId(seeded + 1)];
const [otherCode, otherId] = [storeCode(seeded + 2), storeId(seeded + 2)];
const gadget = seedId('product-group', 'GADGET');

const row = (changed: object = {}) => ({
  tenorFrom: 7,
  tenorTo: 12,
  rateRegular: '2.3000',
  rateRepeat: null,
  storeSubsidy: '3.0000',
  fifIncome: '1.0000',
  storeAdminFee: 40_000,
  ...changed,
});
const create = (changed: object = {}, caller = maker) =>
  server.current.call(calls.create, caller, {
    body: {
      storeId: id,
      productGroupId: null,
      rates: [row()],
      effectiveFrom: tomorrow,
      effectiveTo: null,
      reason: 'perjanjian toko baru',
      ...changed,
    } as never,
  });
const faults = async (changed: object) =>
  ((await create(changed)).body.errors ?? []).map(({ field, code: fault }: { field: string; code: string }) => [
    field,
    fault,
  ]);
const list = async (query: object) => (await server.current.call(calls.list, maker, { query: query as never })).result;

async function pending() {
  const { rows } = (await server.current.call(change.changes, admin, { query: { state: ['PENDING'] } })).result;
  return rows as { secureId: string; warnings: { code: string }[]; consequence: string | null }[];
}
async function approveAll(caller = admin) {
  const secureIds = (await pending()).map(({ secureId }) => secureId);
  return tickingAll((acknowledged) =>
    server.current.call(change.approveChange, caller, { body: { secureIds, acknowledged } }),
  );
}

interface Asked {
  readonly tenor?: number;
  readonly kind?: 'REGULAR' | 'REPEAT';
  readonly date?: string;
  readonly storeCode?: string;
  readonly productGroupId?: string;
}
const resolve = ({ tenor = 12, date = tomorrow, ...of }: Asked) =>
  server.current.call(simulationCalls.resolveSpektra, maker, {
    query: { branchId: branchId('SPEKTRA', office), tenor, date, ...of },
  });
const applied = async (asked: Asked) => {
  const { rate, path } = (await resolve(asked)).result;
  return [rate, path[0]?.level];
};

test('the seeds are rates of 60 stores, a tenth of a percent below their branch', async () => {
  const { rows } = await list({ size: 100 });
  expect(new Set(rows.map(({ storeCode: of }: { storeCode: string }) => of)).size).toBe(60);
  const [{ rates }] = (await list({ storeId: storeId(seeded), productGroupId: 'none' })).rows;
  const [plain] = await applied({ tenor: 6, date: today });
  expect(Number(plain) - Number(rates[0].rateRegular)).toBeCloseTo(0.1);
  expect(await applied({ tenor: 6, date: today, storeCode: storeCode(seeded) })).toEqual([
    rates[0].rateRegular,
    'STORE',
  ]);
});

test('rows without values are left out, 0 counts as none, and faults stand beside their cells', async () => {
  expect(await faults({ rates: [row({ fifIncome: '4.0000' })] })).toEqual([
    ['rates[0].fifIncome', 'INCOME_ABOVE_SUBSIDY'],
  ]);
  expect(await faults({ rates: [row({ storeSubsidy: '31.0000' })] })).toEqual([['rates[0].storeSubsidy', 'RANGE']]);
  expect(await faults({ rates: [row({ rateRegular: '5.5000' })] })).toEqual([['rates[0].rateRegular', 'RANGE']]);
  expect(await faults({ rates: [row({ rateRepeat: '2.4000' })] })).toEqual([
    ['rates[0].rateRepeat', 'RATE_RO_ABOVE_REGULAR'],
  ]);
  const empty = { rateRegular: '0', rateRepeat: '', storeSubsidy: '0', fifIncome: null, storeAdminFee: 0 };
  expect(await faults({ rates: [row(empty)] })).toEqual([['rates', 'REQUIRED']]);
  expect(await faults({ storeId: storeId(11) })).toEqual([['storeId', 'STORE_NOT_OPEN']]);
});

test('a second person decides; then the rates go before those of the branch, at their store alone', async () => {
  const [plain, level] = await applied({});
  const [longer] = await applied({ tenor: 18 });
  const paysOnly = { rateRegular: null, tenorFrom: 13, tenorTo: 18, storeAdminFee: null };
  expect((await create({ rates: [row(), row(paysOnly)] })).status).toBe(202);
  expect((await create()).body.code).toBe('PERIOD_OVERLAP');
  const [waiting] = await pending();
  expect(waiting!.consequence).toContain('Angsuran contoh');
  expect((await approveAll(maker)).body.code).toBe('SELF_APPROVAL');
  expect((await approveAll()).status).toBe(200);
  expect(await applied({ storeCode: code })).toEqual(['2.3000', 'STORE']);
  expect(await applied({ storeCode: code, kind: 'REPEAT' })).toEqual(['2.3000', 'STORE']);
  // A row without a rate leaves it to the branch.
  expect(await applied({ storeCode: code, tenor: 18 })).toEqual([longer, level]);
  expect(await applied({})).toEqual([plain, level]);
  expect(await applied({ storeCode: otherCode })).toEqual([plain, level]);
  const { path, passedOver } = (await resolve({ storeCode: code })).result;
  expect(path[0]).toMatchObject({ title: 'Rate toko', detail: expect.stringContaining(code) });
  expect(passedOver).toContainEqual(expect.objectContaining({ level: 'STORE_EXCLUSIVE' }));
  const elsewhere = await resolve({ storeCode: storeCode(7) });
  expect(elsewhere.body.errors).toMatchObject([{ field: 'storeCode', code: 'NOT_FOUND' }]);
});

test('rates for a product group go before those for all groups', async () => {
  const rates = [row({ rateRegular: '2.2000', storeSubsidy: null, fifIncome: null, storeAdminFee: null })];
  expect((await create({ productGroupId: gadget, rates })).status).toBe(202);
  expect((await approveAll()).status).toBe(200);
  expect(await applied({ storeCode: code, productGroupId: gadget })).toEqual(['2.2000', 'STORE']);
  expect(await applied({ storeCode: code })).toEqual(['2.3000', 'STORE']);
});

test('the simulation of a store lowers the admin fee, and pays the store less its subsidy', async () => {
  const asked = { line: 'SPEKTRA', price: 6_000_000, dpPercent: '10', tenors: [12], date: tomorrow };
  const preview = async (of: object) =>
    (await server.current.call(simulationCalls.preview, maker, { body: { ...asked, ...of } as never })).result.cells[0];
  const there = (await preview({ storeCode: code })).now;
  const elsewhere = (await preview({ storeCode: otherCode })).now;
  const subsidy = 5_400_000 * 0.03;
  expect(there.company).toMatchObject({ subsidy, income: 54_000, disbursement: 5_400_000 - subsidy - 40_000 });
  expect(elsewhere.company).toMatchObject({ subsidy: 0, disbursement: 5_400_000 });
  expect(there.principal).toBe(elsewhere.principal - 40_000);
  // What the screen proposes takes the place of all that is stored.
  const of = { groups: null, level: 'STORE' };
  const overrides = {
    rates: [{ tenorFrom: 1, tenorTo: 12, rateRegular: '2.1000', of }],
    paid: [{ tenor: 12, storeSubsidy: '5.0000' }],
  };
  const { proposed } = await preview({ storeId: id, overrides });
  expect([proposed.rate, proposed.company.subsidy]).toEqual(['2.1000', 270_000]);
});

test('what the screen proposes for all groups leaves a product group with a sheet of its own as it is', async () => {
  const asked = { line: 'SPEKTRA', price: 6_000_000, dpPercent: '10', tenors: [12], date: tomorrow, storeId: id };
  const proposed = async (of: object, overrides: object) =>
    (await server.current.call(simulationCalls.preview, maker, { body: { ...asked, ...of, overrides } as never }))
      .result.cells[0].proposed;
  const sheet = (groups: readonly string[] | null, rates: object) => {
    const of = { groups, level: 'STORE' };
    return {
      rates: [{ tenorFrom: 7, tenorTo: 12, ...rates, of }],
      paid: [{ tenor: 12, storeSubsidy: '5.0000', of }],
    };
  };
  const forAll = sheet(null, { rateRegular: '2.1000' });
  const ofGadget = await proposed({ productGroupId: gadget }, forAll);
  expect([ofGadget.rate, ofGadget.company.subsidy]).toEqual(['2.2000', 0]);
  const ofAll = await proposed({}, forAll);
  expect([ofAll.rate, ofAll.company.subsidy]).toEqual(['2.1000', 270_000]);
  // A sheet of the group without a regular rate leaves that to the stored one of all groups.
  const repeatAlone = sheet([gadget], { rateRepeat: '1.9000' });
  expect((await proposed({ productGroupId: gadget }, repeatAlone)).rate).toBe('2.3000');
});

test('rates in force get a successor; unusual ones are ticked, and approved by an admin alone', async () => {
  const { rows } = await list({ storeId: storeId(seeded), productGroupId: 'none' });
  const { secureId, version } = rows[0];
  await sql`delete from store_exclusive_rate where store_id = ${storeId(seeded)}`.execute(server.current.database.db);
  const unusual = [row({ rateRegular: '0.4000', storeSubsidy: null, fifIncome: null, storeAdminFee: 300_000 })];
  const body = { secureId, version, storeId: storeId(seeded), productGroupId: null, rates: unusual, effectiveTo: null };
  const update = (effectiveFrom: string) =>
    server.current.call(calls.update, maker, {
      body: { ...body, effectiveFrom, reason: 'rate toko berubah' } as never,
    });
  expect((await update(today)).status).toBe(422);
  expect((await update(tomorrow)).status).toBe(202);
  const [waiting] = await pending();
  expect(waiting!.warnings.map((warning) => warning.code).toSorted()).toEqual([
    'BELOW_FLOOR',
    'RATE_MOVES',
    'STORE_FEE_ABOVE_BRANCH',
    'YIELD_BELOW_FLOOR',
  ]);
  const plain = testCaller('HARGA03', { 'store:browse': 'Approval' });
  expect((await approveAll(plain)).body.code).toBe('RATE_NEEDS_ADMIN');
  expect((await approveAll()).status).toBe(200);
  const after = (await list({ storeId: storeId(seeded), productGroupId: 'none' })).rows;
  expect(
    after.map(({ effectiveTo, phase }: { effectiveTo: string | null; phase: string }) => [effectiveTo, phase]),
  ).toEqual([
    [today, 'IN_FORCE'],
    [null, 'SCHEDULED'],
  ]);
});

test('under Qanun the admin fee of the store is compared with the ujrah', async () => {
  const there = storeId(1);
  const warned = async (storeAdminFee: number) => {
    expect((await create({ storeId: there, rates: [row({ storeAdminFee })] })).status).toBe(202);
    const [waiting] = await pending();
    const rejected = { secureIds: [waiting!.secureId], note: 'bukan sekarang' };
    expect((await server.current.call(change.rejectChange, admin, { body: rejected })).status).toBe(200);
    return (waiting!.warnings ?? []).filter((warning) => warning.code === 'STORE_FEE_ABOVE_BRANCH');
  };
  expect(await warned(150_000)).toEqual([]);
  expect(await warned(160_000)).toMatchObject([{ text: { id: expect.stringContaining('Rp 150.000') } }]);
});

test('a subsidy makes up for a low rate where the yield is judged', async () => {
  const low = { rateRegular: '1.9000', storeAdminFee: null };
  const warned = async (rates: object) => {
    expect((await create({ storeId: otherId, rates: [row({ ...low, ...rates })] })).status).toBe(202);
    const [waiting] = await pending();
    const codes = waiting!.warnings.map((warning) => warning.code);
    const rejected = { secureIds: [waiting!.secureId], note: 'bukan sekarang' };
    expect((await server.current.call(change.rejectChange, admin, { body: rejected })).status).toBe(200);
    return codes;
  };
  const [without, subsidised] = [
    await warned({ rateRegular: '1.2000', storeSubsidy: null, fifIncome: null }),
    await warned({ rateRegular: '1.2000', storeSubsidy: '30.0000', fifIncome: null }),
  ];
  expect(without).toContain('YIELD_BELOW_FLOOR');
  expect(subsidised).not.toContain('YIELD_BELOW_FLOOR');
});

test('users of a branch see neither subsidy nor income, and the rates of their own stores alone', async () => {
  const scope = { type: 'branches' as const, branchIds: [branchId('SPEKTRA', office)], mraIds: [] };
  const clerk = testCaller('CABANG10', { 'store:browse': 'Full Access' }, { mappingType: 'BRANCH', scope });
  const { rows } = (await server.current.call(calls.list, clerk, { query: { storeId: id } as never })).result;
  expect(rows[0].rates[0]).toMatchObject({ rateRegular: expect.any(String), storeAdminFee: expect.anything() });
  expect(Object.keys(rows[0].rates[0])).not.toContain('storeSubsidy');
  const other = await server.current.call(calls.list, clerk, { query: { storeId: storeId(7) } as never });
  expect(other.result.rows).toEqual([]);
});

test('users of a branch do not take away what the store pays by changing the tenors of its row', async () => {
  const scope = { type: 'branches' as const, branchIds: [branchId('SPEKTRA', office)], mraIds: [] };
  const clerk = testCaller('CABANG10', { 'store:browse': 'Full Access' }, { mappingType: 'BRANCH', scope });
  const { rows } = (
    await server.current.call(calls.list, clerk, { query: { storeId: id, productGroupId: 'none' } as never })
  ).result;
  const [sheet] = rows as { secureId: string; version: number; rates: object[]; effectiveFrom: string }[];
  const update = (rates: readonly object[], caller = clerk) =>
    server.current.call(calls.update, caller, {
      body: { ...sheet, rates, reason: 'rate toko berubah' } as never,
    });
  const shorter = sheet!.rates.map((each) => ({ ...each, tenorFrom: 8 }));
  expect((await update(shorter)).body.errors).toMatchObject([{ field: 'rates', code: 'BAND_KEPT' }]);
  expect((await update(sheet!.rates.slice(1))).body.errors).toMatchObject([{ field: 'rates', code: 'BAND_KEPT' }]);
  const [first, ...others] = sheet!.rates;
  expect((await update([{ ...first, rateRegular: '2.2500' }, ...others])).status).toBe(202);
});
