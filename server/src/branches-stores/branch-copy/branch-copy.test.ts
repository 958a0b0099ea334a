import { branchCopies, copyCalls, type CopyScope } from '@console/contracts/branches-stores/branch/copies';
import { branchFees, type BranchFee } from '@console/contracts/branches-stores/branch/fees';
import { branchRates, type BranchRate } from '@console/contracts/branches-stores/branch/rates';
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

const server = useServer({ modules: [...productsModules, ...branchesStoresModules, approvals] });
const maker = testCaller('SALIN01', { '*': 'Full Access' });
const checker = testCaller('SALIN02', { '*': 'Full Access' });
const tomorrow = dayAfter(jakartaDay(seedDate), 1);
const reason = 'disamakan dengan cabang tetangga';
const { SPEKTRA: calls, UFI: callsUfi } = copyCalls;

const ofBranch = (code: string) =>
  testCaller(
    `CABANG${code}`,
    { '*': 'Full Access' },
    { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branchId('SPEKTRA', code)], mraIds: [] } },
  );
const copying = (to: string, from: string, effectiveFrom = tomorrow): CopyScope => ({
  branchId: branchId('SPEKTRA', to),
  sourceId: branchId('SPEKTRA', from),
  effectiveFrom,
});
const preview = (scope: CopyScope, caller: Caller = maker, page = 1) =>
  server.current.call(calls.preview, caller, { body: { ...scope, page } });
const propose = (scope: CopyScope, expectedCount: number, caller = maker) =>
  server.current.call(calls.create, caller, { body: { ...scope, reason, expectedCount } });
const decide = (name: 'approve' | 'reject' | 'withdraw', caller: Caller, { secureId = '', version = 1 }) =>
  server.current.call(calls[name], caller, {
    body: { secureId, version, ...(name === 'reject' ? { reason: 'belum disepakati' } : {}) } as never,
  });

/** What holds in a branch on a day: rates and fees by what they are for. */
async function held(code: string, inForceOn: string): Promise<readonly string[]> {
  const query = { branchId: branchId('SPEKTRA', code), inForceOn, size: 100 } as never;
  const rates = (await server.current.call(callsOf(branchRates).list, admin, { query })).result.rows;
  const fees = (await server.current.call(callsOf(branchFees).list, admin, { query })).result.rows;
  const found: readonly string[] = [
    ...rates.map(({ productGroupId, tenors, rateRegular, rateRepeat }: BranchRate) =>
      [productGroupId, tenors, rateRegular, rateRepeat].join(' '),
    ),
    ...fees.map(({ feeType, tenors, amountFrom, amountRegular, amountRepeat, charge }: BranchFee) =>
      [feeType, tenors, amountFrom, amountRegular, amountRepeat, charge].join(' '),
    ),
  ];
  return found.toSorted();
}

/** What a copy that waits writes, as who decides it sees it. */
const writtenBy = async (secureId: string): Promise<BatchRows> =>
  (await server.current.call(approvalCalls.rows, checker, { parameters: { secureId }, query: {} })).result;

afterEach(() => server.current.setNow(seedDate));

test('a copy says before, after and the instalments, and is written as one by a second person', async () => {
  const scope = copying('13030', '13040');
  const { result: shown } = await preview(scope);
  expect(shown.written + shown.same + shown.refused).toBe(shown.total);
  expect(shown.written).toBeGreaterThan(0);
  expect(shown.refused).toBe(0);
  const replaced = shown.rows.find(({ effect }: { effect: string }) => effect === 'REPLACE')!;
  expect(replaced.beforeRegular).not.toBe(replaced.afterRegular);
  expect(replaced.instalmentNow).not.toBe(replaced.instalmentThen);

  expect((await propose(scope, shown.written + 1)).body.code).toBe('COUNT_CHANGED');
  const before = await held('13030', tomorrow);
  const { result: made } = await propose(scope, shown.written);
  expect(await held('13030', tomorrow)).toEqual(before);
  const { rows: waiting, total } = await writtenBy(made.secureId);
  expect(total).toBe(shown.written);
  expect(
    waiting.find(
      ({ about, values }) => about.includes(replaced.tenors) && values[0]!.before === replaced.beforeRegular,
    ),
  ).toMatchObject({
    values: [
      { name: 'regular', before: replaced.beforeRegular, after: replaced.afterRegular },
      { name: 'repeat', before: replaced.beforeRepeat, after: replaced.afterRepeat },
    ],
    consequence: expect.stringContaining('→'),
  });

  expect((await decide('approve', maker, made)).body.code).toBe('SELF_APPROVAL');
  expect((await decide('approve', ofBranch('13030'), made)).body.code).toBe('APPROVER_LEVEL');
  expect((await decide('approve', ofBranch('13040'), made)).status).toBe(404);
  expect((await decide('approve', checker, made)).result).toMatchObject({ state: 'APPROVED' });
  expect((await decide('approve', checker, { ...made, version: 2 })).body.code).toBe('NOT_PENDING');

  expect(await held('13030', tomorrow)).toEqual(await held('13040', tomorrow));
  expect(await held('13030', jakartaDay(seedDate))).toEqual(before);
  // What is the same already is not written a second time.
  expect((await preview(copying('13030', '13040', dayAfter(tomorrow, 1)))).result).toMatchObject({ written: 0 });
});

