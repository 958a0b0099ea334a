// Long: the way of one sheet, from its request to its decision among others.
import { gridCalls } from '@console/contracts/branches-stores/branch/rate-grid';
import { branchRates } from '@console/contracts/branches-stores/branch/rates';
import { changeCallsOf, ticksOf, type ChangeRequest } from '@console/contracts/core/changes';
import { callsOf } from '@console/contracts/core/resource';
import { approvalCalls, type BatchRows } from '@console/contracts/platform/approvals';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { productsModules } from '../../products/modules.ts';
import { approvals } from '../../records/approvals/module.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { branchesStoresModules } from '../modules.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules, approvals] });
const maker = testCaller('HARGA01', { '*': 'Full Access' });
const checker = testCaller('HARGA02', { '*': 'Full Access' });
const today = jakartaDay(seedDate);
const tomorrow = dayAfter(today, 1);
const rates = callsOf(branchRates);
const changes = changeCallsOf(branchRates);
const reason = 'penyesuaian harga pasar';
const call: typeof server.current.call = ((...given: Parameters<typeof server.current.call>) =>
  server.current.call(...given)) as never;
const db = () => server.current.database.db;

const bands = [
  [1, 6],
  [7, 12],
  [13, 18],
] as const;
/** Three rates of a branch, each a little above the one before. */
const propose = (office: string, more: object = {}) =>
  call(gridCalls.SPEKTRA, maker, {
    body: {
      branchId: branchId('SPEKTRA', office),
      effectiveFrom: tomorrow,
      effectiveTo: null,
      supersede: true,
      reason,
      rates: bands.map(([tenorFrom, tenorTo], at) => ({
        tenorFrom,
        tenorTo,
        rateRegular: `2.6${at}00`,
        rateRepeat: '2.5000',
      })),
      ...more,
    } as never,
  });
const waiting = async (by = checker) =>
  (await call(changes.changes, by, { query: { state: ['PENDING'] } })).result.rows as ChangeRequest[];
const batchOf = async (office: string) => (await waiting()).find(({ recordLabel }) => recordLabel.includes(office))!;
const members = (id: string) =>
  db().selectFrom('change_request').selectAll().where('batch_id', '=', id).orderBy('record_label').execute();
const notices = async (kind: string) => {
  const rows = await db().selectFrom('console_notice').select(['user_id']).where('kind', '=', kind).execute();
  return Math.max(0, ...rows.map(({ user_id: id }) => rows.filter((row) => row.user_id === id).length));
};
const listed = async (office: string, phase: string) =>
  (await call(rates.list, admin, { query: { branchId: branchId('SPEKTRA', office), phase, size: 100 } as never }))
    .result.rows as Record<string, unknown>[];

test('the rates of one sheet are one request with one notice, named by branch, group, bands and day', async () => {
  const before = await notices('CHANGE_WAITING');
  expect((await propose('13020')).result).toEqual({ waiting: 3, stored: 0 });
  const batch = await batchOf('13020');
  const day = tomorrow.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3-$2-$1');
  expect(batch.recordLabel).toMatch(new RegExp(`^SPEKTRA 13020 .+, Semua kelompok, 1-6, 7-12, 13-18, ${day}$`));
  expect(batch.batch).toEqual({ count: 3 });
  expect((await waiting()).filter(({ recordLabel }) => recordLabel.includes('13020'))).toHaveLength(1);
  expect((await notices('CHANGE_WAITING')) - before).toBe(1);
  const inbox = (await call(approvalCalls.list, maker, { query: { box: 'made', state: ['PENDING'] } })).result;
  expect(inbox.rows.filter(({ recordLabel }: ChangeRequest) => recordLabel.includes('13020'))).toHaveLength(1);
});

