import { callsOf } from '@console/contracts/core/resource';
import {
  poSales,
  poSalesNmc,
  type poSalesViews,
  type PoOfSales,
  type PoSalesPerson,
} from '@console/contracts/orders-logs/po-status';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import type { Caller } from '../../platform/context.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const clerk = testCaller(
  'CAB10010',
  { '*': 'Full Access' },
  {
    mappingType: 'BRANCH',
    scope: { type: 'branches', branchIds: [branchId('SPEKTRA', '10010'), branchId('NMC', '10010')], mraIds: [] },
  },
);

type View = (typeof poSalesViews)['SPEKTRA' | 'NMC'];
/** A live order of sales, of an office that has sales people. */
const idOf = async (where: string, line = 'SPEKTRA') => {
  const { rows } = await sql<{ id: string }>`select o.id from purchase_order o join branch b on b.id = o.branch_id
    where o.business_line = ${line} and o.archived_at is null and o.sales_code is not null
      and exists (select from sales_force f join branch theirs on theirs.id = f.branch_id
        where theirs.office_code = b.office_code) and ${sql.raw(where)} order by o.id limit 1`.execute(db());
  return rows[0]!.id;
};
const detailOf = async (secureId: string, resource: View = poSales) =>
  (await server.current.call(callsOf(resource).detail as never, admin, { parameters: { secureId } }))
    .result as PoOfSales;
const choicesOf = async (secureId: string, resource: View = poSales) =>
  (await server.current.call(resource.calls.salesPeople, admin, { parameters: { secureId } })).result;
const reason = 'sales lama pindah kantor';
const reassign = async (secureId: string, salesCode: string, resource: View = poSales, caller: Caller = admin) => {
  const { version } = await detailOf(secureId, resource);
  const body = { secureId, version, salesCode, reason };
  return server.current.call(callsOf(resource).reassign as never, caller, { body } as never);
};
const found = async (search: string) => {
  const query = { from: '2025-12-15', size: 100, search };
  const { result } = await server.current.call(callsOf(poSales).list, admin, { query: query as never });
  return result.rows.map(({ applNo }: PoOfSales) => applNo);
};
/** The codes of a refusal, that of the field too. */
const codesOf = ({ status, body }: { readonly status: number; readonly body: unknown }) => {
  const { code, errors } = body as { code: string; errors?: readonly { code: string }[] };
  return [status, code, ...(errors ?? []).map((error) => error.code)];
};

test('an order goes to another sales person of its branch, and its history and audit keep both codes', async () => {
  const id = await idOf(`o.status = 'CONFIRMING'`);
  const { salesCode, salesName, version, applNo } = await detailOf(id);
  expect(salesName).not.toBeNull();
  const choices = await choicesOf(id);
  expect(choices.map((person: PoSalesPerson) => person.salesCode)).not.toContain(salesCode);
  const next = choices[0]!;
  expect((await reassign(id, next.salesCode)).result).toMatchObject({ state: 'CONFIRMING', version: version + 1 });
  expect(await detailOf(id)).toMatchObject({ salesCode: next.salesCode, salesName: next.name });
  const { result } = await server.current.call(poSales.calls.parts, admin, { parameters: { secureId: id } });
  expect(result.salesMoves).toEqual([
    expect.objectContaining({ from: salesCode, to: next.salesCode, by: 'ADMIN01', reason }),
  ]);
  const { rows } = await sql<{ changes: unknown; reason: string }>`select changes, reason from audit_entry
    where entity_id = ${id}::text and action = 'REASSIGN'`.execute(db());
  expect(rows).toMatchObject([{ reason }]);
  for (const code of [salesCode, next.salesCode]) expect(JSON.stringify(rows[0]!.changes)).toContain(code);
  expect(await found(next.name)).toContain(applNo);
});

test('an order goes to another sales person until it is approved, a held one by where it was held', async () => {
  const move = async (id: string, resource: View = poSales) => {
    const [next] = await choicesOf(id, resource);
    return codesOf(await reassign(id, next!.salesCode, resource));
  };
  for (const where of [`o.status = 'APPROVED'`, `o.status = 'ON_HOLD'`])
    expect((await move(await idOf(where)))[0]).toBe(200);
  for (const status of ['PO_ISSUED', 'DELIVERED', 'DISBURSED', 'REJECTED'])
    expect(await move(await idOf(`o.status = '${status}'`))).toEqual([409, 'SALES_LOCKED']);
  for (const where of [`o.held_from = 'INDENT'`, `o.status = 'INDENT'`])
    expect(await move(await idOf(where, 'NMC'), poSalesNmc as never)).toEqual([409, 'SALES_LOCKED']);
});

test('nobody of another branch, and nobody who has left, gets an order', async () => {
  const id = await idOf(`o.status = 'CONFIRMING'`);
  const [colleague] = await choicesOf(id);
  const { rows } = await sql<{ code: string }>`select f.sales_code as code from sales_force f
    where f.branch_id <> (select branch_id from purchase_order where id = ${id}) limit 1`.execute(db());
  const refused = [422, 'VALIDATION', 'SALES_NOT_IN_BRANCH'];
  expect(codesOf(await reassign(id, rows[0]!.code))).toEqual(refused);
  await sql`update sales_force set status = 'inactive' where sales_code = ${colleague!.salesCode}`.execute(db());
  expect(codesOf(await reassign(id, colleague!.salesCode))).toEqual(refused);
  const { salesCode } = await detailOf(id);
  expect(codesOf(await reassign(id, salesCode))).toEqual([422, 'VALIDATION', 'SALES_UNCHANGED']);
});

test('who does not see an order neither moves it nor reads who could have it', async () => {
  const id = await idOf(`o.status = 'VERIFYING' and b.office_code <> '10010'`);
  const [next] = await choicesOf(id);
  expect((await reassign(id, next!.salesCode, poSales, clerk)).status).toBe(404);
  const parameters = { secureId: id };
  expect((await server.current.call(poSales.calls.salesPeople, clerk, { parameters })).status).toBe(404);
});

test('an order of NMC goes to somebody who serves its dealer', async () => {
  const served = `exists (select from outlet_sales_force m join sales_force f on f.id = m.sales_force_id
    where m.outlet_id = o.dealer_id and m.state = 'OPEN' and f.sales_code <> o.sales_code)`;
  const id = await idOf(`o.status in ('VERIFYING', 'SURVEY', 'CONFIRMING', 'APPROVED') and ${served}`, 'NMC');
  const [serving] = await choicesOf(id, poSalesNmc as never);
  await sql`update outlet_sales_force set state = 'ENDED', end_date = start_date
    where outlet_id = (select dealer_id from purchase_order where id = ${id})
      and sales_force_id = (select id from sales_force where sales_code = ${serving!.salesCode})`.execute(db());
  const refused = await reassign(id, serving!.salesCode, poSalesNmc as never);
  expect(codesOf(refused)).toEqual([422, 'VALIDATION', 'SALES_NOT_IN_DEALER']);
  await sql`update outlet_sales_force set state = 'OPEN', end_date = null
    where outlet_id = (select dealer_id from purchase_order where id = ${id})`.execute(db());
  expect((await reassign(id, serving!.salesCode, poSalesNmc as never)).status).toBe(200);
});
