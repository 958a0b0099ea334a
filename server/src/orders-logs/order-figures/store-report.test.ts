import { storeReportCalls as calls, type StoreReport } from '@console/contracts/branches-stores/store-reporting';
import { callsOf } from '@console/contracts/core/resource';
import { approvedOrderStates } from '@console/contracts/orders-logs/orders/vocabulary';
import { poStatus } from '@console/contracts/orders-logs/po-status';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import type { Caller } from '../../platform/context.ts';
import { jakartaDay } from '../../records/resource/phase.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const today = () => jakartaDay(server.current.app.services.now());
const daysAgo = (days: number) => new Date(Date.parse(today()) - days * 86_400_000).toISOString().slice(0, 10);
/** 92 days, the longest period. */
const longest = () => ({ from: daysAgo(91), to: today() });
const ask = (query: Readonly<Record<string, unknown>>, caller: Caller = admin) =>
  server.current.call(calls.report, caller, { query: query as never });
const report = async (query: Readonly<Record<string, unknown>>, caller?: Caller) =>
  (await ask(query, caller)).result as StoreReport;
const ofBranch = (officeCode: string, mappingType: 'BRANCH' | 'MRA' = 'BRANCH') =>
  testCaller(
    `CAB${officeCode}`,
    { '*': 'Full Access' },
    { mappingType, scope: { type: 'branches', branchIds: [branchId('SPEKTRA', officeCode)], mraIds: [] } },
  );
/** Every row of a report, over all of its pages. */
async function allRows(query: Readonly<Record<string, unknown>>, caller?: Caller) {
  const first = await report(query, caller);
  const rows = [...first.rows];
  for (let page = 2; rows.length < first.total; page += 1)
    rows.push(...(await report({ ...query, page }, caller)).rows);
  return { ...first, rows };
}

/** How many orders PO status lists of each status, for a filter of it. */
async function countsOfPoStatus(query: object, caller: Caller = admin): Promise<(states: readonly string[]) => number> {
  const { result } = await server.current.call(callsOf(poStatus).tabCounts, caller, { query: query as never });
  const tabs = result as readonly { readonly key: string; readonly count: number }[];
  return (states) => tabs.filter(({ key }) => states.includes(key)).reduce((sum, { count }) => sum + count, 0);
}

test.each([
  ['all stores', admin, {}],
  ['a branch that is chosen', admin, { branchId: branchId('SPEKTRA', '10010') }],
  ['the branch of the user', ofBranch('10010'), {}],
])('the totals of %s are the numbers of PO status for the same filter', async (_, caller, filter) => {
  const query = { ...longest(), ...filter };
  const [{ totals }, count] = await Promise.all([report(query, caller), countsOfPoStatus(query, caller)]);
  expect(totals.orders).toBeGreaterThan(0);
  expect(totals).toMatchObject({
    approved: count(approvedOrderStates),
    rejected: count(['REJECTED']),
    cancelled: count(['CANCELLED']),
    disbursed: count(['DISBURSED']),
  });
  const { result } = await server.current.call(callsOf(poStatus).list, caller, { query: query as never });
  expect(totals.orders).toBe(result.total);
});

test('the rows of all pages add up to the totals of the first one, in the order of the disbursed amount', async () => {
  const { rows, totals, total, size } = await allRows(longest());
  expect([rows.length, size]).toEqual([total, 25]);
  expect(total).toBeGreaterThan(size);
  for (const name of ['orders', 'approved', 'rejected', 'cancelled', 'disbursed', 'disbursedAmount'] as const)
    expect([name, rows.reduce((sum, row) => sum + row[name], 0)]).toEqual([name, totals[name]]);
  const amounts = rows.map(({ disbursedAmount }) => disbursedAmount);
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
  expect(new Set(rows.map(({ storeCode, branch }) => `${storeCode} ${branch}`)).size).toBe(rows.length);
});

test('rates have one decimal, averages are those of the orders, and nothing decided has no rate', async () => {
  const { rows, totals } = await allRows(longest());
  const { rows: expected } = await sql<{ average: number; repeat: number; rate: number }>`
    select floor(avg(angsuran) + 0.5)::int as average,
      floor(count(*) filter (where rate_kind = 'REPEAT') * 1000.0 / count(*) + 0.5)::int as repeat,
      floor(1000.0 * ${totals.approved} / ${totals.approved + totals.rejected} + 0.5)::int as rate
    from purchase_order where business_line = 'SPEKTRA' and archived_at is null
      and purchase_date >= ${`${longest().from}T00:00:00+07:00`}::timestamptz
      and purchase_date < ${`${longest().to}T00:00:00+07:00`}::timestamptz + interval '1 day'`.execute(db());
  const { average, repeat, rate } = expected[0]!;
  expect(totals.averageInstalment).toBe(average);
  expect(totals.repeatShare! * 10).toBeCloseTo(repeat);
  expect(totals.approvalRate! * 10).toBeCloseTo(rate);
  for (const { approved, rejected, approvalRate } of rows)
    expect(approvalRate === null).toBe(approved + rejected === 0);
});

test('the period is this month unless given, in order, and 92 days at most', async () => {
  const month = await report({});
  expect([month.from, month.to]).toEqual([`${today().slice(0, 7)}-01`, today()]);
  const fault = async (query: object) => (await ask({ ...query })).body.errors?.[0];
  expect(await fault({ from: today(), to: daysAgo(1) })).toMatchObject({ field: 'to', code: 'DATE_ORDER' });
  expect(await fault({ from: daysAgo(92), to: today() })).toMatchObject({ code: 'ORDER_REPORT_PERIOD' });
});

test('store groups and the product groups of stores narrow the report', async () => {
  const { rows } = await sql<{ groupId: string; productGroupId: string; code: string }>`
    select o.store_group_id as "groupId", o.product_group_ids[1] as "productGroupId", o.code
    from outlet o join purchase_order p on p.store_id = o.id
    where o.store_group_id is not null and p.archived_at is null
      and p.purchase_date >= ${`${longest().from}T00:00:00+07:00`}::timestamptz limit 1`.execute(db());
  const { groupId, productGroupId, code } = rows[0]!;
  const all = await report(longest());
  for (const filter of [{ storeGroupId: groupId }, { productGroupId }]) {
    const narrowed = await allRows({ ...longest(), ...filter });
    expect(narrowed.rows.map(({ storeCode }) => storeCode)).toContain(code);
    expect(narrowed.totals.orders).toBeLessThan(all.totals.orders);
  }
});

test('users of a branch read their own stores, and subsidies are not sent to them', async () => {
  const branch = await report(longest(), ofBranch('10010'));
  const area = await report(longest(), ofBranch('10010', 'MRA'));
  expect(branch.rows.length).toBeGreaterThan(0);
  expect(branch.rows.every((row) => row.branch.startsWith('10010') && !('subsidy' in row))).toBe(true);
  expect('subsidy' in branch.totals).toBe(false);
  expect(area.totals).toEqual({ ...branch.totals, subsidy: expect.any(Number) });
  expect(area.totals.subsidy).toBeGreaterThan(0);
});

test('a report of nothing has no rows and totals of nothing', async () => {
  const { rows, totals, total } = await report({ from: '2024-01-01', to: '2024-01-31' });
  expect([rows, total]).toEqual([[], 0]);
  expect(totals).toMatchObject({ orders: 0, approvalRate: null, averageInstalment: null, lastOrder: null });
});