test('who decides sees each row before and after with its instalments, and what all have in common', async () => {
  const { secureId } = await batchOf('13020');
  const { result: detail } = await call(approvalCalls.detail, checker, { parameters: { secureId } });
  expect(detail).toMatchObject({ isBatch: true, differences: [] });
  expect(detail.facts.map(({ name }: { name: string }) => name)).toContain('effectiveFrom');
  const { rows, total } = (await call(approvalCalls.rows, checker, { parameters: { secureId } })).result as BatchRows;
  expect(total).toBe(3);
  const before = await listed('13020', 'IN_FORCE');
  for (const [at, [from, to]] of bands.entries()) {
    const row = rows.find(({ about }) => about.includes(` ${from}-${to} `))!;
    const held = before.find(({ tenors, productGroupId }) => tenors === `${from}-${to}` && !productGroupId)!;
    expect(row.result).toBe('Mengganti');
    expect(row.consequence).toMatch(new RegExp(`tenor ${to}: Regular Rp`));
    expect(row.values.find(({ name }) => name === 'rateRegular')).toMatchObject({
      before: held['rateRegular'],
      after: `2.6${at}00`,
    });
  }
});

test('one of its rows claims and decides for all: all are applied in one transaction, with one notice', async () => {
  const batch = await batchOf('13020');
  const [, second] = await members(batch.secureId);
  await call(approvalCalls.claim, checker, { body: { secureId: second!.id } });
  expect((await waiting(admin)).find(({ secureId }) => secureId === batch.secureId)).toMatchObject({
    claimedBy: checker.username,
  });
  const told = await notices('CHANGE_APPROVED');
  const body = { secureIds: [second!.id], acknowledged: ticksOf(batch.warnings) };
  const { status, result } = await call(changes.approveChange, checker, { body });
  expect({ status, states: result.rows.map(({ state }: ChangeRequest) => state) }).toEqual({
    status: 200,
    states: ['APPROVED', 'APPROVED', 'APPROVED'],
  });
  expect((await notices('CHANGE_APPROVED')) - told).toBe(1);
  expect((await listed('13020', 'SCHEDULED')).map(({ rateRegular }) => String(rateRegular)).toSorted()).toEqual([
    '2.6000',
    '2.6100',
    '2.6200',
  ]);
  const [parent] = await db()
    .selectFrom('audit_entry')
    .select(['id', 'record_count'])
    .where('entity_id', '=', batch.secureId)
    .where('action', '=', 'APPROVE')
    .execute();
  expect(parent).toMatchObject({ record_count: 3 });
  const children = await db().selectFrom('audit_entry').select('action').where('parent_id', '=', parent!.id).execute();
  expect(children.filter(({ action }) => action === 'APPROVE')).toHaveLength(3);
});

test('a rate that only an admin approves bars the whole sheet, and each warning is ticked once and kept', async () => {
  const low = bands.map(([tenorFrom, tenorTo]) => ({ tenorFrom, tenorTo, rateRegular: '1.5000', rateRepeat: null }));
  await propose('13030', { rates: low });
  const batch = await batchOf('13030');
  expect(batch).toMatchObject({ needsAdmin: 'RATE_NEEDS_ADMIN', hindrance: 'RATE_NEEDS_ADMIN' });
  expect(batch.warnings!.find(({ code }) => code === 'RATE_MOVES')!.text.id).toMatch(/\(dan 2 baris lain\)$/);
  const approve = (by: typeof checker, acknowledged: readonly string[]) =>
    call(changes.approveChange, by, { body: { secureIds: [batch.secureId], acknowledged: [...acknowledged] } });
  expect((await approve(checker, ticksOf(batch.warnings))).body.code).toBe('RATE_NEEDS_ADMIN');
  expect((await approve(admin, [])).body.code).toBe('WARNINGS_NOT_TICKED');
  expect((await members(batch.secureId)).map(({ state }) => state)).toEqual(['PENDING', 'PENDING', 'PENDING']);
  expect((await approve(admin, ticksOf(batch.warnings))).status).toBe(200);
  const { result } = await call(approvalCalls.detail, admin, { parameters: { secureId: batch.secureId } });
  expect(result.warnings).toEqual(batch.warnings);
});

