import { gridCalls } from '@console/contracts/branches-stores/branch/rate-grid';
import { rateLimitCalls } from '@console/contracts/branches-stores/branch/rate-limits';
import { branchFees } from '@console/contracts/branches-stores/branch/fees';
import { branchRates } from '@console/contracts/branches-stores/branch/rates';
import { changeCallsOf, ticksOf, type ChangeRequest } from '@console/contracts/core/changes';
import { callsOf } from '@console/contracts/core/resource';
import { approvalCalls } from '@console/contracts/platform/approvals';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
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
const reason = 'penyesuaian harga pasar';
const call: typeof server.current.call = ((...given: Parameters<typeof server.current.call>) =>
  server.current.call(...given)) as never;
const approve = (secureId: string, by = checker, acknowledged: readonly string[] = []) =>
  call(changeCallsOf(branchRates).approveChange, by, { body: { secureIds: [secureId], acknowledged } });
const grid = (body: object) =>
  call(gridCalls.SPEKTRA, maker, {
    body: {
      branchId: branchId('SPEKTRA', '13020'),
      effectiveFrom: tomorrow,
      effectiveTo: null,
      supersede: true,
      reason,
      ...body,
    } as never,
  });
const waiting = async () =>
  (await call(changeCallsOf(branchRates).changes, checker, { query: { state: ['PENDING'] } })).result
    .rows as ChangeRequest[];

test('a rate that moves by more than a quarter is approved by an admin alone', async () => {
  await grid({ rates: [{ tenorFrom: 19, tenorTo: 24, rateRegular: '1.9000', rateRepeat: null }] });
  const [change] = await waiting();
  const { secureId, warnings } = change!;
  expect(warnings).toMatchObject([
    {
      code: 'RATE_MOVES',
      text: expect.objectContaining({ id: expect.stringMatching(/25 % \(2,\d+ menjadi 1,9\)/) }),
    },
  ]);
  // Said before anybody decides: to who may not, and to the maker.
  expect(change).toMatchObject({
    actions: ['claim', 'reject'],
    hindrance: 'RATE_NEEDS_ADMIN',
    needsAdmin: 'RATE_NEEDS_ADMIN',
  });
  const own = (await call(changeCallsOf(branchRates).changes, maker, { query: { state: ['PENDING'] } })).result.rows;
  expect((own as ChangeRequest[]).find((each) => each.secureId === secureId)).toMatchObject({
    needsAdmin: 'RATE_NEEDS_ADMIN',
    actions: ['withdraw'],
  });
  expect((await approve(secureId, checker, ticksOf(warnings))).body.code).toBe('RATE_NEEDS_ADMIN');
  const { body } = await approve(secureId, admin, ['RATE_MOVES']);
  expect(body).toMatchObject({ code: 'WARNINGS_NOT_TICKED', message: expect.stringContaining('RATE_MOVES') });
  const { result } = await approve(secureId, admin, ticksOf(warnings));
  expect(result.rows).toMatchObject([{ state: 'APPROVED', warnings }]);
  const entry = await server.current.database.db
    .selectFrom('audit_entry')
    .select('changes')
    .where('entity_id', '=', change!.recordId)
    .where('action', '=', 'APPROVE')
    .where('outcome', '=', 'success')
    .executeTakeFirstOrThrow();
  expect(entry.changes).toContainEqual({ field: 'acknowledged', before: null, after: warnings![0]!.text.id });
});

test('a tenor of the line of business that stays without a rate is ticked too, also for many at once', async () => {
  const branch = { branchId: branchId('SPEKTRA', '13060') };
  const rows = (await call(rates.list, admin, { query: { ...branch, phase: 'IN_FORCE', size: 100 } as never })).result
    .rows;
  const last = rows.find(
    ({ tenors, productGroupId }: Record<string, unknown>) => tenors === '19-24' && !productGroupId,
  );
  const { secureId: ended, version } = last;
  await call(rates.end, maker, { body: { secureId: ended, version, effectiveTo: today, reason } });
  const [end] = await waiting();
  expect(end!.warnings).toMatchObject([
    { code: 'TENORS_WITHOUT_RATE', text: { id: expect.stringMatching(/: 19, .*24$/) } },
  ]);
  expect((await approve(end!.secureId)).body.code).toBe('WARNINGS_NOT_TICKED');
  expect((await approve(end!.secureId, checker, ticksOf(end!.warnings))).status).toBe(200);
  await grid({ ...branch, rates: [{ tenorFrom: 13, tenorTo: 18, rateRegular: '2.5000', rateRepeat: null }] });
  const [change] = await waiting();
  const { secureId } = change!;
  expect(change!.warnings).toMatchObject([
    { code: 'TENORS_WITHOUT_RATE', text: { id: expect.stringMatching(/: 19, .*24$/) } },
  ]);
  const decide = { decision: 'approve' as const, secureIds: [secureId] };
  expect((await call(approvalCalls.preview, checker, { body: decide })).result.passed).toMatchObject([{ secureId }]);
  expect((await call(approvalCalls.decideMany, checker, { body: decide })).result.refused).toMatchObject([
    { secureId, code: 'WARNINGS_NOT_TICKED' },
  ]);
  const acknowledged = { [secureId]: ticksOf(change!.warnings) };
  const decided = await call(approvalCalls.decideMany, checker, { body: { ...decide, acknowledged } });
  expect(decided.result.passed).toMatchObject([{ secureId }]);
});

