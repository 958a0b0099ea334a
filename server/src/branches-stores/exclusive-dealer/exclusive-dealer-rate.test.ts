// Long: the rules of one register, by form and by file.
import { simulationCalls } from '@console/contracts/branches-stores/branch/simulation';
import { dealerAdminFees } from '@console/contracts/branches-stores/exclusive-dealer-admin';
import { dealerRateImport, dealerRates } from '@console/contracts/branches-stores/exclusive-dealer-rate';
import { changeCallsOf } from '@console/contracts/core/changes';
import { callsOf } from '@console/contracts/core/resource';
import { importJobCalls } from '@console/contracts/platform/imports';
import { vehicleGroups } from '@console/contracts/products/vehicle-groups';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { tickingAll } from '../../../test/ticks.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { branchesStoresModules } from '../modules.ts';
import { dealerId, seededDealerBrands } from '../outlet/dealer-seed.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules, imports] });
const calls = callsOf(dealerRates);
const maker = testCaller('HARGA01', { '*': 'Full Access' });
const checker = testCaller('HARGA02', { '*': 'Full Access' });
const today = jakartaDay(seedDate);
const [start, end] = [dayAfter(today, 1), dayAfter(today, 90)];
/** A dealer of NMC without seeded rates, with its branch: rates of other bands than seeded are those of 13-24. */
const k = 22;
const code = String(200_001 + k);
const dealer = dealerId('NMC', k);
const [brand] = seededDealerBrands('NMC', k);

const body = (change: object = {}): never =>
  ({
    businessLine: 'NMC',
    dealerId: dealer,
    productGroupId: null,
    brand: null,
    tenorFrom: 13,
    tenorTo: 24,
    rateRegular: '28.0000',
    rateRepeat: '26.5000',
    quotaContracts: null,
    agreementNo: 'PKS/2027/88',
    effectiveFrom: start,
    effectiveTo: end,
    reason: 'perjanjian dealer baru',
    ...change,
  }) as never;
const create = (change: object = {}, caller = maker) =>
  server.current.call(calls.create, caller, { body: body(change) });
interface Fault {
  readonly field: string;
  readonly code: string;
  readonly parameters?: Readonly<Record<string, number>>;
}
const faultsOf = async (change: object): Promise<Fault[]> => (await create(change)).body.errors ?? [];
const faults = async (change: object) => (await faultsOf(change)).map(({ field, code: fault }) => [field, fault]);
/** The rates of the branch that are compared with. */
const figures = async (change: object) => (await faultsOf(change)).map(({ parameters }) => parameters?.['base']);
const list = async (query: Readonly<Record<string, unknown>> = {}) =>
  (await server.current.call(calls.list, admin, { query: query as never })).result;

/** Approves all that waits. */
async function approveAll(resource: typeof dealerRates | typeof dealerAdminFees = dealerRates): Promise<void> {
  const change = changeCallsOf(resource as typeof dealerRates);
  const { rows } = (await server.current.call(change.changes, admin, { query: { state: ['PENDING'] } })).result;
  const secureIds = rows.map(({ secureId }: { secureId: string }) => secureId);
  const { status, body: answer } = await tickingAll((acknowledged) =>
    server.current.call(change.approveChange, admin, { body: { secureIds, acknowledged } }),
  );
  expect([status, answer.code]).toEqual([200, undefined]);
}

