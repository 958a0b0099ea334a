import { callsOf } from '@console/contracts/core/resource';
import { totalsCall, type Totals } from '@console/contracts/core/totals';
import { poSales, poSalesNmc, poSalesViews, type PoOfSales } from '@console/contracts/orders-logs/po-status';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import type { Caller } from '../../platform/context.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const from = '2025-12-15';
const sao = testCaller(
  'SAO10010',
  { 'po-status-sales:browse': 'Input', 'po-status-nmc-sales:browse': 'Input' },
  {
    mappingType: 'BRANCH',
    scope: { type: 'branches', branchIds: [branchId('SPEKTRA', '10010'), branchId('NMC', '10010')], mraIds: [] },
  },
);
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
  const own = await rowsOf({}, sao);
  expect(own).toHaveLength(await countOf(`sales_code is not null and branch_id = '${branchId('SPEKTRA', '10010')}'`));
  expect(own.length).toBeGreaterThan(0);
  const { rows } = await sql<{ id: string }>`select id from purchase_order where business_line = 'SPEKTRA'
    and archived_at is null and (sales_code is null or branch_id <> ${branchId('SPEKTRA', '10010')})
    order by sales_code nulls first`.execute(db());
  for (const { id } of [rows[0]!, rows.at(-1)!])
    for (const call of [callsOf(poSales).detail, poSales.calls.parts])
      expect((await server.current.call(call as never, sao, { parameters: { secureId: id } })).status).toBe(404);
});

test('an answer has name and customer number of the member, and no filter or search finds anything else', async () => {
  const [row] = await rowsOf({}, sao);
  const { result } = await server.current.call(callsOf(poSales).detail, sao, {
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
