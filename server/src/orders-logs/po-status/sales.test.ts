import { callsOf } from '@console/contracts/core/resource';
import { totalsCall, type Totals } from '@console/contracts/core/totals';
import { poSales, poSalesNmc, poSalesViews, type PoOfSales } from '@console/contracts/orders-logs/po-status';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import type { Caller } from '../../platform/context.ts';
import { userId } from '../../shell/user/seed.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const from = '2025-12-15';
const atBranch = (username: string): Caller =>
  testCaller(
    username,
    { 'po-status-sales:browse': 'Input', 'po-status-nmc-sales:browse': 'Input' },
    {
      userId: userId(username),
      mappingType: 'BRANCH',
      scope: {
        type: 'branches',
        branchIds: [branchId('SPEKTRA', '10010'), branchId('NMC', '10010')],
        mraIds: [],
        viewer: { userId: userId(username), username, isAdmin: false },
      },
    },
  );
const clerk = atBranch('CAB10010');
const sao = atBranch('SAO10010');
const list = (query: Readonly<Record<string, unknown>> = {}, caller: Caller = admin, resource = poSales) =>
  server.current.call(callsOf(resource).list, caller, { query: query as never });
const rowsOf = async (query: Readonly<Record<string, unknown>>, caller: Caller = admin): Promise<PoOfSales[]> =>
  (await list({ from, size: 100, ...query }, caller)).result.rows;
