import { promoReportCalls as calls, type PromoReport } from '@console/contracts/promos-products/promo-reporting';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import type { Caller } from '../../platform/context.ts';
import { checker, promoLine, promosOf, promoValues } from '../../promos-products/promo/promo.fixtures.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { clearRedFlag } from '../orders/flags.ts';
import { lockedOrder } from '../orders/move.ts';
import { application, at, enter, memberOffice, move } from '../orders/orders.fixtures.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const promos = promosOf(() => server.current);
const member = 5;
const branch = () => branchId('SPEKTRA', memberOffice(member));
const today = () => jakartaDay(server.current.app.services.now());
const ofBranch = (mappingType: 'BRANCH' | 'MRA') =>
  testCaller(
    'CAB1',
    { '*': 'Full Access' },
    { mappingType, scope: { type: 'branches', branchIds: [branch()], mraIds: [] } },
  );
const ask = (query: object = {}, caller: Caller = admin) =>
  server.current.call(calls.report, caller, { query: query as never });
const report = async (query?: object, caller?: Caller) => (await ask(query, caller)).result as PromoReport;

let serial = 700;
/** An active promo of 12 months at the branch of the member, with an order of 900,000 for each list of steps. */
async function promoWith(values: object, ...orders: readonly (readonly Parameters<typeof move>[2][])[]) {
  const promo = await promos.submitted(
    promoValues('SPEKTRA', today(), { tenors: ['12'], priority: (serial += 1), ...values }),
    {
      branchIds: [branch()],
      lines: [promoLine(12, { rateRegular: '1.1', storeSubsidy: '2.5', fifIncome: '1', storeAdminFee: 50_000 })],
    },
  );
  const { status, text } = await promos.step('approve', promo.secureId, checker);
  if (status !== 200) throw new Error(text);
  for (const steps of orders) {
    const applied = application(member, (serial += 1), { promoCode: promo.promoCode, purchaseDate: at });
    const id = await enter(db(), applied);
    await db()
      .transaction()
      .execute(async (tx) => {
        const { red_flag: isFlagged } = await lockedOrder(tx, id);
        const cleared = { code: 'FAST_REPEAT', clearNote: 'sudah diperiksa' } as const;
        if (isFlagged) await clearRedFlag(tx, id, cleared, { by: 'HOOPS02', at });
      });
    for (const step of steps) await move(db(), id, step);
  }
  return promo;
}

const approved = ['verify', 'confirm', 'approve'] as const;

test('the report counts the orders of promos, with what the issued ones booked', async () => {
  const { promoCode } = await promoWith(
    { quotaContracts: 10, budgetSubsidy: 100_000 },
    [...approved, 'issue'],
    approved,
    ['verify', 'confirm', 'reject'],
    [...approved, 'issue', 'cancelIssued'],
  );
  const { rows, totals, weeks } = await report({ promo: promoCode });
  const figures = {
    orders: 4,
    approved: 2,
    rejected: 1,
    approvalRate: 66.7,
    repeatShare: 0,
    financedAmount: 1_800_000,
    averageInstalment: 96_000,
    // Of 900,000: 2.5 percent, 1 percent, and the fee of the line.
    subsidy: 22_500,
    income: 9_000,
    storeAdmin: 50_000,
  };
  expect(rows).toEqual([expect.objectContaining({ promoCode, ...figures, quotaLeft: 9, budgetLeft: 77_500 })]);
  expect(totals).toEqual(figures);
  expect(weeks.at(-1)).toMatchObject({ orders: 4, approved: 2, rejected: 1 });
  expect(weeks[0]!.week <= `${today().slice(0, 7)}-01`).toBe(true);
});

test('a promo without a quota and a budget has nothing left of them to show', async () => {
  const { promoCode } = await promoWith({}, approved);
  expect((await report({ promo: promoCode })).rows).toEqual([
    expect.objectContaining({ promoCode, quotaLeft: null, budgetLeft: null }),
  ]);
});

test('the report of a past period stays the same when its orders are archived', async () => {
  const { promoCode, secureId } = await promoWith({}, ['verify', 'confirm', 'reject']);
  const before = await report({ promo: promoCode });
  await db().updateTable('purchase_order').set({ archived_at: at }).where('promo_id', '=', secureId).execute();
  expect(await report({ promo: promoCode })).toEqual(before);
  expect([before.totals.orders, before.weeks.at(-1)!.rejected]).toEqual([1, 1]);
});

test('a later change of a line changes nothing that was booked', async () => {
  const { promoCode, secureId } = await promoWith({}, [...approved, 'issue']);
  const before = await report({ promo: promoCode });
  await db()
    .updateTable('promo_rate_line')
    .set({ store_subsidy: '9', fif_income: '5', store_admin_fee: 1 })
    .where('rate_id', 'in', db().selectFrom('promo_rate').select('id').where('promo_id', '=', secureId))
    .execute();
  expect(await report({ promo: promoCode })).toEqual(before);
});

test('users of a branch are sent neither subsidies nor income nor budgets, and read their own branch', async () => {
  const { promoCode } = await promoWith({ budgetSubsidy: 100_000 }, [...approved, 'issue']);
  const [own, area] = [
    await report({ promo: promoCode }, ofBranch('BRANCH')),
    await report({ promo: promoCode }, ofBranch('MRA')),
  ];
  for (const name of ['subsidy', 'income', 'budgetLeft'])
    expect([name, name in own.rows[0]!, name in area.rows[0]!]).toEqual([name, false, true]);
  expect(own.totals).not.toHaveProperty('subsidy');
  expect(own.totals.storeAdmin).toBe(50_000);
  const elsewhere = testCaller(
    'CAB2',
    { '*': 'Full Access' },
    {
      mappingType: 'BRANCH',
      scope: { type: 'branches', branchIds: [branchId('SPEKTRA', '12010')], mraIds: [] },
    },
  );
  expect((await report({ promo: promoCode }, elsewhere)).total).toBe(0);
});

test('type, product group and name narrow the report', async () => {
  const { promoCode, secureId } = await promoWith({}, approved);
  const { name, productGroupIds } = (await promos.read(secureId)) as { name: string; productGroupIds: string[] };
  const found = async (query: object) => (await report({ ...query })).rows.map((row) => row.promoCode);
  expect(await found({ promo: name })).toContain(promoCode);
  expect(await found({ promoType: 'RATE', productGroupId: productGroupIds[0] })).toContain(promoCode);
  expect(await found({ promoType: 'ZERO' })).not.toContain(promoCode);
  expect((await ask({ from: '2026-03-01', to: '2026-02-01' })).body.errors?.[0]?.code).toBe('DATE_ORDER');
});