test('where one row is outdated none is applied, and all give up their periods', async () => {
  await propose('13040');
  const batch = await batchOf('13040');
  const [, second] = await members(batch.secureId);
  await db()
    .updateTable('branch_rate')
    .set((of) => ({ version: of('version', '+', 1) }))
    .where('id', '=', second!.record_id)
    .execute();
  const body = { secureIds: [batch.secureId], acknowledged: ticksOf(batch.warnings) };
  expect((await call(changes.approveChange, checker, { body })).body.code).toBe('CHANGE_OUTDATED');
  expect((await members(batch.secureId)).map(({ state }) => state)).toEqual(['OUTDATED', 'OUTDATED', 'OUTDATED']);
  expect(await listed('13040', 'SCHEDULED')).toEqual([]);
  expect((await propose('13040')).status).toBe(200);
});

test('a sheet taken back by its maker is gone at once, and nobody is said to have rejected it', async () => {
  const batch = await batchOf('13040');
  expect((await call(changes.withdrawChange, checker, { body: { secureIds: [batch.secureId] } })).status).toBe(404);
  expect((await call(changes.withdrawChange, maker, { body: { secureIds: [batch.secureId] } })).status).toBe(200);
  expect(await listed('13040', 'PENDING')).toEqual([]);
  const rejected = await listed('13040', 'REJECTED');
  const own = new Set((await members(batch.secureId)).map(({ record_id: id }) => id));
  expect(rejected.filter(({ secureId }) => own.has(secureId as string))).toEqual([]);
  const { result } = await call(approvalCalls.detail, maker, { parameters: { secureId: batch.secureId } });
  expect(result).toMatchObject({ state: 'WITHDRAWN', page: expect.stringContaining('change=') });
});

test('a sheet for several groups is one request, tried and decided among others', async () => {
  const productGroupIds = ['TV', 'LAPTOP'].map((code) => seedId('product-group', code));
  const { result } = await propose('13050', { productGroupIds });
  expect(result).toEqual({ waiting: 6, stored: 0 });
  const batch = await batchOf('13050');
  expect(batch.recordLabel).toContain('LAPTOP, TV');
  const decision = { decision: 'approve' as const, secureIds: [batch.secureId] };
  const tried = await call(approvalCalls.preview, admin, { body: decision });
  expect(tried.result.passed).toMatchObject([{ label: batch.recordLabel }]);
  const acknowledged = { [batch.secureId]: ticksOf(batch.warnings) };
  const { result: decided } = await call(approvalCalls.decideMany, admin, { body: { ...decision, acknowledged } });
  expect(decided.refused).toEqual([]);
  expect(await listed('13050', 'SCHEDULED')).toHaveLength(6);
});

test('a sheet of one rate is a request like any other, with the same title', async () => {
  await propose('13060', { rates: [{ tenorFrom: 1, tenorTo: 6, rateRegular: '2.6000', rateRepeat: null }] });
  const one = await batchOf('13060');
  expect(one.batch).toBeUndefined();
  expect(one.recordLabel).toMatch(/^SPEKTRA 13060 .+, Semua kelompok, 1-6, /);
});

test('a maker gets one notice of a decision on many, which names them', async () => {
  const told = [await notices('CHANGE_APPROVED'), await notices('CHANGES_APPROVED')] as const;
  const secureIds: string[] = [];
  for (const office of ['14020', '15030', '15040']) {
    await propose(office);
    secureIds.push((await batchOf(office)).secureId);
  }
  const tried = await call(approvalCalls.preview, admin, { body: { decision: 'approve', secureIds } });
  const acknowledged = Object.fromEntries(
    (tried.result.passed as { secureId: string; warnings?: [] }[]).map(({ secureId, warnings }) => [
      secureId,
      ticksOf(warnings),
    ]),
  );
  const { result } = await call(approvalCalls.decideMany, admin, {
    body: { decision: 'approve', secureIds, acknowledged },
  });
  expect(result.refused).toEqual([]);
  expect([await notices('CHANGE_APPROVED'), await notices('CHANGES_APPROVED')]).toEqual([told[0], told[1] + 1]);
  const last = await db()
    .selectFrom('console_notice')
    .select('parameters')
    .where('kind', '=', 'CHANGES_APPROVED')
    .orderBy('at', 'desc')
    .executeTakeFirstOrThrow();
  expect(last.parameters).toMatchObject({ count: 3, labels: expect.stringContaining('15030') });
});
