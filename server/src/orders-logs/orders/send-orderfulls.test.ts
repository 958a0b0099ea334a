// Long: one core system with all of its answers; the tests share how an order comes there.
import { sql } from 'kysely';
import { useCoreOrders, type CoreReply } from '../../../test/core-orders.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { keepOutcome } from './orderfull-answers.ts';
import { moveOrder } from './move.ts';
import { brokenOrders } from './order-invariants.ts';
import { application, at, enter, move, system } from './orders.fixtures.ts';
import { sendOrderfulls } from './send-orderfulls.ts';

const core = useCoreOrders();
const server = useServer({ modules, configuration: core.configuration });
const db = () => server.current.database.db;
const minuteMs = 60_000;
let serial = 70_000;

beforeAll(async () => {
  // Messages of the seed wait for nobody here.
  await sql`update orderfull_message set status = 'ACKED', next_try_at = null where status <> 'ACKED'`.execute(db());
});

/** An issued order of a member without recent orders. */
async function issued(): Promise<string> {
  const { rows } = await sql<{ no: number }>`select right(m.member_no, 9)::int as no from member m
    join member_plafond p on p.member_id = m.id and p.business_line = 'SPEKTRA'
    where m.status = 'active' and p.available > 2000000 and not exists (select from purchase_order o
      where o.member_id = m.id and o.purchase_date > ${at}::timestamptz - interval '2 days')
    order by 1 limit 1`.execute(db());
  const id = await enter(db(), application(rows[0]!.no, (serial += 1)));
  for (const name of ['verify', 'confirm', 'approve', 'issue'] as const) await move(db(), id, name);
  return id;
}
/** Runs both jobs, so many minutes after the orders were made. */
async function send(minutes = 0, states: ('QUEUED' | 'RETRY' | 'SENT')[] = ['QUEUED', 'RETRY', 'SENT']) {
  const { services } = server.current.app;
  const now = () => new Date(at.getTime() + minutes * minuteMs);
  return sendOrderfulls({ ...services, now }, await protectionOf(services), states);
}
const messagesOf = async (orderId: string) => {
  const { rows } = await sql<{ no: string; type: string; status: string; tries: number; answers: string[] }>`
    select message_no as no, message_type as type, status, tries,
      array(select e ->> 'answer' from jsonb_array_elements(tries_made) e) as answers
    from orderfull_message where order_id = ${orderId} order by at, message_type desc`.execute(db());
  return rows;
};
const statusOf = async (id: string) =>
  (await db().selectFrom('purchase_order').select(['status', 'contract_no']).where('id', '=', id).execute())[0];
const receivedOf = (messageNo: string) => core.received.filter((message) => message.messageNo === messageNo);
const answering = (reply: CoreReply | undefined) => core.answers(() => reply);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error as Refusal).code,
  );

test('issue and delivery reach the core system once each, and the order is disbursed under its contract', async () => {
  answering(undefined);
  const id = await issued();
  await send();
  expect(await messagesOf(id)).toMatchObject([{ type: 'PO_ISSUED', status: 'ACKED', tries: 1, answers: ['OK'] }]);
  await move(db(), id, 'deliver');
  const disburse = (tx: Tx) =>
    moveOrder(tx, { ...system, orderId: id, transition: 'disburse', values: { contractNo: '990000000001' } });
  expect(await codeOf(db().transaction().execute(disburse))).toBe('PO_NOT_ACKNOWLEDGED');
  await send();
  const [, delivered] = await messagesOf(id);
  expect(delivered).toMatchObject({ type: 'DELIVERED', status: 'ACKED' });
  expect(await statusOf(id)).toEqual({ status: 'DISBURSED', contract_no: expect.stringMatching(/^88\d{10}$/) });
  await send();
  expect(receivedOf(delivered!.no)).toHaveLength(1);
  expect(receivedOf(delivered!.no)[0]!.key).toBe(delivered!.no);
  expect(await brokenOrders(db())).toEqual([]);
});

test('the core system gets phone and NIK, which the log does not keep', async () => {
  answering(undefined);
  const id = await issued();
  await send();
  const { no } = (await messagesOf(id))[0]!;
  const { customer } = receivedOf(no)[0]!.payload as { customer: { phone: string; nik: string } };
  expect(customer).toMatchObject({
    phone: expect.stringMatching(/^08\d{8,}$/),
    nik: expect.stringMatching(/^\d{16}$/),
  });
  const { rows } = await sql<{ text: string }>`select m::text as text from orderfull_message m
    where message_no = ${no}`.execute(db());
  expect(rows[0]!.text).not.toContain(customer.phone);
  expect(rows[0]!.text).not.toContain(customer.nik);
});