const countOf = async (where: string, line = 'SPEKTRA') => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from purchase_order
    where business_line = ${line} and archived_at is null and purchase_date >= '2025-12-15 00:00+07'
      and ${sql.raw(where)}`.execute(db());
  return rows[0]!.count;
};

test('orders with a sales code are shown, to branch people those of their branch', async () => {
  expect((await list({ from })).result.total).toBe(await countOf('sales_code is not null'));
  expect((await list({ from }, admin, poSalesNmc as never)).result.total).toBe(
    await countOf('sales_code is not null', 'NMC'),
  );
  const own = await rowsOf({}, clerk);
  expect(own).toHaveLength(await countOf(`sales_code is not null and branch_id = '${branchId('SPEKTRA', '10010')}'`));
  expect(own.length).toBeGreaterThan(0);
  const { rows } = await sql<{ id: string }>`select id from purchase_order where business_line = 'SPEKTRA'
    and archived_at is null and (sales_code is null or branch_id <> ${branchId('SPEKTRA', '10010')})
    order by sales_code nulls first`.execute(db());
  for (const { id } of [rows[0]!, rows.at(-1)!])
    for (const call of [callsOf(poSales).detail, poSales.calls.parts])
      expect((await server.current.call(call as never, clerk, { parameters: { secureId: id } })).status).toBe(404);
});

test('an SAO sees the orders of the outlets assigned to the SAO, of the time of the assignment', async () => {
  const own = `sales_code is not null and branch_id = '${branchId('SPEKTRA', '10010')}'`;
  const handled = (condition: string) => `${own} and exists (select from sao_assignment s
    where s.outlet_id = store_id and s.sao_id = '${userId('SAO10010')}' and ${condition})`;
  expect(await rowsOf({}, sao)).toHaveLength(await countOf(handled('true')));
  const [first, ...others] = (await rowsOf({}, sao)).toSorted((a, b) => a.purchaseDate.localeCompare(b.purchaseDate));
  const seen = async (caller: Caller) => (await rowsOf({}, caller)).map(({ applNo }) => applNo);
  const outletOf = sql`(select store_id from purchase_order where appl_no = ${first!.applNo})`;

  // The next SAO of the store takes the orders that come after this one.
  await sql`update sao_assignment set orders_until = ${first!.purchaseDate}::timestamptz + interval '1 ms',
    state = 'ENDED', end_date = start_date where outlet_id = ${outletOf}`.execute(db());
  const later = others.filter(({ outletCode }) => outletCode === first!.outletCode);
  const elsewhere = others.filter(({ outletCode }) => outletCode !== first!.outletCode);
  expect(new Set(await seen(sao))).toEqual(new Set([first!, ...elsewhere].map(({ applNo }) => applNo)));

  // Another one has the store, and all of its orders.
  await sql`update sao_assignment set sao_id = ${userId('SAO10020')} where outlet_id = ${outletOf}`.execute(db());
  expect(new Set(await seen(sao))).toEqual(new Set(elsewhere.map(({ applNo }) => applNo)));
  expect(await seen(clerk)).toEqual(expect.arrayContaining([first!, ...later].map(({ applNo }) => applNo)));
  for (const call of [callsOf(poSales).detail, poSales.calls.parts]) {
    const parameters = { secureId: first!.secureId };
    expect((await server.current.call(call as never, sao, { parameters })).status).toBe(404);
    expect((await server.current.call(call as never, clerk, { parameters })).status).toBe(200);
  }
  const totals = totalsCall(poSales as never);
  const { result } = await server.current.call(totals, sao, { query: { by: 'salesCode', from } });
  expect((result as Totals).total.count).toBe(elsewhere.length);
});

test('an answer has name and customer number of the member, and no filter or search finds anything else', async () => {
  const [row] = await rowsOf({}, clerk);
  const { result } = await server.current.call(callsOf(poSales).detail, clerk, {
    parameters: { secureId: row!.secureId },
  });
  expect(result).toMatchObject({ memberName: row!.memberName, custNo: row!.custNo });
  for (const name of ['phone', 'nik', 'cardNo', 'memberId', 'memberNo']) expect(result).not.toHaveProperty(name);
  expect(poSales.operations).not.toContain('reveal');
  const { rows } = await sql<{ cust: string; po: string }>`select cust_no as cust, po_number as po from purchase_order
    where business_line = 'SPEKTRA' and sales_code is not null and archived_at is null
      and cust_no is not null and po_number is not null limit 1`.execute(db());
  expect(await rowsOf({ search: rows[0]!.cust })).toEqual([]);
  expect(poSales.list.filters).not.toHaveProperty('memberId');
});

test('application numbers are found in every period, sales codes and names in the period', async () => {
  const [row] = await rowsOf({ salesCode: (await rowsOf({}))[0]!.salesCode });
  const found = async (search: string) => (await rowsOf({ search })).map(({ applNo }) => applNo);
  expect(await found(row!.applNo)).toEqual([row!.applNo]);
  expect(await found(row!.applNo.slice(0, 9))).toContain(row!.applNo);
  expect(new Set((await rowsOf({ search: row!.salesCode })).map(({ salesCode }) => salesCode))).toEqual(
    new Set([row!.salesCode]),
  );
  expect(await found(row!.memberName)).toContain(row!.applNo);
});

test('the page of an order of sales lacks a request to cancel', async () => {
  const { rows } = await sql<{ id: string }>`select id from purchase_order where business_line = 'SPEKTRA'
    and archived_at is null and sales_code is not null and status = 'PO_ISSUED' limit 1`.execute(db());
  await sql`insert into po_cancellation (id, order_id, business_line, cancel_reason_code, note, editors, created_by,
    updated_by) values (gen_random_uuid(), ${rows[0]!.id}, 'SPEKTRA', 'DUPLICATE', 'order ganda', '{HOOPS01}',
    'HOOPS01', 'HOOPS01')`.execute(db());
  const { result } = await server.current.call(poSales.calls.parts, admin, { parameters: { secureId: rows[0]!.id } });
  expect(result.cancellation).toBeNull();
  expect(result.items.length).toBeGreaterThan(0);
});

test('subtotals by sales code, in NMC by dealer, sum amounts and count what was disbursed and cancelled', async () => {
  for (const [line, first] of [
    ['SPEKTRA', 'salesCode'],
    ['NMC', 'outletCode'],
  ] as const) {
    const resource = poSalesViews[line];
    expect(resource.list.groupings!.by[0]).toBe(first);
    const { result } = await server.current.call(totalsCall(resource as never), admin, { query: { by: first, from } });
    const { total } = result as Totals;
    expect(total.count).toBe(await countOf('sales_code is not null', line));
    expect(total.sums['disbursed']).toBe(await countOf(`sales_code is not null and status = 'DISBURSED'`, line));
    expect(total.sums['cancelled']).toBe(await countOf(`sales_code is not null and status = 'CANCELLED'`, line));
    expect(total.sums['financedAmount']).toBeGreaterThan(0);
  }
});
