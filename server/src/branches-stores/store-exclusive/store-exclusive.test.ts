// Long: the rules of one register, by form and by grid.
import { stores } from '@console/contracts/branches-stores/store';
import { storeExclusiveRates } from '@console/contracts/branches-stores/store-exclusive-rate';
import { storeRateSheets } from '@console/contracts/branches-stores/store-rate';
import { storeGridCalls } from '@console/contracts/branches-stores/store-terms/grid';
import { storesWithRates } from '@console/contracts/branches-stores/store-terms/stores-with-rates';
import { changeCallsOf } from '@console/contracts/core/changes';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { tickingAll } from '../../../test/ticks.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import type { Module } from '../../platform/http/application.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { registerUse } from '../../records/resource/uses.ts';
import { branchesStoresModules } from '../modules.ts';
import { storeCode, storeId } from '../outlet/store-seed.ts';
import { end, exclusiveOf, maker, office, start, today } from './stores.fixtures.ts';

/** Nothing uses the stores of these tests. */
const orders: Module = (app) => registerUse(app, { of: stores.module, by: 'po-status', count: async () => new Map() });
const server = useServer({ modules: [orders, ...productsModules, ...branchesStoresModules] });
const calls = callsOf(storeExclusiveRates);
const shops = callsOf(stores);
const { pending, approve, resolve, applied } = exclusiveOf(server);
const [code, id] = [storeCode(18), storeId(18)];
const [otherCode, otherId] = [storeCode(19), storeId(19)];

const body = (changed: object = {}): never =>
  ({
    storeId: id,
    productGroupId: null,
    tenorFrom: 7,
    tenorTo: 12,
    rateRegular: '2.0500',
    rateRepeat: null,
    quotaContracts: null,
    agreementNo: 'PKS/2027/9',
    effectiveFrom: start,
    effectiveTo: end,
    reason: 'perjanjian toko baru',
    ...changed,
  }) as never;
const create = (changed: object = {}, caller = maker) =>
  server.current.call(calls.create, caller, { body: body(changed) });
const faults = async (changed: object) =>
  ((await create(changed)).body.errors ?? []).map(({ field, code: fault }: { field: string; code: string }) => [
    field,
    fault,
  ]);
const list = async (query: object) => (await server.current.call(calls.list, maker, { query: query as never })).result;
const listed = async (query: object, caller = maker) =>
  (await server.current.call(callsOf(storesWithRates).list, caller, { query: query as never })).result;

/** Standing rates of a store, approved at once. */
async function standing(store: string, rateRegular: string): Promise<void> {
  const row = { tenorFrom: 7, tenorTo: 12, rateRegular, rateRepeat: null, storeSubsidy: null, fifIncome: null };
  const sheet = { storeId: store, productGroupId: null, rates: [{ ...row, storeAdminFee: null }] };
  const period = { effectiveFrom: start, effectiveTo: null, reason: 'rate toko baru' };
  const asked = await server.current.call(callsOf(storeRateSheets).create, maker, {
    body: { ...sheet, ...period } as never,
  });
  expect(asked.status).toBe(202);
  const change = changeCallsOf(storeRateSheets);
  const { rows } = (await server.current.call(change.changes, admin, { query: { state: ['PENDING'] } })).result;
  const secureIds = rows.map(({ secureId }: { secureId: string }) => secureId);
  const { status } = await tickingAll((acknowledged) =>
    server.current.call(change.approveChange, admin, { body: { secureIds, acknowledged } }),
  );
  expect(status).toBe(200);
}

test('the seeds are rates of 40 stores in every phase, none above what applies without it', async () => {
  const { rows } = await list({ size: 100 });
  expect(new Set(rows.map(({ storeCode: of }: { storeCode: string }) => of)).size).toBe(40);
  const found = new Set(rows.map(({ phase }: { phase: string }) => phase));
  expect(found).toEqual(new Set(['ENDED', 'IN_FORCE', 'PENDING', 'REJECTED', 'SCHEDULED']));
  for (const row of rows) expect(Number(row.rateRegular)).toBeLessThanOrEqual(Number(row.baseRateRegular));
});