test('a message without an answer is sent again after growing pauses, and has failed after five tries', async () => {
  answering(null);
  const id = await issued();
  await send(0);
  expect(await messagesOf(id)).toMatchObject([{ status: 'RETRY', tries: 1 }]);
  await send(4);
  expect(await messagesOf(id)).toMatchObject([{ tries: 1 }]);
  for (const minutes of [5, 15, 35, 75]) await send(minutes);
  expect(await messagesOf(id)).toMatchObject([
    { status: 'FAILED', tries: 5, answers: Array.from({ length: 5 }, () => 'CORE_UNREACHABLE') },
  ]);
  answering(undefined);
  await send(600);
  expect(await messagesOf(id)).toMatchObject([{ status: 'FAILED' }]);
});

test('an error of the core system and an answer that cannot be read are tried again', async () => {
  const id = await issued();
  answering({ status: 503 });
  await send(0);
  answering({ status: 200, body: { outcome: 'PERHAPS' } });
  await send(5);
  answering(undefined);
  await send(15);
  expect(await messagesOf(id)).toMatchObject([
    { status: 'ACKED', tries: 3, answers: ['CORE_503', 'CORE_ANSWER_UNREADABLE', 'OK'] },
  ]);
});

test('a refusal is final until somebody queues the message again', async () => {
  const id = await issued();
  answering({ status: 200, body: { outcome: 'REFUSED', message: 'DATA TIDAK LENGKAP' } });
  expect(await send(0)).toMatchObject({ failed: 1, failures: [{ code: 'REFUSED', text: 'DATA TIDAK LENGKAP' }] });
  answering(undefined);
  await send(60);
  expect(await messagesOf(id)).toMatchObject([{ status: 'REFUSED', tries: 1 }]);
});

test('a later message waits while an earlier one is on its way', async () => {
  const id = await issued();
  await move(db(), id, 'deliver', { at: new Date(at.getTime() + 1_000) });
  answering(null);
  await send(1);
  expect(await messagesOf(id)).toMatchObject([
    { type: 'PO_ISSUED', status: 'RETRY' },
    { type: 'DELIVERED', status: 'QUEUED', tries: 0 },
  ]);
  answering(undefined);
  await send(10);
  await send(11);
  expect((await messagesOf(id)).map(({ status }) => status)).toEqual(['ACKED', 'ACKED']);
});

test('a delivery without a contract is not acknowledged, and one contract pays out one order', async () => {
  const [first, second] = [await issued(), await issued()];
  answering(undefined);
  await send();
  for (const id of [first, second]) await move(db(), id, 'deliver');
  answering({ status: 200, body: { outcome: 'ACKED', coreRef: 'KONTRAK-1' } });
  await send();
  expect((await messagesOf(first))[1]).toMatchObject({ status: 'RETRY', answers: ['CORE_CONTRACT_MISSING'] });
  answering({ status: 200, body: { outcome: 'ACKED', coreRef: '770000000001' } });
  await send(10);
  const states = [(await statusOf(first))!.status, (await statusOf(second))!.status];
  expect(states.toSorted()).toEqual(['DELIVERED', 'DISBURSED']);
  expect(await brokenOrders(db())).toEqual([]);
});

test('an answer that comes later, and again, is kept once; what was acknowledged stays so', async () => {
  const id = await issued();
  answering({ status: 202 });
  await send(0);
  const { no, status } = (await messagesOf(id))[0]!;
  expect(status).toBe('SENT');
  await send(10);
  expect(receivedOf(no)).toHaveLength(1);
  const answer = (outcome: Parameters<typeof keepOutcome>[2]) =>
    db()
      .transaction()
      .execute((tx) => keepOutcome(tx, no, outcome, at));
  await answer({ outcome: 'ACKED', coreRef: null, message: 'diterima' });
  await answer({ outcome: 'REFUSED', message: 'terlambat' });
  await answer({ outcome: 'ACKED', coreRef: 'LAIN', message: null });
  expect(await messagesOf(id)).toMatchObject([{ status: 'ACKED', answers: ['ACCEPTED', 'diterima'] }]);
});

test('two processes that send at once send each message once', async () => {
  answering(undefined);
  const ids = [await issued(), await issued(), await issued()];
  await Promise.all([send(), send(), send()]);
  for (const id of ids) expect(receivedOf((await messagesOf(id))[0]!.no)).toHaveLength(1);
});

test('a message whose sender died is sent again once its lease is over', async () => {
  answering(undefined);
  const id = await issued();
  await sql`update orderfull_message set status = 'SENT', tries = 1, next_try_at = ${new Date(at.getTime() + 120_000)}
    where order_id = ${id}`.execute(db());
  await send(1);
  expect(await messagesOf(id)).toMatchObject([{ status: 'SENT' }]);
  await send(3);
  expect(await messagesOf(id)).toMatchObject([{ status: 'ACKED', tries: 2 }]);
});
