// Long: one story of an order, each step on what the one before left.
import { callsOf } from '@console/contracts/core/resource';
import { ccmChecklists, confirmations } from '@console/contracts/orders-logs/customer-confirmation';
import { orderChannelCalls as calls } from '@console/contracts/orders-logs/order-channel';
import { poStatus } from '@console/contracts/orders-logs/po-status';
import { trackingCalls, trackingOrders } from '@console/contracts/orders-logs/tracking-orders';
import { sql } from 'kysely';
import { admin, nobody, testCaller } from '../../../test/callers.ts';
import { useCoreOrders } from '../../../test/core-orders.ts';
import { useGateway } from '../../../test/gateway.ts';
import { drawnPicture } from '../../../test/pictures.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { memberId, reconcilePlafonds } from '../../membership/index.ts';
import { modules } from '../../modules.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { userId } from '../../shell/user/seed.ts';
import { advanceOrders } from '../orders/advance.ts';
import { brokenOrders } from '../orders/order-invariants.ts';
import { at, memberOffice } from '../orders/orders.fixtures.ts';
import { promoOrdersOf } from '../orders/promo-orders.fixtures.ts';
import { sendOrderfulls } from '../orders/send-orderfulls.ts';
import { applicationBody, channelHeaders, goodsIn } from './channel.fixtures.ts';

const gateway = useGateway();
const core = useCoreOrders();
const server = useServer({
  modules,
  configuration: {
    get messageGatewayUrl() {
      return gateway.configuration.messageGatewayUrl;
    },
    get coreOrdersUrl() {
      return core.configuration.coreOrdersUrl;
    },
  },
});
const { promos, runningPromo } = promoOrdersOf(() => server.current);
const db = () => server.current.database.db;
const full = { '*': 'Full Access' };
const clerk = testCaller('HOOPS01', full, { userId: userId('HOOPS01') });
const supervisor = testCaller('HOOPS02', full, { userId: userId('HOOPS02') });
/** The member of the fixtures of promos. */
const member = 5;

const limit = async () => {
  const { rows } = await sql<{ used: number; reserved: number; available: number }>`select used,
      reserved_orders as reserved, available from member_plafond
    where member_id = ${memberId(member)} and business_line = 'SPEKTRA'`.execute(db());
  return rows[0]!;
};
const tracked = async (applNo: string) => {
  const { result } = await server.current.call(callsOf(trackingOrders).list, admin, {
    query: { search: applNo } as never,
  });
  const [{ secureId, stage }] = result.rows;
  const { steps } = (await server.current.call(trackingCalls.timeline, admin, { parameters: { secureId } })).result;
  return { secureId, stage, state: steps.at(-1).to };
};
const actionsOf = async (applNo: string) => {
  const { rows } = await sql<{ actions: string }>`select string_agg(action, ' ' order by at, id) as actions
    from audit_entry where entity_label = ${applNo} and outcome = 'success'`.execute(db());
  return rows[0]!.actions;
};
const run = async () => {
  const { services } = server.current.app;
  await advanceOrders(services);
  await sendOrderfulls(services, await protectionOf(services), ['QUEUED', 'RETRY']);
};

