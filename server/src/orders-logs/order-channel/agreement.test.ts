import { randomUUID } from 'node:crypto';
import { orderChannelCalls as calls } from '@console/contracts/orders-logs/order-channel';
import { sql } from 'kysely';
import { nobody } from '../../../test/callers.ts';
import { useGateway } from '../../../test/gateway.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { brokenOrders } from '../orders/order-invariants.ts';
import { at, move } from '../orders/orders.fixtures.ts';
import { applicationBody, channelHeaders, goodsIn } from './channel.fixtures.ts';

const gateway = useGateway();
const server = useServer({ modules, configuration: gateway.configuration });
const db = () => server.current.database.db;
let serial = 20_000;

/** An order that a channel entered, of a member with a limit and without recent orders. */
async function entered(qty = 1) {
  server.current.setNow(at);
  await sql`update outlet set monthly_limit = null`.execute(db());
  const headers = await channelHeaders(server.current, ['order-entry']);
  const { rows } = await sql<{ no: number }>`select right(m.member_no, 9)::int as no from member m
    join member_plafond p on p.member_id = m.id and p.business_line = 'SPEKTRA'
    where m.status = 'active' and p.available between 5000000 and 25000000 and not exists (select from purchase_order o
      where o.member_id = m.id and o.purchase_date > ${at}::timestamptz - interval '2 days')
    order by 1 limit 1`.execute(db());
  const goods = await goodsIn(server.current);
  const body = applicationBody(rows[0]!.no, (serial += 1), goods, {
    items: [{ objectCode: goods.code, qty, unitPrice: goods.price }],
    financedAmount: qty * goods.price - 100_000,
  });
  expect((await server.current.call(calls.enter, nobody, { headers, body })).status).toBe(200);
  const { applNo } = body;
  return {
    applNo,
    headers,
    amount: body.financedAmount,
    otp: () => server.current.call(calls.otp, nobody, { headers, body: { applNo } }),
    verify: (otp: string, more: Readonly<Record<string, string>> = {}) =>
      server.current.call(calls.verify, nobody, { headers: { ...headers, ...more }, body: { applNo, otp } }),
  };
}
const codeSent = () => /\d{6}/.exec(gateway.sent.at(-1)!.text)![0];
const orderOf = (applNo: string) =>
  db().selectFrom('purchase_order').selectAll().where('appl_no', '=', applNo).executeTakeFirstOrThrow();

test('the member agrees by the code in the words of the line, and the limit is reserved', async () => {
  const { applNo, amount, otp, verify } = await entered();
  const sent = await otp();
  expect(sent.result).toEqual({ sentTo: expect.stringMatching(/^08\d\d\*+\d{4}$/), seconds: expect.any(Number) });
  expect(gateway.sent.at(-1)!.text).toContain('persetujuan order');
  const answer = await verify(codeSent());
  expect(answer.result).toMatchObject({ applNo, status: 'VERIFYING' });
  expect(await orderOf(applNo)).toMatchObject({ reserved: amount });
  const { rows } = await sql<object>`select purpose, status, source_input as source, branch_id is not null as placed
    from otp_log where appl_no = ${applNo}`.execute(db());
  expect(rows).toEqual([{ purpose: 'ORDER', status: 'VERIFIED', source: 'FIONA', placed: true }]);
  expect(await brokenOrders(db())).toEqual([]);
});

test('a wrong code is counted and moves nothing, and one code is sent a minute', async () => {
  const { applNo, otp, verify } = await entered();
  await otp();
  const right = codeSent();
  const wrong = right === '111111' ? '222222' : '111111';
  expect((await verify(wrong)).body).toMatchObject({ code: 'OTP_FAILED' });
  expect((await otp()).body).toMatchObject({ code: 'OTP_TOO_SOON' });
  expect(await orderOf(applNo)).toMatchObject({ status: 'ENTRY' });
  expect((await verify(right)).result).toMatchObject({ status: 'VERIFYING' });
});

test('an order is verified by nothing but the code of its member', async () => {
  const { applNo, verify } = await entered();
  expect((await verify('123456')).body).toMatchObject({ code: 'OTP_FAILED' });
  const { id } = await orderOf(applNo);
  const other = await entered();
  await other.otp();
  expect((await verify(codeSent())).body).toMatchObject({ code: 'OTP_FAILED' });
  expect(await orderOf(applNo)).toMatchObject({ id, status: 'ENTRY' });
});

test('a repeated call is answered as the first one was; another one finds no entry to agree to', async () => {
  const { otp, verify } = await entered();
  await otp();
  const key = { 'x-request-id': randomUUID() };
  const code = codeSent();
  const first = await verify(code, key);
  expect(first.result).toMatchObject({ status: 'VERIFYING' });
  expect((await verify(code, key)).result).toEqual(first.result);
  expect((await verify(code)).body).toMatchObject({ code: 'INVALID_STATE' });
  expect((await otp()).body).toMatchObject({ code: 'INVALID_STATE' });
});

test('an order above the limit stays entered, and the refusal is a row of the log of rejections', async () => {
  const { applNo, amount, otp, verify } = await entered(10);
  await otp();
  expect((await verify(codeSent())).body).toMatchObject({ code: 'PLAFOND_INSUFFICIENT' });
  expect(await orderOf(applNo)).toMatchObject({ status: 'ENTRY', reserved: 0 });
  const { rows } = await sql<object>`select reject_code as code, stage, compared, source_input as source
    from reject_log where appl_no = ${applNo}`.execute(db());
  expect(rows).toEqual([
    {
      code: 'R01',
      stage: 'ENTRY',
      source: 'FIONA',
      compared: [{ field: 'plafond', expected: String(amount), actual: expect.stringMatching(/^\d+$/) }],
    },
  ]);
});

test('an order that is over takes no code', async () => {
  const { applNo, otp, verify } = await entered();
  await otp();
  await move(db(), (await orderOf(applNo)).id, 'cancel');
  expect((await verify(codeSent())).body).toMatchObject({ code: 'PO_FINAL' });
  expect((await otp()).body).toMatchObject({ code: 'PO_FINAL' });
});
