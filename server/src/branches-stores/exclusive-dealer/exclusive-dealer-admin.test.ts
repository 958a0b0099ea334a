// Long: the rules of one register, by form and by file.
import { simulationCalls } from '@console/contracts/branches-stores/branch/simulation';
import { dealerAdminFeeImport, dealerAdminFees } from '@console/contracts/branches-stores/exclusive-dealer-admin';
import { dealerChoices } from '@console/contracts/branches-stores/exclusive-dealer/dealer-choice';
import { changeCallsOf } from '@console/contracts/core/changes';
import { callsOf } from '@console/contracts/core/resource';
import { importJobCalls } from '@console/contracts/platform/imports';
import { admin, nobody, testCaller } from '../../../test/callers.ts';
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
import { dealerId } from '../outlet/dealer-seed.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules, imports] });
const calls = callsOf(dealerAdminFees);
const maker = testCaller('HARGA01', { '*': 'Full Access' });
const checker = testCaller('HARGA02', { '*': 'Full Access' });
const today = jakartaDay(seedDate);
const [start, end] = [dayAfter(today, 1), dayAfter(today, 90)];
/** Dealers without seeded fees: the second ones of offices of NMC without promo fees, and one of UFI. */
const free = { NMC: 29, other: 31, UFI: 80 } as const;
const office = branchId('NMC', '12010');