test('a rate is compared with the one in force too, so that small steps are no large one', async () => {
  const branch = { branchId: branchId('SPEKTRA', '15040') };
  const step = (from: number, to: number, rateRegular: string) =>
    grid({
      ...branch,
      effectiveFrom: dayAfter(today, from),
      effectiveTo: dayAfter(today, to),
      supersede: from === 1,
      rates: [{ tenorFrom: 7, tenorTo: 12, rateRegular, rateRepeat: null }],
    });
  expect((await step(1, 2, '2.0000')).body.errors).toBeUndefined();
  const [first] = await waiting();
  expect((await approve(first!.secureId, checker, ticksOf(first!.warnings))).status).toBe(200);
  expect((await step(3, 4, '1.6000')).body.errors).toBeUndefined();
  const [second] = await waiting();
  expect(second!.warnings?.map(({ code }) => code)).toContain('RATE_MOVES');
  expect((await approve(second!.secureId)).body.code).toBe('RATE_NEEDS_ADMIN');
});

test('a fee with which a rate yields less than the line demands is approved by an admin alone', async () => {
  const demand = (least: number) =>
    server.current.database.db
      .updateTable('app_setting')
      .set({ value: String(least) })
      .where('key', '=', 'MIN_YIELD_SPEKTRA')
      .execute();
  const branch = branchId('SPEKTRA', '15030');
  const fees = callsOf(branchFees);
  const { rows } = (await call(fees.list, admin, { query: { branchId: branch, feeType: 'ADMIN' } as never })).result;
  const fee = rows.find(({ amountFrom }: { amountFrom: number }) => amountFrom === 5_000_000);
  await call(fees.update, maker, {
    body: { ...fee, amountRegular: 0, amountRepeat: 0, effectiveFrom: tomorrow, reason },
  });
  await demand(60);
  const of = changeCallsOf(branchFees);
  const read = async (query: object) =>
    (await call(of.changes, checker, { query: { state: ['PENDING'], ...query } as never })).result
      .rows as ChangeRequest[];
  const [listed] = await read({});
  expect(listed).not.toHaveProperty('warnings');
  const [change] = await read({ recordId: listed!.recordId });
  expect(change!.warnings).toMatchObject([{ code: 'YIELD_BELOW_FLOOR' }]);
  const decide = (by: typeof checker) =>
    call(of.approveChange, by, { body: { secureIds: [change!.secureId], acknowledged: ticksOf(change!.warnings) } });
  expect((await decide(checker)).body.code).toBe('RATE_NEEDS_ADMIN');
  await demand(30);
  expect((await call(of.approveChange, checker, { body: { secureIds: [change!.secureId] } })).status).toBe(200);
});

test('bounds and missing tenors are answered while rates are typed, by branch, product group and day', async () => {
  const gadget = await server.current.database.db
    .selectFrom('product_group')
    .select(['id', 'name'])
    .where('group_code', '=', 'GADGET')
    .executeTakeFirstOrThrow();
  const limits = async (body: object, line: 'SPEKTRA' | 'UFI' = 'SPEKTRA', by = admin) =>
    call(rateLimitCalls[line], by, {
      body: { branchId: branchId(line, '13020'), productGroupIds: [gadget.id], ...body } as never,
    });
  expect((await limits({})).result).toMatchObject({
    minimum: '0.0001',
    maximum: '5.0000',
    groups: [{ name: gadget.name, without: [] }],
  });
  // Before the seeded rates begin there is none for any tenor that is offered.
  const [group] = (await limits({ effectiveFrom: '2020-01-01' })).result.groups;
  const offered = (await limits({ effectiveFrom: '2020-01-01', productGroupIds: [] })).result.groups;
  expect(offered).toMatchObject([{ name: null }]);
  expect(group!.name).toBe(gadget.name);
  const collateral = { productGroupIds: [], collateralType: 'MOTOR_BEKAS', ageBand: '0-3' };
  expect((await limits(collateral, 'UFI')).result).toMatchObject({ maximum: '60.0000' });
  const elsewhere = testCaller(
    'CABANG01',
    { '*': 'Full Access' },
    {
      mappingType: 'BRANCH',
      scope: { type: 'branches', branchIds: [branchId('SPEKTRA', '13010')], mraIds: [] },
    },
  );
  expect((await limits({}, 'SPEKTRA', elsewhere)).status).toBe(404);
});
