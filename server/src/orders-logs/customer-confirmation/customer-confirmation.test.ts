import { callsOf } from '@console/contracts/core/resource';
import {
  ccmCalls,
  ccmChecklists,
  confirmations,
  type CcmType,
} from '@console/contracts/orders-logs/customer-confirmation';
import { sql } from 'kysely';
import { seedDate } from '../../../test/environment.ts';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { userId } from '../../shell/user/seed.ts';
import { application, enter, move } from '../orders/orders.fixtures.ts';
import { remindConfirmations } from './remind.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const calls = callsOf(confirmations);
const hourMs = 3_600_000;
const agent = testCaller('HOOPS01', { 'customer-confirmation:browse': 'Full Access' }, { userId: userId('HOOPS01') });
const other = testCaller('HOOPS02', { 'customer-confirmation:browse': 'Full Access' });
const supervisor = { ...admin, userId: userId('ADMIN01') };
let serial = 0;

afterEach(() => server.current.setNow(seedDate));

const rowOf = (secureId: string) =>
  db().selectFrom('customer_confirmation').selectAll().where('id', '=', secureId).executeTakeFirstOrThrow();
/** An order that the scoring does not approve, which its customer is asked about. */
async function confirming(): Promise<{ orderId: string; secureId: string }> {
  serial += 1;
  const ias = { decision: 'REFER', score: 500, at: new Date('2026-03-16T03:00:00Z') } as const;
  const orderId = await enter(db(), application(40 + serial, 50 + serial, { ias }));
  await move(db(), orderId, 'verify');
  await move(db(), orderId, 'confirm');
  const { id } = await db()
    .selectFrom('customer_confirmation')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { orderId, secureId: id };
}
const step = async (name: 'take' | 'result' | 'cancel' | 'reopen', secureId: string, by = agent, body: object = {}) => {
  const { version } = await rowOf(secureId);
  return server.current.call(calls[name], by, { body: { secureId, version, ...body } as never });
};
const all = (type: CcmType, answer: string) => ccmChecklists[type].map((code) => ({ code, answer }));
const codeOf = async (answer: ReturnType<typeof step>) => (await answer).body.code;

test('an order that the scoring refers is approved once its customer has confirmed it', async () => {
  const { orderId, secureId } = await confirming();
  await expect(move(db(), orderId, 'approve')).rejects.toMatchObject({ code: 'PO_NOT_CONFIRMED' });
  expect((await step('take', secureId)).result.state).toBe('IN_PROGRESS');
  const differs = all('ORDER', 'MATCH').map((row) => (row.code === 'tenor' ? { ...row, answer: 'MISMATCH' } : row));
  expect(await codeOf(step('result', secureId, agent, { result: 'CONFIRMED', answers: differs }))).toBe(
    'CCM_CHECKLIST',
  );
  const oneDiffers = all('ORDER', 'MATCH').map((row) =>
    row.code === 'address' ? { ...row, answer: 'MISMATCH' } : row,
  );
  expect((await step('result', secureId, agent, { result: 'CONFIRMED', answers: oneDiffers })).result.state).toBe(
    'CONFIRMED',
  );
  expect((await move(db(), orderId, 'approve')).status).toBe('APPROVED');
  expect(await codeOf(step('take', secureId))).toBe('CCM_FINAL');
});

test('an order that the scoring approves opens no confirmation', async () => {
  serial += 1;
  const orderId = await enter(db(), application(40 + serial, 50 + serial));
  await move(db(), orderId, 'verify');
  await move(db(), orderId, 'confirm');
  expect(await db().selectFrom('customer_confirmation').selectAll().where('order_id', '=', orderId).execute()).toEqual(
    [],
  );
  expect((await move(db(), orderId, 'approve')).status).toBe('APPROVED');
});

test('an agent holds a confirmation for 30 minutes against others', async () => {
  const { secureId } = await confirming();
  await step('take', secureId);
  const refused = await step('take', secureId, other);
  expect(refused.body).toMatchObject({ code: 'CCM_TAKEN', message: 'Sedang dikerjakan oleh HOOPS01' });
  expect(await codeOf(step('result', secureId, other, { result: 'BUSY' }))).toBe('CCM_TAKEN');
  server.current.setNow(new Date(seedDate.getTime() + 31 * 60_000));
  expect((await step('take', secureId, other)).result.state).toBe('IN_PROGRESS');
  expect((await rowOf(secureId)).agent).toBe('HOOPS02');
});

test('a denied order is flagged and held; somebody else opens the confirmation again', async () => {
  const { orderId, secureId } = await confirming();
  await step('take', secureId);
  expect((await step('result', secureId, agent, { result: 'DENIED' })).body.errors).toMatchObject([{ field: 'note' }]);
  const note = 'customer tidak memesan barang ini';
  expect((await step('result', secureId, agent, { result: 'DENIED', note })).result.state).toBe('DENIED');
  const order = () => db().selectFrom('purchase_order').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  expect(await order()).toMatchObject({ status: 'ON_HOLD', held_from: 'CONFIRMING', red_flag: true });
  const { appl_no: applNo, ccm_no: ccmNo } = await rowOf(secureId);
  const again = { type: 'ORDER', applNo, channel: 'PHONE' };
  expect((await server.current.call(calls.create, agent, { body: again as never })).body).toMatchObject({
    code: 'CCM_EXISTS',
    result: { secureId, ccmNo },
  });
  const reason = 'customer menelepon kembali';
  expect(await codeOf(step('reopen', secureId, agent, { reason }))).toBe('SELF_APPROVAL');
  expect((await step('reopen', secureId, supervisor, { reason })).status).toBe(200);
  expect(await rowOf(secureId)).toMatchObject({ state: 'OPEN', attempts: 0, agent: null });
});