/** The branch of the dealer. */
const branchOf = async (id: string): Promise<string> =>
  (
    await server.current.database.db
      .selectFrom('outlet')
      .select('branch_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).branch_id;

interface Asked {
  readonly tenor?: number;
  readonly kind?: 'REGULAR' | 'REPEAT';
  readonly date?: string;
  readonly dealerCode?: string;
  readonly brand?: string;
  readonly group?: string;
}
/** The rate that applies at the branch, with the level of its path. */
async function resolved({ tenor = 18, kind = 'REGULAR', date = start, ...of }: Asked): Promise<unknown> {
  const query = {
    branchId: await branchOf(dealer),
    tenor,
    kind,
    date,
    ...(of.dealerCode ? { dealerCode: of.dealerCode } : {}),
    ...(of.brand ? { subjectType: 'BRAND' as const, subjectCode: of.brand } : {}),
    ...(of.group ? { productGroupId: of.group } : {}),
  };
  const { result, body: answer } = await server.current.call(simulationCalls.resolveNmc, admin, { query });
  return result ? [result.rate, result.path[0].level] : answer.code;
}

test('the seeds are 60 rates, none above that of its branch', async () => {
  const { rows, total } = await list({ size: 100 });
  expect(total).toBe(60);
  expect((await list({ businessLine: 'UFI' })).total).toBe(24);
  for (const row of rows) {
    expect(Number(row.rateRegular)).toBeLessThanOrEqual(Number(row.branchRateRegular));
    expect(Number(row.rateRepeat ?? row.rateRegular)).toBeLessThanOrEqual(Number(row.branchRateRepeat));
  }
});

test('one rate is needed, blank and 0 count as no rate, and a rate above the branch is refused', async () => {
  const [row] = (await list({ search: 'PKS/NMC/001' })).rows;
  expect(row.branchRateRegular).toMatch(/^\d\d\.\d{4}$/);
  expect(await faults({ rateRegular: null, rateRepeat: null })).toEqual([['rateRegular', 'REQUIRED']]);
  expect(await faults({ rateRegular: '0', rateRepeat: '0' })).toEqual([['rateRegular', 'REQUIRED']]);
  expect(await faults({ rateRegular: '28.0000', rateRepeat: '28.5000' })).toEqual([
    ['rateRepeat', 'RATE_RO_ABOVE_REGULAR'],
  ]);
  const above = { rateRegular: '35.0000', rateRepeat: null };
  expect(await faults(above)).toEqual([
    ['rateRegular', 'EXCLUSIVE_ABOVE_BASE'],
    ['rateRepeat', 'EXCLUSIVE_ABOVE_BASE'],
  ]);
  expect(await figures(above)).toEqual([expect.any(Number), expect.any(Number)]);
  expect(await faults({ brand: 'Rusa' })).toEqual([['brand', 'BRAND_NOT_SOLD']]);
  expect(await faults({ dealerId: dealerId('NMC', 0) })).toEqual([['dealerId', 'BRANCH_IS_QANUN']]);
  expect(await faults({ tenorFrom: 49, tenorTo: 60 })).toEqual([['dealerId', 'NO_BRANCH_RATE']]);
  expect(await faults({ effectiveTo: null })).toEqual([['effectiveTo', 'REQUIRED']]);
  expect(await faults({ quotaContracts: 0 })).toEqual([['quotaContracts', expect.any(String)]]);
});

test('the rate of the branch is compared on each day of the period, that of the group where there is one', async () => {
  const { db } = server.current.database;
  const other = dealerId('NMC', k - 2);
  const office = await branchOf(other);
  const { result: groups } = await server.current.call(callsOf(vehicleGroups).lov, admin, {
    query: { line: 'NMC' } as never,
  });
  const [group] = groups as { secureId: string }[];
  const split = dayAfter(today, 30);
  const of = { dealerId: other, productGroupId: group!.secureId, rateRegular: '28.0000', rateRepeat: null };
  const base = {
    created_at: seedDate,
    updated_at: seedDate,
    created_by: 'UJI',
    updated_by: 'UJI',
    branch_id: office,
    product_group_id: group!.secureId,
    tenor_from: 1,
    tenor_to: 48,
    approval: 'APPROVED' as const,
  };
  await db
    .insertInto('branch_rate_nmc')
    .values([
      {
        ...base,
        id: '22222222-2222-4222-8222-222222222222',
        rate_regular: '31.0000',
        rate_repeat: null,
        effective_from: today,
        effective_to: dayAfter(split, -1),
      },
      {
        ...base,
        id: '33333333-3333-4333-8333-333333333333',
        rate_regular: '27.0000',
        rate_repeat: null,
        effective_from: split,
        effective_to: null,
      },
    ] as never)
    .execute();
  expect(await figures(of)).toEqual([27, 27]);
  // Before that day the group has 31, though all groups have less.
  const before = { ...of, effectiveTo: dayAfter(split, -1) };
  expect(await faults({ ...before, rateRegular: '30.9000' })).toEqual([]);
  expect(await figures({ ...before, rateRegular: '31.1000', tenorFrom: 25, tenorTo: 36 })).toEqual([31, 31]);
});

test('a second person decides; then the rate goes before those of the branch, for its dealer alone', async () => {
  const [plain] = (await resolved({})) as [string];
  expect((await create()).status).toBe(202);
  expect((await create({ tenorFrom: 24, tenorTo: 36 })).body.code).toBe('PERIOD_OVERLAP');
  // Of a brand, and of repeat orders alone: another key.
  expect((await create({ brand, rateRegular: null, rateRepeat: '25.5000' })).status).toBe(202);
  expect((await create({ brand, tenorFrom: 20, tenorTo: 22 })).body.code).toBe('PERIOD_OVERLAP');
  const change = changeCallsOf(dealerRates);
  const { rows } = (await server.current.call(change.changes, checker, { query: { state: ['PENDING'] } })).result;
  const secureIds = rows.map(({ secureId }: { secureId: string }) => secureId);
  expect(rows.every(({ consequence }: { consequence: string }) => consequence.includes('Angsuran contoh'))).toBe(true);
  const own = await server.current.call(change.approveChange, maker, { body: { secureIds } });
  expect(own.body.code).toBe('SELF_APPROVAL');
  await approveAll();
  expect(await resolved({ dealerCode: code })).toEqual(['28.0000', 'DEALER_EXCLUSIVE']);
  expect(await resolved({ dealerCode: code, kind: 'REPEAT' })).toEqual(['26.5000', 'DEALER_EXCLUSIVE']);
  // The row of the brand has no regular rate: that of the wider row applies.
  expect(await resolved({ dealerCode: code, brand })).toEqual(['28.0000', 'DEALER_EXCLUSIVE']);
  expect(await resolved({ dealerCode: code, brand, kind: 'REPEAT' })).toEqual(['25.5000', 'DEALER_EXCLUSIVE']);
  expect(await resolved({})).toEqual([plain, 'BRANCH_ALL']);
  expect(await resolved({ dealerCode: String(Number(code) + 1) })).toEqual([plain, 'BRANCH_ALL']);
  expect(await resolved({ dealerCode: code, date: dayAfter(end, 1) })).toEqual([plain, 'BRANCH_ALL']);
  const query = { branchId: await branchOf(dealer), tenor: 18, date: start, dealerCode: code };
  const { result } = await server.current.call(simulationCalls.resolveNmc, admin, { query });
  expect(result.path[0]).toMatchObject({ title: 'Rate eksklusif dealer', detail: expect.stringContaining(code) });
  expect(result.passedOver).toContainEqual(expect.objectContaining({ level: 'BRANCH_ALL' }));
});

test('the simulation of a dealer has its rate and fee, and what the screen proposes in their place', async () => {
  const rates = [
    { tenorFrom: 13, tenorTo: 24, rateRegular: '27.0000', of: { groups: null, level: 'DEALER_EXCLUSIVE' } },
  ];
  const { result } = await server.current.call(simulationCalls.preview, admin, {
    body: {
      line: 'NMC',
      price: 24_000_000,
      dpPercent: '20',
      tenors: [18],
      date: start,
      dealerCode: code,
      overrides: { rates },
    } as never,
  });
  const [regular] = result.cells;
  expect([regular.now.rate, regular.proposed.rate]).toEqual(['28.0000', '27.0000']);
  expect(regular.proposed.company).toMatchObject({ yieldRate: expect.any(String) });
});

test('a rate far below the branch is ticked, and approved by an admin alone', async () => {
  const other = dealerId('NMC', k + 4);
  expect((await create({ dealerId: other, rateRegular: '15.0000', rateRepeat: '14.0000' })).status).toBe(202);
  const change = changeCallsOf(dealerRates);
  const { rows } = (await server.current.call(change.changes, admin, { query: { state: ['PENDING'] } })).result;
  const waiting = rows.find(({ recordLabel }: { recordLabel: string }) =>
    recordLabel.startsWith(String(200_001 + k + 4)),
  );
  expect(waiting.warnings.map(({ code: warning }: { code: string }) => warning).toSorted()).toEqual([
    'RATE_MOVES',
    'YIELD_BELOW_FLOOR',
  ]);
  const plain = testCaller('HARGA03', { 'exclusive-dealer-rate:browse': 'Approval' });
  const refused = await tickingAll((acknowledged) =>
    server.current.call(change.approveChange, plain, { body: { secureIds: [waiting.secureId], acknowledged } }),
  );
  expect(refused.body.code).toBe('RATE_NEEDS_ADMIN');
});

const header = Object.keys(dealerRateImport.columns).join(',');
const send = async (rows: readonly string[], businessLine = 'NMC') =>
  (
    await upload(server.current, calls.importUpload, maker, {
      name: 'rate-dealer.csv',
      content: [header, ...rows, ''].join('\n'),
      fields: { businessLine, force: 'true' },
    })
  ).result as { secureId: string };

test('a file says what is wrong with each row; blank and 0 are no rate', async () => {
  const free = String(200_001 + k + 6);
  const period = `${start},${end},PKS/1`;
  const job = await send([
    `${free},13,24,28.9000,0,${period}`,
    `${free},25,36,,26.5000,${period}`,
    `${free},1,12,,0,${period}`,
    `300081,1,12,28.0000,,${period}`,
    `200001,1,12,28.0000,26.0000,${period}`,
    `${free},37,48,35.0000,26.5000,${period}`,
  ]);
  const { rows } = (
    await server.current.call(importJobCalls.rows, maker, { parameters: { secureId: job.secureId }, query: {} })
  ).result as { rows: { messages: { column: string; code: string }[] }[] };
  expect(rows.map(({ messages }) => messages.map(({ column, code: fault }) => `${column} ${fault}`))).toEqual([
    // Without a value of its own a repeat order would pay more than elsewhere in the branch.
    ['rate_ro EXCLUSIVE_ABOVE_BASE'],
    [],
    ['rate_regular REQUIRED'],
    ['dealer_code NOT_FOUND'],
    ['dealer_code BRANCH_IS_QANUN'],
    ['rate_regular EXCLUSIVE_ABOVE_BASE', 'rate_regular YIELD_BELOW_FLOOR'],
  ]);
  const confirmed = { importId: job.secureId, skipErrors: true, reason: 'Sesuai memo direksi 31' };
  await server.current.call(calls.importConfirm, maker, { body: confirmed });
  const { status } = await server.current.call(calls.importApprove, checker, { body: { importId: job.secureId } });
  expect(status).toBe(200);
  const { rows: stored } = await list({ search: free });
  expect(stored).toMatchObject([{ tenors: '25-36', rateRegular: null, rateRepeat: '26.5000', quotaContracts: null }]);
});

test('users of a branch see and propose, within their branch', async () => {
  const scope = { type: 'branches' as const, branchIds: [await branchOf(dealer)], mraIds: [] };
  const clerk = testCaller('CABANG79', { '*': 'Full Access' }, { mappingType: 'BRANCH', scope });
  expect((await create({ tenorFrom: 37, tenorTo: 48 }, clerk)).status).toBe(202);
  const { body: refused } = await create({ dealerId: dealerId('NMC', 60) }, clerk);
  expect(refused.errors).toMatchObject([{ field: 'dealerId', code: 'NOT_FOUND' }]);
  expect(branchId('NMC', '19060')).not.toBe(scope.branchIds[0]);
});
