import { dealersNmc } from '@console/contracts/branches-stores/dealer-nmc';
import { stores } from '@console/contracts/branches-stores/store';
import { preOrderAgents } from '@console/contracts/promos-products/pre-order-agent';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const reason = 'toko yang sama, terdaftar dua kali';
const input = testCaller('INPUT01', { 'store:browse': 'Input' });
const read = async (list: typeof stores | typeof dealersNmc, secureId: string) =>
  (await server.current.call(callsOf(list as typeof stores).detail, admin, { parameters: { secureId } })).result;
const merge = async (
  secureId: string,
  mergedIntoId: string,
  { list = stores, caller = admin }: { list?: typeof stores | typeof dealersNmc; caller?: typeof admin } = {},
) =>
  server.current.call(callsOf(list as typeof stores).merge, caller, {
    body: { secureId, version: (await read(list, secureId)).version, mergedIntoId, reason },
  });
const entriesOf = async (id: string) =>
  (
    await sql<{ action: string; changes: { field: string; after: unknown }[] }>`select action, changes
      from audit_entry where entity_id = ${id} and action <> 'READ' order by at desc, id desc limit 3`.execute(db())
  ).rows;
/** Outlets of an office without open orders, by their code. */
async function idle(line: 'SPEKTRA' | 'NMC', officeCode: string) {
  const { rows } = await sql<{ id: string; code: string }>`select o.id, o.code from outlet o
    where o.business_line = ${line} and o.status = 'active' and o.branch_id = ${branchId(line, officeCode)}
    order by o.code`.execute(db());
  await sql`update purchase_order set store_id = null, dealer_id = null
    where (store_id = any(${rows.map(({ id }) => id)}::uuid[]) or dealer_id = any(${rows.map(({ id }) => id)}::uuid[]))
      and status not in ('DISBURSED', 'REJECTED', 'CANCELLED', 'EXPIRED')`.execute(db());
  return rows;
}

test('a store that is another one is closed, and both histories and pages name the other', async () => {
  const [from, into] = await idle('SPEKTRA', '10010');
  const orders = sql<{ count: number }>`select count(*)::int as count from purchase_order where store_id = ${from!.id}`;
  const before = (await orders.execute(db())).rows[0]!.count;
  const { status, text } = await merge(from!.id, into!.id);
  expect([status, status === 200 ? '' : text]).toEqual([200, '']);
  const closed = await read(stores, from!.id);
  expect(closed).toMatchObject({ state: 'closed', mergedIntoId: into!.id });
  expect(closed.references.mergedIntoId).toMatchObject({ code: into!.code });
  expect(await read(stores, into!.id)).toMatchObject({ state: 'active', mergedFrom: from!.code });
  expect((await orders.execute(db())).rows[0]!.count).toBe(before);
  expect((await entriesOf(from!.id))[0]).toMatchObject({ action: 'MERGE' });
  const [entry] = await entriesOf(into!.id);
  expect(entry).toMatchObject({ action: 'MERGE', changes: [{ field: 'mergedFrom', after: from!.code }] });
  // Nobody looks after a closed store now.
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from sao_assignment
    where outlet_id = ${from!.id} and state <> 'ENDED'`.execute(db());
  expect(rows[0]!.count).toBe(0);
});

test('the agents of a store follow it, with their history', async () => {
  const [from, into] = await idle('SPEKTRA', '10020');
  const { rows } = await sql<{ id: string }>`update pre_order_agent set store_id = ${from!.id},
    branch_id = ${branchId('SPEKTRA', '10020')} where id = (select id from pre_order_agent order by agent_code limit 1)
    returning id`.execute(db());
  expect((await merge(from!.id, into!.id)).status).toBe(200);
  const agent = (
    await server.current.call(callsOf(preOrderAgents).detail, admin, { parameters: { secureId: rows[0]!.id } })
  ).result;
  expect(agent.storeId).toBe(into!.id);
  const [entry] = await entriesOf(rows[0]!.id);
  expect(entry!.changes.map(({ field }) => field)).toContain('storeId');
});

test('a dealer is merged with one of its branch that is open, and not with itself', async () => {
  const [from, into] = await idle('NMC', '10030');
  const [elsewhere] = await idle('NMC', '10040');
  const list = dealersNmc;
  const faults = async (id: string) => {
    const { body } = await merge(from!.id, id, { list });
    return body.errors?.map(({ field, code }: { field: string; code: string }) => [field, code]) ?? body.code;
  };
  expect(await faults(from!.id)).toEqual([['mergedIntoId', 'NOT_ALLOWED']]);
  expect(await faults(elsewhere!.id)).toEqual([['mergedIntoId', 'MERGE_OTHER_BRANCH']]);
  const [store] = await idle('SPEKTRA', '10030');
  expect(await faults(store!.id)).toEqual([['mergedIntoId', 'NOT_FOUND']]);
  await sql`update outlet set status = 'closed' where id = ${into!.id}`.execute(db());
  expect(await faults(into!.id)).toBe('OUTLET_CLOSED');
  await sql`update outlet set status = 'active' where id = ${into!.id}`.execute(db());
  expect((await merge(from!.id, into!.id, { list })).status).toBe(200);
  expect((await merge(into!.id, from!.id, { list })).body.code).toBe('OUTLET_CLOSED');
});

test('a store with open orders is not merged, and only who may close stores merges one', async () => {
  const { rows } = await sql<{ id: string; into: string }>`select p.store_id as id, (select o.id from outlet o
      where o.branch_id = p.branch_id and o.status = 'active' and o.id <> p.store_id limit 1) as into
    from purchase_order p join outlet o on o.id = p.store_id and o.status = 'active'
    where p.status in ('APPROVED', 'PO_ISSUED', 'DELIVERED') limit 1`.execute(db());
  const { id, into } = rows[0]!;
  expect((await merge(id, into)).body.code).toBe('IN_USE');
  expect((await merge(id, into, { caller: input })).status).toBe(403);
});
