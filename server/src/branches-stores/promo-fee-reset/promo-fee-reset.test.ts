import { promoFees, type PromoFee } from '@console/contracts/branches-stores/promo-fee/promo-fees';
import {
  promoFeeResets,
  resetCalls,
  type ResetRow,
  type ResetScope,
} from '@console/contracts/branches-stores/promo-fee/reset';
import { callsOf } from '@console/contracts/core/resource';
import { approvalCalls, type BatchRows } from '@console/contracts/platform/approvals';
import { admin, testCaller, viewer } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import type { Caller } from '../../platform/context.ts';
import { productsModules } from '../../products/modules.ts';
import { approvals } from '../../records/approvals/module.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { branchesStoresModules } from '../modules.ts';
import { openOrdersOfPromoFees } from './rows.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules, approvals] });
const fees = callsOf(promoFees);
const resets = callsOf(promoFeeResets);
const maker = testCaller('RESET01', { '*': 'Full Access' });
const checker = testCaller('RESET02', { '*': 'Full Access' });
const today = jakartaDay(seedDate);
const reason = 'kampanye selesai lebih awal';

const preview = async (scope: ResetScope, caller = maker) =>
  (await server.current.call(resetCalls.preview, caller, { body: scope })).result;
const propose = (scope: ResetScope, expectedCount: number, caller = maker) =>
  server.current.call(resetCalls.create, caller, { body: { ...scope, reason, expectedCount } });
const decide = (name: 'approve' | 'reject' | 'withdraw', caller: Caller, { secureId = '', version = 1 }) =>
  server.current.call(resetCalls[name], caller, {
    body: { secureId, version, ...(name === 'reject' ? { reason: 'belum disepakati' } : {}) } as never,
  });
const listed = async (query: Readonly<Record<string, unknown>>) =>
  (await server.current.call(fees.list, admin, { query: { size: 100, ...query } as never })).result;
/** Promo fees of the last offices: one in force and one scheduled each. */
const scopeOf = (mode: ResetScope['mode'], ...offices: readonly string[]): ResetScope => ({
  branchIds: offices.map((code) => branchId('NMC', code)),
  mode,
});

afterEach(() => server.current.setNow(seedDate));

test('the preview says what happens to each row, with normal fee, instalments and open orders', async () => {
  const scope = scopeOf('BOTH', '19010', '18060');
  const before = await preview(scope);
  expect(before.total).toBe(before.runningCount + before.scheduledCount);
  expect(before.rows).toHaveLength(before.total);
  const counted = openOrdersOfPromoFees(server.current.app);
  counted.push(async (_db, ids) => new Map([[ids[0]!, 3]]));
  const { rows } = await preview(scope);
  counted.pop();
  expect(rows[0]).toMatchObject({ normalFeeRegular: 1_250_000, openOrders: 3 });
  for (const row of rows) {
    expect(row.effect).toBe(
      (await listed({ secureId: [row.secureId] })).rows[0]!.phase === 'IN_FORCE' ? 'END' : 'CANCEL',
    );
    expect(row.instalmentThen).toBeGreaterThan(row.instalmentNow!);
  }
});

test('a reset is one batch: it ends those in force today, cancels those scheduled, and marks them', async () => {
  const scope: ResetScope = { campaignName: 'promo akhir tahun', mode: 'BOTH' };
  const { total, runningCount, scheduledCount } = await preview(scope);
  expect([runningCount, scheduledCount]).toEqual([30, 0]);
  expect((await propose(scope, total + 1)).body).toMatchObject({ code: 'COUNT_CHANGED', result: { count: total } });
  const { result: made } = await propose(scope, total);
  const [row] = (await listed({ campaignName: scope.campaignName })).rows;
  const secureId = made.secureId;
  const { result: waiting } = await server.current.call(approvalCalls.rows, checker, {
    parameters: { secureId },
    query: {},
  });
  expect(waiting.total).toBe(total);
  const written = (waiting as BatchRows).rows.find(({ about }) => about.includes(row!.officeCode));
  expect(written?.values).toMatchObject([{ before: row!.promoFeeRegular, after: row!.normalFeeRegular }, {}]);
  const body = { secureId: row!.secureId, version: row!.version, effectiveTo: dayAfter(today, 3), reason };
  expect((await server.current.call(fees.end, maker, { body })).body.code).toBe('CHANGE_PENDING');
  expect((await propose(scope, total)).body.code).toBe('NOTHING_TO_RESET');
  expect(await preview(scope)).toMatchObject({ total: 0, awaitingCount: 30 });
  expect((await decide('approve', maker, made)).body.code).toBe('SELF_APPROVAL');
  const ofBranch = testCaller('KEPALA99', { '*': 'Full Access' }, { mappingType: 'BRANCH' });
  expect((await decide('approve', ofBranch, made)).body.code).toBe('APPROVER_LEVEL');
  expect((await decide('approve', checker, made)).result).toMatchObject({ state: 'APPROVED' });
  expect((await decide('approve', checker, made)).body.code).toBe('NOT_PENDING');
  const { rows } = await listed({ campaignName: scope.campaignName });
  const { batchNo } = (await server.current.call(resets.detail, admin, { parameters: { secureId: made.secureId } }))
    .result;
  for (const each of rows)
    expect(each).toMatchObject({ effectiveTo: today, phase: 'IN_FORCE', resetBatchNo: batchNo, endedReason: reason });
  server.current.setNow(new Date(`${dayAfter(today, 1)}T00:00:00+07:00`));
  expect((await listed({ campaignName: scope.campaignName, phase: 'ENDED' })).total).toBe(30);
  const entries = await server.current.database.db
    .selectFrom('audit_entry')
    .select(['id', 'action', 'parent_id', 'record_count'])
    .where('entity_id', '=', made.secureId)
    .where('action', '=', 'APPROVE')
    .where('outcome', '=', 'success')
    .execute();
  expect(entries).toMatchObject([{ record_count: 30 }]);
  const children = await server.current.database.db
    .selectFrom('audit_entry')
    .select('action')
    .where('parent_id', '=', entries[0]!.id)
    .execute();
  expect(children.map(({ action }) => action)).toEqual(Array(30).fill('RESET'));
});