test('limit, quota, logs, audit and tracking of an order agree from its entry to its disbursement', async () => {
  server.current.setNow(at);
  await run();
  const goods = await goodsIn(server.current);
  const amount = goods.price - 100_000;
  const promo = await runningPromo({ quotaContracts: 5 });
  const usedOf = async () => (await promos.read(promo.secureId)).usedContracts;
  const entry = await channelHeaders(server.current, ['order-entry']);
  const systems = await channelHeaders(server.current, ['order-decision', 'order-fulfilment'], null);
  const start = await limit();

  const body = applicationBody(member, 55_001, goods, { promoCode: promo.promoCode });
  const { applNo } = body;
  expect((await server.current.call(calls.enter, nobody, { headers: entry, body })).result).toMatchObject({
    status: 'ENTRY',
  });
  expect(await limit()).toEqual(start);
  expect(await tracked(applNo)).toMatchObject({ stage: 'ENTERED' });

  await server.current.call(calls.otp, nobody, { headers: entry, body: { applNo } });
  const otp = /\d{6}/.exec(gateway.sent.at(-1)!.text)![0];
  const agreed = await server.current.call(calls.verify, nobody, { headers: entry, body: { applNo, otp } });
  expect(agreed.result).toMatchObject({ status: 'VERIFYING' });
  expect(await limit()).toEqual({ ...start, reserved: start.reserved + amount, available: start.available - amount });

  const decided = await server.current.call(calls.decide, nobody, {
    headers: systems,
    body: {
      applNo,
      ias: { decision: 'REFER', score: 520, at: at.toISOString() },
      flags: [{ code: 'FACE_MISMATCH', note: 'wajah kurang jelas' }],
    },
  });
  expect(decided.result).toMatchObject({ status: 'CONFIRMING' });
  const { secureId } = await tracked(applNo);
  await run();
  expect(await tracked(applNo)).toMatchObject({ stage: 'CONFIRMATION', state: 'CONFIRMING' });

  const order = async () =>
    (await server.current.call(callsOf(poStatus).detail, clerk, { parameters: { secureId } })).result;
  const cleared = await server.current.call(callsOf(poStatus)['red-flag-clear'], supervisor, {
    body: {
      secureId,
      version: (await order()).version,
      code: 'FACE_MISMATCH',
      clearNote: 'foto ulang sudah sesuai',
    } as never,
  });
  expect(cleared.status).toBe(200);
  const { rows: flags } = await sql<{ code: string }>`select code from purchase_order_flag
    where order_id = ${secureId} and cleared_at is null`.execute(db());
  for (const { code } of flags)
    await server.current.call(callsOf(poStatus)['red-flag-clear'], supervisor, {
      body: { secureId, version: (await order()).version, code, clearNote: 'sudah diperiksa' } as never,
    });

  const confirmation = async () => {
    const { rows } = await sql<{ secureId: string; version: number }>`select id as "secureId", version
      from customer_confirmation where order_id = ${secureId}`.execute(db());
    return rows[0]!;
  };
  await server.current.call(callsOf(confirmations).take, clerk, { body: (await confirmation()) as never });
  const confirmed = await server.current.call(callsOf(confirmations).result, clerk, {
    body: {
      ...(await confirmation()),
      result: 'CONFIRMED',
      answers: ccmChecklists.ORDER.map((code) => ({ code, answer: 'MATCH' })),
    } as never,
  });
  expect(confirmed.result).toMatchObject({ state: 'CONFIRMED' });

  expect(await usedOf()).toBe(0);
  await run();
  expect(await order()).toMatchObject({ status: 'PO_ISSUED', poNumber: expect.stringMatching(/^PO\//) });
  expect(await usedOf()).toBe(1);
  await run();
  expect(core.received.filter((message) => message.applNo === applNo)).toMatchObject([{ messageType: 'PO_ISSUED' }]);
  expect(await tracked(applNo)).toMatchObject({ stage: 'PO' });

  const delivered = await upload(server.current, calls.deliver, nobody, {
    headers: systems,
    name: 'bast.png',
    type: 'image/png',
    content: await drawnPicture('BAST'),
    fields: { applNo, kind: 'image' },
  });
  expect(delivered.result).toMatchObject({ status: 'DELIVERED' });
  expect(await limit()).toMatchObject({ reserved: start.reserved + amount, used: start.used });
  await run();
  expect(await order()).toMatchObject({ status: 'DISBURSED', contractNo: expect.stringMatching(/^88\d{10}$/) });
  expect(await limit()).toEqual({
    used: start.used + amount,
    reserved: start.reserved,
    available: start.available - amount,
  });
  expect(await usedOf()).toBe(1);
  expect(await tracked(applNo)).toMatchObject({ stage: 'DONE', state: 'DISBURSED' });

  const path = 'CREATE RED_FLAG VERIFY RED_FLAG CONFIRM RED_FLAG_CLEAR APPROVE ISSUE DELIVER DISBURSE';
  const said = await actionsOf(applNo);
  for (const action of path.split(' ')) expect(said).toContain(action);
  const { rows: logged } = await sql<{ kind: string; count: number }>`
    select 'transaction' as kind, count(*)::int as count from transaction_log where appl_no = ${applNo}
    union all select 'otp', count(*)::int from otp_log where appl_no = ${applNo}
    union all select 'orderfull', count(*)::int from orderfull_message where appl_no = ${applNo} and status = 'ACKED'
    union all select 'balance', count(*)::int from plafond_movement where reference = ${applNo}`.execute(db());
  expect(Object.fromEntries(logged.map(({ kind, count }) => [kind, count]))).toMatchObject({
    otp: 1,
    orderfull: 2,
    balance: 2,
  });
  expect(memberOffice(member)).toBe(applNo.slice(0, 5));
  expect(await brokenOrders(db())).toEqual([]);
  expect((await reconcilePlafonds(server.current.app)).failures).toEqual([]);
});