test('the list has stores with their rows in force, the next end and what waits', async () => {
  const { rows, total } = await listed({ size: 100 });
  expect(total).toBe(40);
  for (const row of rows) {
    const own = (await list({ storeId: row.secureId, size: 100 })).rows as { phase: string; effectiveTo: string }[];
    const inForce = own.filter(({ phase }) => phase === 'IN_FORCE').map(({ effectiveTo }) => effectiveTo);
    const waiting = own.filter(({ phase }) => phase === 'PENDING');
    expect([row.rowsInForce, row.nextEnd, row.waitingCount]).toEqual([
      inForce.length,
      inForce.toSorted()[0] ?? null,
      waiting.length,
    ]);
  }
  expect((await listed({ rowPhase: 'PENDING' })).total).toBe(4);
  const ending = (await listed({ endsSoon: true, size: 100 })).rows as { nextEnd: string }[];
  expect(ending.length).toBeGreaterThan(0);
  expect(ending.every(({ nextEnd }) => nextEnd < dayAfter(today, 30))).toBe(true);
  expect((await listed({ search: 'PKS/TOKO/007' })).total).toBe(1);
  const clerk = testCaller(
    'CABANG10',
    { 'store:browse': 'View Only' },
    {
      mappingType: 'BRANCH',
      scope: { type: 'branches', branchIds: [branchId('SPEKTRA', office)], mraIds: [] },
    },
  );
  expect((await listed({}, clerk)).total).toBe(1);
});

test('one rate, an end within 366 days and an open store are needed', async () => {
  expect(await faults({ rateRegular: '0', rateRepeat: null })).toEqual([['rateRegular', 'REQUIRED']]);
  expect(await faults({ rateRepeat: '2.0600' })).toEqual([['rateRepeat', 'RATE_RO_ABOVE_REGULAR']]);
  expect(await faults({ effectiveTo: null })).toEqual([['effectiveTo', 'REQUIRED']]);
  expect(await faults({ effectiveTo: dayAfter(start, 366) })).toEqual([['effectiveTo', 'EXCLUSIVE_TOO_LONG']]);
  expect(await faults({ storeId: storeId(11) })).toEqual([['storeId', 'STORE_NOT_OPEN']]);
  expect(await faults({ tenorFrom: 49, tenorTo: 60 })).toEqual([['storeId', 'NO_BRANCH_RATE']]);
});

test('a rate is not above the one that applies without it: that of the store, else that of the branch', async () => {
  const [plain] = (await applied({ storeCode: otherCode })) as [string];
  const above = { storeId: otherId, rateRegular: (Number(plain) + 0.01).toFixed(4) };
  expect(await faults(above)).toContainEqual(['rateRegular', 'EXCLUSIVE_ABOVE_BASE']);
  await standing(otherId, '2.0000');
  expect(await applied({ storeCode: otherCode })).toEqual(['2.0000', 'STORE']);
  const { body: answer } = await create({ storeId: otherId });
  expect(answer.errors).toContainEqual(
    expect.objectContaining({ field: 'rateRegular', code: 'EXCLUSIVE_ABOVE_BASE', parameters: { base: 2 } }),
  );
  // Tenors that the sheet of the store leaves out are compared with the branch.
  expect(await faults({ storeId: otherId, tenorFrom: 13, tenorTo: 18, rateRegular: '2.1500' })).toEqual([]);
});

test('a second person decides; then the rate goes before those of store and branch, in its period', async () => {
  const [plain, level] = await applied({ storeCode: code });
  expect((await create()).status).toBe(202);
  expect((await create({ tenorFrom: 12, tenorTo: 14 })).body.code).toBe('PERIOD_OVERLAP');
  const waiting = (await pending()).find(({ recordLabel }) => recordLabel.startsWith(code));
  expect(waiting!.consequence).toContain('Angsuran contoh');
  expect((await approve(code, maker)).body.code).toBe('SELF_APPROVAL');
  expect((await approve(code)).status).toBe(200);
  expect(await applied({ storeCode: code })).toEqual(['2.0500', 'STORE_EXCLUSIVE']);
  expect(await applied({ storeCode: code, kind: 'REPEAT' })).toEqual(['2.0500', 'STORE_EXCLUSIVE']);
  expect(await applied({ storeCode: code, date: dayAfter(end, 1) })).toEqual([plain, level]);
  expect(await applied({ storeCode: code, tenor: 13 })).not.toContain('STORE_EXCLUSIVE');
  const { path, passedOver } = (await resolve({ storeCode: code })).result;
  expect(path[0].detail).toContain('PKS/2027/9');
  expect(passedOver).toContainEqual(expect.objectContaining({ level: 'BRANCH_ALL' }));
});