test('a scheduled one that has started by the time of the approval ends that day; one that is over stays', async () => {
  const scope: ResetScope = { campaignName: 'Promo Lebaran', mode: 'CANCEL_SCHEDULED' };
  const { rows } = await listed({ campaignName: scope.campaignName, phase: 'SCHEDULED' });
  const { result: made } = await propose(scope, (await preview(scope)).total);
  const begun = rows[0]!;
  server.current.setNow(new Date(`${begun.effectiveFrom}T09:00:00+07:00`));
  expect((await decide('approve', checker, made)).status).toBe(200);
  const after = (await listed({ campaignName: scope.campaignName })).rows;
  expect(new Set(after.map((each: PromoFee) => each.effectiveTo))).toEqual(new Set([begun.effectiveFrom]));
});

test('a reset that is rejected or taken back leaves all as it was, and frees its promo fees', async () => {
  const scope = scopeOf('CANCEL_SCHEDULED', '13010', '13020', '13030', '14010', '14020', '14030');
  const { total } = await preview(scope);
  expect(total).toBeGreaterThan(0);
  for (const name of ['reject', 'withdraw'] as const) {
    const { result: made } = await propose(scope, total);
    if (name === 'withdraw') expect((await decide('withdraw', checker, made)).status).toBe(404);
    expect((await decide(name, name === 'withdraw' ? maker : checker, made)).status).toBe(200);
    expect((await preview(scope)).total).toBe(total);
  }
});

test('of two resets of the same promo fees at once one is stored', async () => {
  const scope = scopeOf('CANCEL_SCHEDULED', '15010', '15020', '15030');
  const { total } = await preview(scope);
  expect(total).toBeGreaterThan(0);
  const answers = await Promise.all([propose(scope, total, maker), propose(scope, total, checker)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const made = answers.find(({ status }) => status === 200)!;
  await decide('withdraw', made === answers[0] ? maker : checker, made.result);
});

test('a reset names what it is about, and a campaign is chosen among those that hold or are to come', async () => {
  const nothing = { mode: 'BOTH' } as const;
  const refused = [{ field: 'regionId', code: 'SCOPE_REQUIRED' }];
  expect((await server.current.call(resetCalls.preview, maker, { body: nothing })).body.errors).toMatchObject(refused);
  expect((await propose(nothing, 60)).body.errors).toMatchObject(refused);
  const campaigns = async (query: object) =>
    (await server.current.call(resetCalls.campaigns, maker, { query: query as never })).result as { code: string }[];
  const all = await campaigns({});
  expect(all.length).toBeGreaterThan(1);
  const [first] = all;
  expect(await campaigns({ search: first!.code.slice(0, 5).toUpperCase() })).toContainEqual(first);
  expect(await campaigns({ code: [first!.code] })).toEqual([first]);
  expect(await campaigns({ search: '%%%' })).toEqual([]);
});

test('people reset what they see, and see a reset when they see all of its promo fees', async () => {
  const own = branchId('NMC', '16010');
  const scope: ResetScope = { mode: 'BOTH', branchIds: [own, branchId('NMC', '17010')] };
  const area = testCaller(
    'AREA07',
    { '*': 'Full Access' },
    { mappingType: 'MRA', scope: { type: 'branches', branchIds: [own], mraIds: [] } },
  );
  const { total } = await preview(scope, area);
  expect(total).toBeLessThan((await preview(scope)).total);
  const { result: made } = await propose(scope, total, area);
  const stranger = testCaller(
    'AREA08',
    { '*': 'Full Access' },
    { mappingType: 'MRA', scope: { type: 'branches', branchIds: [branchId('NMC', '17010')], mraIds: [] } },
  );
  expect((await decide('approve', stranger, made)).status).toBe(404);
  expect(
    (await server.current.call(resetCalls.rows, stranger, { parameters: { secureId: made.secureId } })).status,
  ).toBe(404);
  const { result } = await server.current.call(resetCalls.rows, area, { parameters: { secureId: made.secureId } });
  expect(result.rows.map((row: ResetRow) => row.officeCode)).toEqual(Array(total).fill('16010'));
  expect((await decide('withdraw', area, made)).status).toBe(200);
  expect((await server.current.call(resetCalls.preview, viewer, { body: scope })).status).toBe(403);
});
