import { randomUUID } from 'node:crypto';
import { orderChannelCalls as calls } from '@console/contracts/orders-logs/order-channel';
import { callsOf } from '@console/contracts/core/resource';
import { rejectLog } from '@console/contracts/orders-logs/transaction-log';
import { sql } from 'kysely';
import { admin, nobody } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import type { EnteredOrder } from '../orders/entered-order.ts';
import { brokenOrders } from '../orders/order-invariants.ts';
import { application, at, enter, move } from '../orders/orders.fixtures.ts';
import { channelHeaders } from './channel.fixtures.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
let serial = 30_000;

/** A verified order of a member without recent orders. */
async function verified(changes: Partial<EnteredOrder> = {}, isNew = false) {
  server.current.setNow(at);
  const { rows } = await sql<{ no: number }>`select right(m.member_no, 9)::int as no from member m
    join member_plafond p on p.member_id = m.id and p.business_line = ${changes.line ?? 'SPEKTRA'}
    where m.status = 'active' and p.available > 2000000 and not exists (select from purchase_order o
      where o.member_id = m.id and o.purchase_date > ${at}::timestamptz - interval '2 days')
      and exists (select from purchase_order o where o.member_id = m.id and o.status = 'DISBURSED') = ${!isNew}
    order by 1 limit 1`.execute(db());
  const order = application(rows[0]!.no, (serial += 1), { ias: null, ...changes });
  const id = await enter(db(), order);
  await move(db(), id, 'verify');
  const headers = await channelHeaders(server.current, ['order-decision'], null);
  const { applNo } = order;
  return {
    id,
    applNo,
    decide: (more: object = {}, extra: Readonly<Record<string, string>> = {}) =>
      server.current.call(calls.decide, nobody, {
        headers: { ...headers, ...extra },
        body: { applNo, ias: { decision: 'APPROVE', score: 710, at: at.toISOString() }, ...more },
      }),
    survey: (more: object) =>
      server.current.call(calls.survey, nobody, { headers, body: { applNo, surveyor: 'SVY01', ...more } }),
  };
}
const orderOf = (id: string) =>
  db().selectFrom('purchase_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const rejection = {
  rejectCode: 'R05',
  ruleVersion: 7,
  compared: [
    { field: 'hariTunggakan', expected: '0', actual: '45' },
    { field: 'nik', expected: '3174015203900001', actual: null },
  ],
  message: 'Masih ada angsuran yang belum dibayar',
  canRetryAt: '2026-04-16T10:00:00+07:00',
};

test('a good score leads to the confirmation, and is kept with the step and its audit entry', async () => {
  const { id, applNo, decide } = await verified();
  expect((await decide()).result).toMatchObject({ status: 'CONFIRMING' });
  expect(await orderOf(id)).toMatchObject({ ias: 'APPROVE', ias_score: 710 });
  const { rows } = await sql<{ action: string; changes: { field: string }[] }>`select action, changes from audit_entry
    where entity_label = ${applNo} and action = 'CONFIRM'`.execute(db());
  expect(rows[0]!.changes.map(({ field }) => field)).toEqual(expect.arrayContaining(['status', 'ias', 'iasScore']));
});

test('a rule that refuses rejects the order, and the log says what was compared, masked', async () => {
  const { id, applNo, decide } = await verified();
  expect((await decide({ rejection })).result).toMatchObject({ status: 'REJECTED' });
  expect(await orderOf(id)).toMatchObject({ reject_code: 'R05', reserved: 0 });
  const { result: list } = await server.current.call(callsOf(rejectLog).list as never, admin, {
    query: { applNo, from: '2026-03-01', to: '2026-03-31' },
  } as never);
  const { result } = await server.current.call(callsOf(rejectLog).detail as never, admin, {
    parameters: { secureId: list.rows[0].secureId },
  } as never);
  expect(result).toMatchObject({
    rejectCode: 'R05',
    ruleVersion: 7,
    stage: 'VERIFYING',
    message: rejection.message,
    canRetryAt: expect.stringContaining('2026-04-16'),
    compared: [rejection.compared[0], { field: 'nik', expected: '3174********0001', actual: null }],
  });
  expect(await brokenOrders(db())).toEqual([]);
});

test('a score that rejects is a rejection by R09', async () => {
  const { id, decide } = await verified();
  const ias = { decision: 'REJECT', score: 120, at: at.toISOString() };
  expect((await decide({ ias })).result).toMatchObject({ status: 'REJECTED' });
  expect(await orderOf(id)).toMatchObject({ reject_code: 'R09', ias: 'REJECT' });
});

test('findings raise red flags, with which the customer is called', async () => {
  const { id, decide } = await verified();
  const flags = [{ code: 'FACE_MISMATCH', note: 'wajah berbeda dengan KTP' }, { code: 'ADDRESS_MISMATCH' }];
  expect((await decide({ flags })).result).toMatchObject({ status: 'CONFIRMING' });
  expect(await orderOf(id)).toMatchObject({ red_flag: true });
  const { rows } = await sql<object>`select type, state from customer_confirmation where order_id = ${id}`.execute(
    db(),
  );
  expect(rows).toEqual([{ type: 'ORDER', state: 'OPEN' }]);
});

test('an order of NMC is surveyed for a new customer and for a long tenor alone', async () => {
  const known = await verified({ line: 'NMC', tenor: 12 });
  expect((await known.decide()).result).toMatchObject({ status: 'CONFIRMING' });
  const long = await verified({ line: 'NMC', tenor: 35 });
  expect((await long.decide()).result).toMatchObject({ status: 'SURVEY' });
  expect((await long.decide()).body).toMatchObject({ code: 'INVALID_STATE' });
  expect((await long.survey({ result: 'FAILED' })).body).toMatchObject({ code: 'VALIDATION' });
  expect((await long.survey({ result: 'PASSED' })).result).toMatchObject({ status: 'CONFIRMING' });
  expect(await orderOf(long.id)).toMatchObject({ survey_result: 'PASSED', surveyor: 'SVY01' });
});

test('a failed survey rejects the order by its rule', async () => {
  const { id, decide, survey } = await verified({ line: 'NMC', tenor: 35 });
  expect((await survey({ result: 'PASSED' })).body).toMatchObject({ code: 'INVALID_STATE' });
  await decide();
  expect((await survey({ result: 'FAILED', rejection })).result).toMatchObject({ status: 'REJECTED' });
  expect(await orderOf(id)).toMatchObject({ survey_result: 'FAILED', reject_code: 'R05' });
});

test('a repeated request decides once, and an order that is over takes no decision', async () => {
  const { id, decide } = await verified();
  const key = { 'x-request-id': randomUUID() };
  const first = await decide({}, key);
  expect((await decide({}, key)).result).toEqual(first.result);
  expect(await orderOf(id)).toMatchObject({ history_no: 3 });
  const over = await verified();
  await move(db(), over.id, 'cancel');
  expect((await over.decide()).body).toMatchObject({ code: 'PO_FINAL' });
});
