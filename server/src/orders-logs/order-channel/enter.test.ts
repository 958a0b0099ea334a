import { orderChannelCalls as calls, type ChannelApplication } from '@console/contracts/orders-logs/order-channel';
import { sql } from 'kysely';
import { nobody } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { memberId } from '../../membership/index.ts';
import { modules } from '../../modules.ts';
import { at } from '../orders/orders.fixtures.ts';
import { applicationBody, channelHeaders, goodsIn } from './channel.fixtures.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const headersFor = (source: string | null = 'FIONA') => channelHeaders(server.current, ['order-entry'], source);
let serial = 10_000;
const body = async (changes: Partial<ChannelApplication> = {}, member = 30) =>
  applicationBody(member, (serial += 1), await goodsIn(server.current), changes);
const enter = (headers: Readonly<Record<string, string>>, given: ChannelApplication) =>
  server.current.call(calls.enter, nobody, { headers, body: given });
const status = (headers: Readonly<Record<string, string>>, applNo: string) =>
  server.current.call(calls.status, nobody, { headers, body: { applNo } });
const faults = async (changes: Partial<ChannelApplication>) => {
  const answer = await enter(await headersFor(), await body(changes));
  return answer.body.errors?.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
};

beforeAll(async () => {
  server.current.setNow(at);
});

test('an application of a channel becomes an order of its source, once however often it calls', async () => {
  const headers = await headersFor();
  const given = await body();
  const first = await enter(headers, given);
  expect(first.result).toMatchObject({ applNo: given.applNo, status: 'ENTRY', poNumber: null, contractNo: null });
  expect((await enter(headers, given)).result).toEqual(first.result);
  expect((await enter(headers, { ...given, tenor: 18 })).body).toMatchObject({ code: 'IDEMPOTENCY_REUSED' });
  const { rows } = await sql<object>`select o.source_input as source, o.member_id as member, o.created_by as by, i.name,
      i.unit_price as price, p.name as product
    from purchase_order o join purchase_order_item i on i.order_id = o.id join product p on p.id = i.product_id
    where o.appl_no = ${given.applNo}`.execute(db());
  expect(rows).toEqual([
    {
      source: 'FIONA',
      by: 'FIONA',
      member: memberId(30),
      name: (rows[0] as { product: string }).product,
      product: expect.any(String),
      price: given.items[0]!.unitPrice,
    },
  ]);
  const [a, b] = await Promise.all([enter(headers, { ...given }), enter(headers, { ...given })]);
  expect(a.result).toEqual(b.result);
});

test('a channel follows its own orders alone', async () => {
  const [own, other] = [await headersFor(), await headersFor('FMC')];
  const given = await body({}, 31);
  await enter(own, given);
  expect((await status(own, given.applNo)).result).toMatchObject({ status: 'ENTRY' });
  expect((await status(other, given.applNo)).status).toBe(404);
  expect((await status(own, '99999261999999')).status).toBe(404);
});

test('an application of another system, which has no source of orders, enters none', async () =>
  expect((await enter(await headersFor(null), await body())).body).toMatchObject({ code: 'SOURCE_DENIED' }));

test('unknown members, goods and outlets are named, and so are prices outside those of the product', async () => {
  const { code, price } = await goodsIn(server.current);
  expect((await enter(await headersFor(), await body({ memberNo: '1999999999' }))).status).toBe(404);
  const item = { objectCode: code, qty: 1, unitPrice: price };
  expect(await faults({ items: [{ ...item, objectCode: 'TIDAKADA' }] })).toEqual(['items.0.objectCode NOT_FOUND']);
  expect(await faults({ outletCode: 'S999999999' })).toEqual(['outletCode NOT_FOUND']);
  await sql`update product set price_min = ${price}, price_max = ${price} where object_code = ${code}`.execute(db());
  const cheap = { items: [{ ...item, unitPrice: price - 1 }], financedAmount: price - 100_001 };
  expect(await faults(cheap)).toEqual(['items.0.unitPrice NOT_ALLOWED']);
  expect(await faults({ purchaseDate: '2026-03-20T10:00:00+07:00' })).toEqual(['purchaseDate NOT_ALLOWED']);
});

test('an amount that does not follow from the price is refused, and is a fault in the log of errors', async () => {
  const given = await body();
  const answer = await enter(await headersFor(), { ...given, financedAmount: given.financedAmount + 1 });
  expect(answer.body.errors).toMatchObject([{ field: 'financedAmount' }]);
  let rows: readonly object[] = [];
  while (rows.length === 0)
    rows = (
      await sql<object>`select severity, error_code as code, upstream, source_input as source from error_log
        where appl_no = ${given.applNo}`.execute(db())
    ).rows;
  expect(rows).toEqual([{ severity: 'WARN', code: 'FINANCED_DIFFERS', upstream: 'FIONA', source: 'FIONA' }]);
});

test('a call of a channel leaves a row of the log and an audit entry that name the application', async () => {
  const given = await body({}, 32);
  await enter(await headersFor(), given);
  let rows: readonly { type: string; result: string }[] = [];
  while (rows.length === 0)
    rows = (
      await sql<{ type: string; result: string }>`select transaction_type as type, result from transaction_log
        where appl_no = ${given.applNo}`.execute(db())
    ).rows;
  expect(rows).toEqual([{ type: 'ORDER_ENTRY', result: 'SUCCESS' }]);
  const entries = await sql<object>`select action, username, actor_name like 'APP_%' as named from audit_entry
    where entity_label = ${given.applNo}`.execute(db());
  expect(entries.rows).toEqual([{ action: 'CREATE', username: 'SYSTEM', named: true }]);
});