test('a copy whose branch has changed since then writes nothing', async () => {
  const scopes = [copying('14030', '14040'), copying('14030', '14050')];
  const made = [];
  for (const scope of scopes) made.push((await propose(scope, (await preview(scope)).result.written)).result);
  expect((await decide('approve', checker, made[0]!)).status).toBe(200);
  const after = await held('14030', tomorrow);
  expect((await decide('approve', checker, made[1]!)).body.code).toBe('COPY_OUTDATED');
  expect(await held('14030', tomorrow)).toEqual(after);
  expect((await decide('reject', checker, made[1]!)).result).toMatchObject({ state: 'REJECTED' });
});

test('a copy is taken back by its maker alone, and leaves all as it was', async () => {
  const scope = copying('15030', '15040');
  const before = await held('15030', tomorrow);
  const { result: made } = await propose(scope, (await preview(scope)).result.written);
  expect((await decide('withdraw', checker, made)).status).toBe(404);
  expect((await decide('withdraw', maker, made)).result).toMatchObject({ state: 'WITHDRAWN' });
  expect(await held('15030', tomorrow)).toEqual(before);
  const { rows } = (
    await server.current.call(callsOf(branchCopies.SPEKTRA).list, admin, {
      query: { branchId: scope.branchId } as never,
    })
  ).result;
  expect(rows).toMatchObject([{ officeCode: '15030', sourceCode: '15040', state: 'WITHDRAWN', madeBy: 'SALIN01' }]);
});

test('both branches are of the line and within the scope, and the day has not passed', async () => {
  const faults = async (scope: CopyScope, caller = maker) => (await preview(scope, caller)).body.errors;
  const notAllowed = [{ field: 'sourceId', code: 'NOT_ALLOWED' }];
  expect(await faults(copying('16030', '16030'))).toMatchObject(notAllowed);
  expect(await faults({ ...copying('16030', '16040'), sourceId: branchId('NMC', '16040') })).toMatchObject(notAllowed);
  expect(await faults(copying('16030', '16040'), ofBranch('16030'))).toMatchObject(notAllowed);
  expect((await preview(copying('16030', '16040'), ofBranch('16040'))).status).toBe(404);
  expect((await preview(copying('16030', '16040'), viewer)).status).toBe(403);
  expect(await faults(copying('16030', '16040', dayAfter(tomorrow, -2)))).toMatchObject([
    { field: 'effectiveFrom', code: 'BACKDATED' },
  ]);
});

test('a copy that would begin today finds the periods taken', async () => {
  const { result } = await preview(copying('16030', '16040', jakartaDay(seedDate)));
  expect(result.refused).toBeGreaterThan(0);
  expect(result.written).toBe(0);
  expect((await propose(copying('16030', '16040', jakartaDay(seedDate)), 0)).body.code).toBe('NOTHING_TO_COPY');
});

test('UFI copies by collateral and age of the vehicle', async () => {
  const { result } = await server.current.call(callsUfi.preview, maker, {
    body: { branchId: branchId('UFI', '13010'), sourceId: branchId('UFI', '13020'), effectiveFrom: tomorrow },
  });
  expect(result.rows[0]).toMatchObject({
    kind: 'RATE',
    collateralType: expect.any(String),
    ageBand: expect.any(String),
  });
});