const grid = (changed: object, caller = maker) =>
  server.current.call(storeGridCalls.propose, caller, {
    body: {
      storeId: id,
      productGroupIds: null,
      agreementNo: 'PKS/2027/10',
      quotaContracts: 25,
      effectiveFrom: dayAfter(end, 1),
      effectiveTo: dayAfter(end, 60),
      supersede: true,
      rates: [
        { tenorFrom: 1, tenorTo: 6, rateRegular: '2.0000' },
        { tenorFrom: 7, tenorTo: 12, rateRegular: '2.0500', rateRepeat: '1.7000' },
      ],
      reason: 'perjanjian toko tahap dua',
      ...changed,
    },
  });

test('a grid proposes several bands at once, all or none, and says faults beside their cells', async () => {
  const wrong = await grid({
    rates: [
      { tenorFrom: 1, tenorTo: 6, rateRegular: '4.0000' },
      { tenorFrom: 50, tenorTo: 60, rateRegular: '1.0000' },
    ],
  });
  expect(wrong.body.errors.map(({ field, code: fault }: { field: string; code: string }) => [field, fault])).toEqual(
    expect.arrayContaining([
      ['rates[0].rateRegular', 'EXCLUSIVE_ABOVE_BASE'],
      ['rates[1].tenorFrom', 'NO_BRANCH_RATE'],
    ]),
  );
  expect((await grid({})).result).toEqual({ waiting: 2, stored: 0 });
  expect((await approve(code)).status).toBe(200);
  const { rows } = await list({ storeId: id, size: 100 });
  const added = rows.filter(({ agreementNo }: { agreementNo: string }) => agreementNo === 'PKS/2027/10');
  expect(
    added.map(({ tenors, quotaContracts, phase }: Record<string, unknown>) => [tenors, quotaContracts, phase]),
  ).toEqual([
    ['1-6', 25, 'SCHEDULED'],
    ['7-12', 25, 'SCHEDULED'],
  ]);
  const met = await grid({ effectiveFrom: start, effectiveTo: dayAfter(start, 3) });
  expect(met.body.errors[0].field).toBe('rates[1].tenorFrom');
});

test('a store that is closed ends its rates that day and cancels those to come, each in the audit trail', async () => {
  const { db } = server.current.database;
  const before = (await list({ storeId: id, size: 100 })).rows;
  expect(before.every(({ phase }: { phase: string }) => phase === 'SCHEDULED')).toBe(true);
  server.current.setNow(new Date(`${start}T12:00:00+07:00`));
  await db.updateTable('outlet').set({ status: 'inactive' }).where('id', '=', id).execute();
  const { version } = (await server.current.call(shops.detail, maker, { parameters: { secureId: id } })).result;
  const closed = { secureId: id, version, reason: 'toko pindah kota' } as never;
  expect((await server.current.call(shops.close, admin, { body: closed })).status).toBe(200);
  const after = (await list({ storeId: id, size: 100 })).rows;
  expect(after.map(({ phase, effectiveTo }: Record<string, unknown>) => [phase, effectiveTo])).toEqual([
    ['IN_FORCE', start],
  ]);
  const entries = await db
    .selectFrom('audit_entry')
    .select(['action', 'changes', 'entity_label'])
    .where('module', '=', storeExclusiveRates.module)
    .where('username', '=', admin.username)
    .where('reason', '=', 'toko pindah kota')
    .execute();
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['CANCEL', 'CANCEL', 'END']);
  const ended = entries.find(({ action }) => action === 'END')!;
  expect(ended.entity_label).toContain(code);
  expect(ended.changes).toEqual([expect.objectContaining({ field: 'effectiveTo', before: end, after: start })]);
});