test('the agent sees the store that the customer is to name', async () => {
  const { orderId, secureId } = await confirming();
  const { rows } = await sql<{ name: string }>`select u.name from purchase_order o join outlet u on u.id = o.store_id
    where o.id = ${orderId}`.execute(db());
  const { questions } = (await server.current.call(ccmCalls.desk, agent, { parameters: { secureId } })).result;
  expect(questions).toContainEqual(expect.objectContaining({ code: 'outlet', expected: rows[0]!.name }));
});

test('attempts that miss the customer are two hours apart, and the third ends as not reached', async () => {
  const { secureId } = await confirming();
  const missed = async (result: string) => {
    await step('take', secureId);
    return step('result', secureId, agent, { result });
  };
  expect((await missed('NO_ANSWER')).result.state).toBe('OPEN');
  expect(await codeOf(missed('BUSY'))).toBe('CCM_TOO_SOON');
  for (const [index, state] of ['OPEN', 'UNREACHABLE'].entries()) {
    server.current.setNow(new Date(seedDate.getTime() + (index + 1) * 2 * hourMs));
    expect((await missed('BUSY')).result.state).toBe(state);
  }
  const history = (await server.current.call(ccmCalls.desk, agent, { parameters: { secureId } })).result.history;
  expect(history.map(({ result, to }: { result: string; to: string }) => [result, to])).toEqual([
    ['BUSY', 'UNREACHABLE'],
    ['BUSY', 'OPEN'],
    ['NO_ANSWER', 'OPEN'],
  ]);
});

test('a further call is promised within three days, between 08:00 and 20:00, and stays with its agent', async () => {
  const { secureId } = await confirming();
  await step('take', secureId);
  const promise = (nextAt: string | null) => step('result', secureId, agent, { result: 'RESCHEDULED', nextAt });
  expect((await promise(null)).body.errors).toMatchObject([{ field: 'nextAt', code: 'REQUIRED' }]);
  for (const late of ['2026-03-17T20:00:01+07:00', '2026-03-17T07:59:00+07:00', '2026-03-25T10:00:00+07:00'])
    expect(await codeOf(promise(late))).toBe('CCM_PROMISE');
  expect((await promise('2026-03-17T20:00:00+07:00')).result.state).toBe('RESCHEDULED');
  expect(await codeOf(step('take', secureId, other))).toBe('CCM_TAKEN');
});

test('what an agent left returns to the queue, and an order that ends takes its confirmation with it', async () => {
  const { orderId, secureId } = await confirming();
  await step('take', secureId);
  await remindConfirmations(db(), new Date(seedDate.getTime() + 31 * 60_000));
  expect(await rowOf(secureId)).toMatchObject({ state: 'OPEN', agent: null, taken_at: null });
  await move(db(), orderId, 'reject');
  expect((await rowOf(secureId)).state).toBe('CANCELLED');
  const entries = await db()
    .selectFrom('audit_entry')
    .select(['action', 'username'])
    .where('entity_id', '=', secureId)
    .where('action', '=', 'CANCEL')
    .execute();
  expect(entries).toEqual([{ action: 'CANCEL', username: 'SYSTEM' }]);
});

test('an order has one unfinished confirmation of a type, and a confirmation names its order or member', async () => {
  const { orderId, secureId } = await confirming();
  const { appl_no: applNo, ccm_no: ccmNo } = await rowOf(secureId);
  const create = (body: object) => server.current.call(calls.create, agent, { body: body as never });
  const again = await create({ type: 'ORDER', applNo, channel: 'PHONE' });
  expect(again.body).toMatchObject({ code: 'CCM_EXISTS', result: { secureId, ccmNo } });
  const made = await create({ type: 'DELIVERY', applNo, channel: 'PHONE' });
  expect(made.status).toBe(200);
  expect(await rowOf(made.result.secureId)).toMatchObject({ order_id: orderId, state: 'OPEN', agent: null });
  const far = { type: 'DELIVERY', applNo, channel: 'PHONE', dueAt: '2099-01-01T10:00:00+07:00' };
  expect((await create(far)).body.errors).toMatchObject([{ field: 'dueAt', code: 'RANGE' }]);
  expect((await create({ type: 'ORDER', channel: 'PHONE' })).body.errors).toMatchObject([
    { field: 'applNo', code: 'REQUIRED' },
  ]);
  expect((await create({ type: 'ORDER', applNo: '99999999999999', channel: 'PHONE' })).body.errors).toMatchObject([
    { field: 'applNo', code: 'NOT_FOUND' },
  ]);
  await move(db(), orderId, 'reject');
  expect((await create({ type: 'ORDER', applNo, channel: 'PHONE' })).body.code).toBe('CCM_ORDER_OVER');
});

test('90 confirmations with 150 rows of history are seeded, none of them open for an order that is over', async () => {
  const { rows } = await sql<{ state: string; count: number }>`select state, count(*)::int as count
    from customer_confirmation where ccm_no <= 'CCM-202603-00090' and right(ccm_no, 5)::int <= 90 group by state
    order by state`.execute(db());
  expect(Object.fromEntries(rows.map(({ state, count }) => [state, count]))).toMatchObject({
    CONFIRMED: 38,
    DENIED: 8,
    UNREACHABLE: 6,
  });
  const { rows: open } = await sql<{ count: number }>`select count(*)::int as count from customer_confirmation c
    join purchase_order o on o.id = c.order_id where c.state in ('OPEN', 'IN_PROGRESS', 'RESCHEDULED')
      and o.status in ('DISBURSED', 'REJECTED', 'CANCELLED', 'EXPIRED')`.execute(db());
  expect(open[0]!.count).toBe(0);
});
