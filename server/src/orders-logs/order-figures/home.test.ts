import { storeReportCalls, type StoreReport } from '@console/contracts/branches-stores/store-reporting';
import { homeStoreCalls } from '@console/contracts/branches-stores/home-stores';
import { homeTransactionCalls } from '@console/contracts/branches-stores/home-store-transactions';
import { spektraPromos } from '@console/contracts/promos-products/promo';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import type { Caller } from '../../platform/context.ts';
import { jakartaDay } from '../../records/resource/phase.ts';

const calls = { ...homeStoreCalls, ...homeTransactionCalls };
const server = useServer({ modules });
const db = () => server.current.database.db;
const today = () => jakartaDay(server.current.app.services.now());
const ask = (call: 'stores' | 'transactions', query: object = {}, caller: Caller = admin) =>
  server.current.call(calls[call] as never, caller, { query: query as never });
const transactions = async (query?: object, caller?: Caller) => (await ask('transactions', query, caller)).result;
const stores = async (query?: object, caller?: Caller) => (await ask('stores', query, caller)).result;
const ofBranch = testCaller(
  'CAB1',
  { '*': 'Full Access' },
  { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branchId('SPEKTRA', '10010')], mraIds: [] } },
);

test('store transactions of SPEKTRA are the report of stores', async () => {
  const period = { from: '2025-12-20', to: '2026-03-16' };
  const shown = await transactions({ ...period, line: 'SPEKTRA' });
  const { result } = await server.current.call(storeReportCalls.report, admin, { query: period });
  expect(result.totals).toMatchObject(shown.totals);
  expect((result as StoreReport).rows.map(({ storeCode }) => storeCode)).toEqual(
    shown.rows.map(({ storeCode }: { storeCode: string }) => storeCode),
  );
});

test('all lines together are the sum of the lines, and an office has its branches of all lines', async () => {
  const period = { from: '2025-12-20', to: '2026-03-16' };
  for (const office of [{}, { branchId: branchId('SPEKTRA', '10010') }]) {
    const all = await transactions({ ...period, ...office });
    const lines = await Promise.all(
      ['SPEKTRA', 'NMC', 'UFI'].map((line) => transactions({ ...period, ...office, line })),
    );
    for (const name of ['orders', 'approved', 'disbursedAmount'])
      expect(all.totals[name]).toBe(lines.reduce((sum, { totals }) => sum + totals[name], 0));
    expect(all.totals.orders).toBeGreaterThan(lines[0].totals.orders);
  }
});

test('the start page counts the promos that run at a store, as its page lists them', async () => {
  const { rows } = await stores();
  expect(rows.some(({ activePromos }: { activePromos: number }) => activePromos > 0)).toBe(true);
  for (const { secureId, activePromos } of rows) {
    const query = { inForceAt: secureId };
    expect((await server.current.call(callsOf(spektraPromos).list, admin, { query })).result.total).toBe(activePromos);
  }
});

test('the period is this month, last month, or the given days; a named one with days is refused', async () => {
  const { from, to } = await transactions();
  expect([from, to]).toEqual([`${today().slice(0, 7)}-01`, today()]);
  const last = await transactions({ period: 'LAST_MONTH' });
  expect([last.from, last.to]).toEqual(['2026-02-01', '2026-02-28']);
  expect((await ask('transactions', { period: 'LAST_MONTH', from: '2026-03-01' })).body.errors?.[0]).toMatchObject({
    field: 'period',
    code: 'PERIOD_OR_DAYS',
    message: 'Pilih periode atau isi tanggal, bukan keduanya',
  });
});

test('stores are listed by name, in the scope, with their last order', async () => {
  const { rows, total, size } = await stores();
  expect([rows.length, total]).toEqual([size, 300]);
  const names = rows.map(({ storeName }: { storeName: string }) => storeName);
  expect(names).toEqual(names.toSorted((one: string, other: string) => one.localeCompare(other)));
  const own = await stores({}, ofBranch);
  expect(own.total).toBe(5);
  expect(own.rows.every(({ branch }: { branch: string }) => branch.startsWith('10010'))).toBe(true);
  const { rows: latest } = await sql<{ code: string; at: string }>`select o.code, max(p.purchase_date) as at
    from purchase_order p join outlet o on o.id = p.store_id group by o.code order by 2 desc limit 1`.execute(db());
  const found = await stores({ search: latest[0]!.code });
  expect(found.rows).toEqual([expect.objectContaining({ storeCode: latest[0]!.code, lastOrderAt: latest[0]!.at })]);
  expect((await stores({ status: 'closed' })).total).toBe(5);
});

test('names of stores are ordered as in lists, whatever their capitals', async () => {
  const { rows } = await stores();
  const [{ secureId, storeName }] = rows;
  const rename = (name: string) => db().updateTable('outlet').set({ name }).where('id', '=', secureId).execute();
  await rename(storeName.toLowerCase());
  try {
    expect((await stores()).rows[0].secureId).toBe(secureId);
  } finally {
    await rename(storeName);
  }
});

test('archived orders do not count as store transactions', async () => {
  const before = await transactions();
  const { rows } = await sql<{ id: string }>`select id from purchase_order where archived_at is null
    and purchase_date >= ${`${before.from}T00:00:00+07:00`}::timestamptz limit 1`.execute(db());
  const mark = (archived_at: Date | null) =>
    db().updateTable('purchase_order').set({ archived_at }).where('id', '=', rows[0]!.id).execute();
  await mark(server.current.app.services.now());
  try {
    expect((await transactions()).totals.orders).toBe(before.totals.orders - 1);
  } finally {
    await mark(null);
  }
});

test('a store counts the running promos with an approved line at its branch that are for it', async () => {
  const { rows: expected } = await sql<{ code: string; count: number }>`
    select o.code, count(distinct p.id)::int as count from outlet o
      join promo_rate r on r.branch_id = o.branch_id and r.deleted_at is null
        and ${today()}::date between r.period_from and r.period_to
      join promo p on p.id = r.promo_id and p.status = 'active' and ${today()}::date between p.start_date and p.end_date
        and (p.outlet_scope = 'ALL' or o.store_group_id = any(p.outlet_ids))
      join promo_rate_line l on l.rate_id = r.id and l.approval = 'APPROVED' and l.ended_on is null
    where o.business_line = 'SPEKTRA' group by o.code order by 2 desc, 1 limit 1`.execute(db());
  const { code, count } = expected[0]!;
  expect((await stores({ search: code })).rows).toEqual([expect.objectContaining({ activePromos: count })]);
});

test('users with job name 6 see neither table', async () => {
  const printer = testCaller(
    'VENDOR',
    { '*': 'Full Access' },
    { roles: [{ secureId: 'r', name: 'print_vendor', jobName: '6' }] },
  );
  for (const call of ['stores', 'transactions'] as const)
    expect((await ask(call, {}, printer)).body.code).toBe('FORBIDDEN');
});