const body = (change: object = {}): never =>
  ({
    businessLine: 'NMC',
    dealerId: dealerId('NMC', free.NMC),
    tenorFrom: 12,
    tenorTo: 24,
    adminFeeRegular: 900_000,
    adminFeeRepeat: 700_000,
    agreementNo: 'PKS/2027/77',
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
const faults = async (change: object) => (await faultsOf(change)).map(({ field, code }) => [field, code]);
/** The fees of the branch that are compared with. */
const figures = async (change: object) => (await faultsOf(change)).map(({ parameters }) => parameters?.['branchFee']);
const list = async (query: Readonly<Record<string, unknown>> = {}, caller = admin) =>
  (await server.current.call(calls.list, caller, { query: query as never })).result;

/** Approves all that waits. */
async function approveAll(): Promise<void> {
  const change = changeCallsOf(dealerAdminFees);
  const { rows } = (await server.current.call(change.changes, admin, { query: { state: ['PENDING'] } })).result;
  const secureIds = rows.map(({ secureId }: { secureId: string }) => secureId);
  const { status } = await tickingAll((acknowledged) =>
    server.current.call(change.approveChange, admin, { body: { secureIds, acknowledged } }),
  );
  expect(status).toBe(200);
}

interface Asked {
  readonly tenor?: number;
  readonly kind?: 'REGULAR' | 'REPEAT';
  readonly date?: string;
  readonly dealerCode?: string;
}
/** The ADMIN fee that applies at the branch, with its level. */
async function resolved({ tenor = 12, kind = 'REGULAR', date = start, dealerCode }: Asked): Promise<unknown> {
  const query = { branchId: office, tenor, kind, date, ...(dealerCode ? { dealerCode } : {}) };
  const { result, body: answer } = await server.current.call(simulationCalls.resolveNmc, admin, { query });
  const fee = result?.fees?.find(({ feeType }: { feeType: string }) => feeType === 'ADMIN');
  return fee ? [fee.amount, fee.level] : answer.errors;
}
const own = '200030';

test('the seeds are 60 fees, none above that of its branch', async () => {
  const { rows, total } = await list({ size: 100 });
  expect(total).toBe(60);
  expect((await list({ businessLine: 'UFI' })).total).toBe(24);
  expect(new Set(rows.map(({ phase }: { phase: string }) => phase))).toEqual(
    new Set(['IN_FORCE', 'SCHEDULED', 'ENDED']),
  );
  for (const row of rows) {
    expect(row.adminFeeRegular).toBeLessThanOrEqual(row.branchFeeRegular);
    expect(row.adminFeeRepeat ?? row.adminFeeRegular).toBeLessThanOrEqual(row.branchFeeRepeat);
  }
});

test('dealers are chosen by line, of any line of the two', async () => {
  const { lov } = callsOf(dealerChoices);
  const codes = async (query: object) =>
    (await server.current.call(lov, admin, { query: query as never })).result.map(({ code }: { code: string }) => code);
  expect(await codes({ line: 'UFI', search: '300081' })).toEqual(['300081']);
  expect(await codes({ line: 'NMC', search: '300081' })).toEqual([]);
});

test('a fee is for an active dealer of the line, with an end, and not above the branch', async () => {
  const above = { adminFeeRegular: 1_250_001, adminFeeRepeat: 1_000_001 };
  expect(await faults(above)).toEqual([
    ['adminFeeRegular', 'FEE_ABOVE_BRANCH'],
    ['adminFeeRepeat', 'FEE_ABOVE_BRANCH'],
  ]);
  expect(await figures(above)).toEqual([1_250_000, 1_000_000]);
  // Without a value of its own a repeat order would pay more than elsewhere in the branch.
  expect(await faults({ adminFeeRegular: 1_100_000, adminFeeRepeat: null })).toEqual([
    ['adminFeeRepeat', 'FEE_ABOVE_BRANCH'],
  ]);
  expect(await faults({ adminFeeRepeat: 900_001 })).toEqual([['adminFeeRepeat', 'FEE_RO_ABOVE_REGULAR']]);
  expect(await faults({ dealerId: dealerId('UFI', free.UFI), adminFeeRegular: 600_000, adminFeeRepeat: null })).toEqual(
    [['dealerId', 'NOT_OF_PARENT']],
  );
  expect(await faults({ dealerId: dealerId('NMC', 33) })).toEqual([['dealerId', 'NOT_FOUND']]);
  expect(await faults({ dealerId: dealerId('NMC', 0) })).toEqual([['dealerId', 'BRANCH_IS_QANUN']]);
  expect(await faults({ effectiveTo: null })).toEqual([['effectiveTo', 'REQUIRED']]);
  expect(await faults({ agreementNo: 'P1' })).toEqual([['agreementNo', 'TOO_SHORT']]);
  expect(await faults({ tenorFrom: 49, tenorTo: 60 })).toEqual([['dealerId', 'NO_NORMAL_FEE']]);
});

test('the fee of the branch is compared on each day of the period', async () => {
  const { db } = server.current.database;
  const other = branchId('NMC', '12020');
  const split = dayAfter(today, 30);
  await db
    .updateTable('branch_fee_nmc')
    .set({ effective_to: dayAfter(split, -1) })
    .where('branch_id', '=', other)
    .where('fee_type', '=', 'ADMIN')
    .execute();
  const [stored] = await db
    .selectFrom('branch_fee_nmc')
    .selectAll()
    .where('branch_id', '=', other)
    .where('fee_type', '=', 'ADMIN')
    .limit(1)
    .execute();
  await db
    .insertInto('branch_fee_nmc')
    .values({
      ...stored!,
      id: '11111111-1111-4111-8111-111111111111',
      amount_regular: 800_000,
      amount_repeat: 700_000,
      effective_from: split,
      effective_to: null,
    } as never)
    .execute();
  const of = { dealerId: dealerId('NMC', free.other) };
  expect(await figures(of)).toEqual([800_000]);
  expect(await faults({ ...of, effectiveTo: dayAfter(split, -1) })).toEqual([]);
});

test('a second person above the branches decides; then the fee applies to its dealer alone', async () => {
  expect((await create()).status).toBe(202);
  expect((await create({ tenorFrom: 24, tenorTo: 36 })).body.code).toBe('PERIOD_OVERLAP');
  expect((await create({ tenorFrom: 25, tenorTo: 36 })).status).toBe(202);
  expect(await resolved({ dealerCode: own })).toEqual(['1250000', 'Fee cabang']);
  const change = changeCallsOf(dealerAdminFees);
  const { rows } = (await server.current.call(change.changes, checker, { query: { state: ['PENDING'] } })).result;
  const [asked] = rows as { secureId: string; consequence: string }[];
  expect(asked!.consequence).toContain('Angsuran contoh');
  const decide = { body: { secureIds: [asked!.secureId] } };
  expect((await server.current.call(change.approveChange, maker, decide)).body.code).toBe('SELF_APPROVAL');
  await approveAll();
  expect(await resolved({ dealerCode: own })).toEqual(['900000', 'Fee eksklusif dealer']);
  expect(await resolved({ dealerCode: own, kind: 'REPEAT' })).toEqual(['700000', 'Fee eksklusif dealer']);
  expect(await resolved({})).toEqual(['1250000', 'Fee cabang']);
  expect(await resolved({ dealerCode: '200029' })).toEqual(['1250000', 'Fee cabang']);
  expect(await resolved({ dealerCode: own, tenor: 11 })).toEqual(['1250000', 'Fee cabang']);
  expect(await resolved({ dealerCode: own, date: dayAfter(end, 1) })).toEqual(['1250000', 'Fee cabang']);
  // A dealer of another branch is none of this one.
  expect(await resolved({ dealerCode: '200005' })).toMatchObject([{ field: 'dealerCode', code: 'NOT_FOUND' }]);
});

test('the simulation of a dealer is that of its branch, with its own fee', async () => {
  const simulate = async (of: object) => {
    const { result } = await server.current.call(simulationCalls.preview, admin, {
      body: { line: 'NMC', price: 24_000_000, dpPercent: '20', tenors: [12], date: start, ...of } as never,
    });
    const [cell] = result.cells;
    return [result.branch, cell.now.fees.find(({ feeType }: { feeType: string }) => feeType === 'ADMIN').amount];
  };
  const [named] = await simulate({ branchId: office });
  expect(await simulate({ dealerCode: own })).toEqual([named, '900000']);
  expect(await simulate({ dealerId: dealerId('NMC', free.NMC) })).toEqual([named, '900000']);
  expect(await simulate({ branchId: office })).toEqual([named, '1250000']);
  const fees = [{ feeType: 'ADMIN', valueType: 'AMOUNT', regular: '500000', of: 'DEALER_EXCLUSIVE' }];
  const { result } = await server.current.call(simulationCalls.preview, admin, {
    body: {
      line: 'NMC',
      price: 24_000_000,
      dpPercent: '20',
      tenors: [12],
      date: start,
      dealerCode: own,
      overrides: { fees },
    } as never,
  });
  expect(result.cells[0].proposed.fees).toMatchObject([{ feeType: 'ADMIN', amount: '500000', charge: 'FINANCED' }, {}]);
});

test('a fee in force is superseded from tomorrow on, and ended', async () => {
  const [row] = (await list({ phase: 'IN_FORCE', businessLine: 'NMC' })).rows;
  const { secureId, version } = row;
  const update = (change: object) =>
    server.current.call(calls.update, maker, {
      body: { ...row, secureId, version, reason: 'fee dealer diubah', ...change } as never,
    });
  expect((await update({ adminFeeRegular: 850_000, effectiveFrom: dayAfter(today, 5) })).status).toBe(202);
  await approveAll();
  const detail = async () => (await server.current.call(calls.detail, admin, { parameters: { secureId } })).result;
  expect(await detail()).toMatchObject({ phase: 'IN_FORCE', effectiveTo: dayAfter(today, 4) });
  const { version: next } = await detail();
  const ended = { secureId, version: next, effectiveTo: dayAfter(today, 1), reason: 'dealer berhenti lebih awal' };
  expect((await server.current.call(calls.end, maker, { body: ended })).status).toBe(202);
  await approveAll();
  expect(await detail()).toMatchObject({ effectiveTo: dayAfter(today, 1) });
});

const header = Object.keys(dealerAdminFeeImport.columns).join(',');
const send = async (rows: readonly string[], businessLine = 'NMC') =>
  (
    await upload(server.current, calls.importUpload, maker, {
      name: 'fee-dealer.csv',
      content: [header, ...rows, ''].join('\n'),
      fields: { businessLine, force: 'true' },
    })
  ).result as { secureId: string; newRows: number; errorRows: number; changedRows: number };

test('a file of a line says what is wrong with each row, and is decided and applied as one', async () => {
  const period = `${start},${end},PKS/1`;
  const job = await send([
    `200030,37,48,900000,700000,${period}`,
    `300081,1,12,500000,,${period}`,
    `200001,1,12,900000,,${period}`,
    `200034,1,12,900000,,${period}`,
    `200036,1,12,1250001,1000000,${period}`,
    `200036,13,24,900000,950000,${period}`,
    `200036,36,25,900000,,${period}`,
  ]);
  const { rows } = (
    await server.current.call(importJobCalls.rows, maker, { parameters: { secureId: job.secureId }, query: {} })
  ).result as { rows: { messages: { column: string; code: string }[]; names: object; effect: string | null }[] };
  expect(rows.map(({ messages }) => messages.map(({ column, code }) => `${column} ${code}`))).toEqual([
    [],
    ['dealer_code NOT_FOUND'],
    ['dealer_code BRANCH_IS_QANUN'],
    ['dealer_code INACTIVE'],
    ['admin_fee_regular FEE_ABOVE_BRANCH'],
    ['admin_fee_ro FEE_RO_ABOVE_REGULAR'],
    ['tenor_to BAND_ORDER'],
  ]);
  expect(rows[0]).toMatchObject({ names: { dealer_code: expect.stringContaining('Dealer Motor') } });
  expect(rows[0]!.effect).toContain('Angsuran contoh, tenor 48');
  const confirmed = { importId: job.secureId, skipErrors: true, reason: 'Sesuai memo direksi 30' };
  await server.current.call(calls.importConfirm, maker, { body: confirmed });
  const decide = (caller: typeof maker) =>
    server.current.call(calls.importApprove, caller, { body: { importId: job.secureId } });
  expect((await decide(maker)).body.code).toBe('SELF_APPROVAL');
  expect((await decide(checker)).status).toBe(200);
  expect(await resolved({ dealerCode: own, tenor: 48 })).toEqual(['900000', 'Fee eksklusif dealer']);
});

test('branch users see the fees of their dealers, and nobody without the page', async () => {
  const [{ officeCode }] = (await list({ businessLine: 'NMC' })).rows;
  const scope = { type: 'branches' as const, branchIds: [branchId('NMC', officeCode)], mraIds: [] };
  const clerk = testCaller('CABANG78', { '*': 'Full Access' }, { mappingType: 'BRANCH', scope });
  const { rows } = await list({}, clerk);
  expect(new Set(rows.map((row: { officeCode: string }) => row.officeCode))).toEqual(new Set([officeCode]));
  expect((await create({}, clerk)).status).not.toBe(202);
  expect((await server.current.call(calls.list, nobody, {})).status).toBe(403);
});
