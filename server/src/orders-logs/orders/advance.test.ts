import { sql } from 'kysely';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { advanceOrders } from './advance.ts';
import type { EnteredOrder } from './entered-order.ts';
import { raiseRedFlag } from './flags.ts';
import { brokenOrders } from './order-invariants.ts';
import { acknowledge, application, at, enter, move } from './orders.fixtures.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
let serial = 80_000;
const advance = () => advanceOrders(server.current.app.services);

beforeAll(async () => {
  // What the seed left to the program is done first.
  await advance();
});

/** An order of a member without recent orders, that waits for the confirmation. */
async function confirming(changes: Partial<EnteredOrder> = {}): Promise<string> {
  const { rows } = await sql<{ no: number }>`select right(m.member_no, 9)::int as no from member m
    join member_plafond p on p.member_id = m.id and p.business_line = ${changes.line ?? 'SPEKTRA'}
    where m.status = 'active' and p.available > 2000000 and not exists (select from purchase_order o
      where o.member_id = m.id and o.purchase_date > ${at}::timestamptz - interval '2 days')
    order by 1 limit 1`.execute(db());
  const id = await enter(db(), application(rows[0]!.no, (serial += 1), changes));
  for (const name of ['verify', 'confirm'] as const) await move(db(), id, name);
  return id;
}
const statusOf = async (id: string) =>
  (await db().selectFrom('purchase_order').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const refer = { ias: { decision: 'REFER', score: 500, at } } as const;
const answer = (id: string, state: string) =>
  sql`update customer_confirmation set state = ${state} where order_id = ${id}`.execute(db());

test('an order that its customer need not confirm is approved and issued at once', async () => {
  const id = await confirming();
  expect(await advance()).toMatchObject({ done: 1, failed: 0 });
  expect(await statusOf(id)).toBe('PO_ISSUED');
  const { rows } = await sql<{ path: string }>`select string_agg(to_status, ' ' order by no) as path
    from purchase_order_history where order_id = ${id}`.execute(db());
  expect(rows[0]!.path).toBe('ENTRY VERIFYING CONFIRMING APPROVED PO_ISSUED');
  expect(await advance()).toMatchObject({ read: 0, done: 0 });
});

test('an order waits for its customer, and continues once the customer has confirmed it', async () => {
  const id = await confirming(refer);
  await advance();
  expect(await statusOf(id)).toBe('CONFIRMING');
  await answer(id, 'UNREACHABLE');
  await advance();
  expect(await statusOf(id)).toBe('CONFIRMING');
  await answer(id, 'CONFIRMED');
  await advance();
  expect(await statusOf(id)).toBe('PO_ISSUED');
});

test('an order with an open red flag stays held', async () => {
  const id = await confirming();
  await db()
    .transaction()
    .execute((tx) => raiseRedFlag(tx, id, { code: 'FACE_MISMATCH', note: null }, { by: 'SYSTEM', at }));
  await advance();
  expect(await statusOf(id)).toBe('ON_HOLD');
});

test('an approved order of NMC waits for its dealer', async () => {
  const id = await confirming({ line: 'NMC' });
  await advance();
  expect(await statusOf(id)).toBe('APPROVED');
});

test('an acknowledged delivery is disbursed by the next run', async () => {
  const id = await confirming();
  await advance();
  await move(db(), id, 'deliver');
  await advance();
  expect(await statusOf(id)).toBe('DELIVERED');
  await db()
    .transaction()
    .execute((tx) => acknowledge(tx, id, '660000000001'));
  await advance();
  expect(await statusOf(id)).toBe('DISBURSED');
  expect(await brokenOrders(db())).toEqual([]);
});

test('what is refused is named in the run and tried again', async () => {
  const [first, second] = [await confirming(), await confirming()];
  await advance();
  for (const id of [first, second]) {
    await move(db(), id, 'deliver');
    await sql`update orderfull_message set status = 'ACKED', core_ref = '660000000002', ack_at = ${at}
      where order_id = ${id} and message_type = 'DELIVERED'`.execute(db());
  }
  expect(await advance()).toMatchObject({ read: 2, done: 1, failures: [{ code: 'PO_CLAIMED_TWICE' }] });
  expect(await advance()).toMatchObject({ read: 1, done: 0, failed: 1 });
});

test('two runs at once make each step once', async () => {
  const ids = [await confirming(), await confirming()];
  await Promise.all([advance(), advance()]);
  const { rows } = await sql<{ steps: number }>`select count(*)::int as steps from purchase_order_history
    where order_id = any(${ids}::uuid[])`.execute(db());
  expect(rows).toEqual([{ steps: 10 }]);
  expect(await brokenOrders(db())).toEqual([]);
});
