import { randomUUID } from 'node:crypto';
import { orderChannelCalls as calls } from '@console/contracts/orders-logs/order-channel';
import { fileCalls } from '@console/contracts/platform/files';
import { sql } from 'kysely';
import { admin, nobody, testCaller } from '../../../test/callers.ts';
import { drawnPicture } from '../../../test/pictures.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { modules } from '../../modules.ts';
import { files } from '../../records/files/module.ts';
import type { EnteredOrder } from '../orders/entered-order.ts';
import { brokenOrders } from '../orders/order-invariants.ts';
import { application, at, enter, move } from '../orders/orders.fixtures.ts';
import { channelHeaders } from './channel.fixtures.ts';

const server = useServer({ modules: modules.includes(files) ? modules : [...modules, files] });
const db = () => server.current.database.db;
const line = { line: 'NMC' } as const;
let serial = 40_000;

/** An approved order of a member without recent orders. */
async function approved(changes: Partial<EnteredOrder> = {}) {
  server.current.setNow(at);
  const { rows } = await sql<{ no: number }>`select right(m.member_no, 9)::int as no from member m
    join member_plafond p on p.member_id = m.id and p.business_line = ${changes.line ?? 'SPEKTRA'}
    where m.status = 'active' and p.available > 2000000 and not exists (select from purchase_order o
      where o.member_id = m.id and o.purchase_date > ${at}::timestamptz - interval '2 days')
    order by 1 limit 1`.execute(db());
  const order = application(rows[0]!.no, (serial += 1), changes);
  const id = await enter(db(), order);
  for (const name of ['verify', 'confirm', 'approve'] as const) await move(db(), id, name);
  const headers = await channelHeaders(server.current, ['order-fulfilment', 'order-core'], null);
  const { applNo } = order;
  return {
    id,
    applNo,
    stock: (inStock: boolean) => server.current.call(calls.stock, nobody, { headers, body: { applNo, inStock } }),
    deliver: async (fields: Readonly<Record<string, string>> = {}, extra: Readonly<Record<string, string>> = {}) =>
      upload(server.current, calls.deliver, nobody, {
        headers: { ...headers, ...extra },
        name: 'bast.png',
        type: 'image/png',
        content: await drawnPicture('BAST'),
        fields: { applNo, kind: 'image', ...fields },
      }),
    answer: (body: object) =>
      server.current.call(calls.coreAnswer, nobody, {
        headers,
        body: { messageNo: `${applNo}-DELIVERED`, outcome: 'ACKED', ...body } as never,
      }),
  };
}
const orderOf = (id: string) =>
  db().selectFrom('purchase_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const faults = ({ body }: { body: { errors?: { field: string; code: string }[] } }) =>
  body.errors?.map(({ field, code }) => `${field} ${code}`);
const vehicle = (n: number) => ({
  frameNo: `MH1KC9999${String(n).padStart(8, '0')}`,
  engineNo: `KC99E${n + 1_000_000}`,
});

test('a vehicle that is not in stock is on indent until it is, and then issued', async () => {
  const { stock } = await approved(line);
  expect((await stock(false)).result).toMatchObject({ status: 'INDENT' });
  expect((await stock(false)).result).toMatchObject({ status: 'INDENT' });
  expect((await stock(true)).result).toMatchObject({ status: 'PO_ISSUED', poNumber: expect.stringMatching(/^PO\//) });
  expect((await stock(false)).body).toMatchObject({ code: 'INVALID_STATE' });
  expect((await (await approved()).stock(true)).body).toMatchObject({ code: 'INVALID_STATE' });
});

test('goods are received with a proof, which staff of the branch see', async () => {
  const { id, deliver } = await approved();
  expect((await deliver()).body).toMatchObject({ code: 'INVALID_STATE' });
  await move(db(), id, 'issue');
  expect((await deliver()).result).toMatchObject({ status: 'DELIVERED' });
  const { bast_file_id: fileId } = await orderOf(id);
  const read = (caller: typeof admin) =>
    server.current.call(fileCalls.read, caller, { parameters: { fileId: fileId! } });
  expect((await read(admin)).status).toBe(200);
  expect((await read(testCaller('TAMU01', {}))).status).toBe(404);
});

test('a vehicle is received with its numbers, which no other order has', async () => {
  const [first, second] = [await approved(line), await approved(line)];
  for (const { stock } of [first, second]) await stock(true);
  expect(faults(await first.deliver())).toEqual(['frameNo REQUIRED', 'engineNo REQUIRED']);
  const { frameNo, engineNo } = vehicle(1);
  expect((await first.deliver({ frameNo: frameNo.toLowerCase(), engineNo })).result).toMatchObject({
    status: 'DELIVERED',
  });
  expect(await orderOf(first.id)).toMatchObject({ frame_no: frameNo, engine_no: engineNo });
  expect((await second.deliver({ ...vehicle(2), frameNo })).body).toMatchObject({ code: 'PO_CLAIMED_TWICE' });
  expect((await second.deliver({ ...vehicle(2), engineNo })).body).toMatchObject({ code: 'PO_CLAIMED_TWICE' });
  expect(await orderOf(second.id)).toMatchObject({ status: 'PO_ISSUED', frame_no: null, bast_file_id: null });
  const goods = await approved();
  await move(db(), goods.id, 'issue');
  expect(faults(await goods.deliver(vehicle(3)))).toEqual(['frameNo NOT_ALLOWED', 'engineNo NOT_ALLOWED']);
});

test('a delivery that is sent twice is one', async () => {
  const { id, deliver } = await approved();
  await move(db(), id, 'issue');
  const key = { 'x-request-id': randomUUID() };
  const [first, again] = await Promise.all([deliver({}, key), deliver({}, key)]);
  expect([first.result.status, again.result.status]).toEqual(['DELIVERED', 'DELIVERED']);
  expect(await orderOf(id)).toMatchObject({ history_no: 6 });
});

test('the core system acknowledges a delivery later, and the order is disbursed under its contract', async () => {
  const { id, applNo, deliver, answer } = await approved();
  await move(db(), id, 'issue');
  await deliver();
  expect(faults(await answer({}))).toEqual(['coreRef REQUIRED']);
  expect(faults(await answer({ coreRef: 'KONTRAK' }))).toEqual(['coreRef PATTERN']);
  expect((await answer({ coreRef: '550000000001' })).result).toEqual({
    messageNo: `${applNo}-DELIVERED`,
    status: 'ACKED',
  });
  expect(await orderOf(id)).toMatchObject({ status: 'DISBURSED', contract_no: '550000000001' });
  expect((await answer({ coreRef: '550000000001' })).status).toBe(200);
  expect((await answer({ coreRef: '550000000002' })).body).toMatchObject({ code: 'IDEMPOTENCY_REUSED' });
  expect((await answer({ messageNo: '99999269999999-DELIVERED', coreRef: '550000000003' })).status).toBe(404);
  expect(await brokenOrders(db())).toEqual([]);
});

test('a refusal of the core system says why', async () => {
  const { id, answer, applNo } = await approved();
  await move(db(), id, 'issue');
  const messageNo = `${applNo}-PO_ISSUED`;
  expect(faults(await answer({ messageNo, outcome: 'REFUSED' }))).toEqual(['message REQUIRED']);
  const refused = await answer({ messageNo, outcome: 'REFUSED', message: 'DATA TIDAK LENGKAP' });
  expect(refused.result).toEqual({ messageNo, status: 'REFUSED' });
});
