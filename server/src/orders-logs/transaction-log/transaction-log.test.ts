// Long: seven kinds of log on one server.
import { callsOf } from '@console/contracts/core/resource';
import {
  balanceLog,
  errorLog,
  orderfullLog,
  otpLog,
  rejectCodes,
  rejectLog,
  schedulerLog,
  schedulerLogCalls,
  transactionLog,
} from '@console/contracts/orders-logs/transaction-log';
import { accountCalls } from '@console/contracts/membership/member-management';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { useGateway } from '../../../test/gateway.ts';
import { useServer } from '../../../test/server.ts';
import { memberId, sendOtp, verifyOtp } from '../../membership/index.ts';
import { makeSource } from '../../membership/token-management/source.fixture.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import type { Caller } from '../../platform/context.ts';
import { keepFault } from '../../platform/error-log/keep.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { userId } from '../../shell/user/seed.ts';
import { application, enter, move } from '../orders/orders.fixtures.ts';
import { clearRedFlag } from '../orders/flags.ts';
import type { OrderMove } from '../orders/move.ts';

const gateway = useGateway();
const server = useServer({ modules, configuration: gateway.configuration });
const db = () => server.current.database.db;
const chief = { ...admin, userId: userId('ADMIN01') };
const clerk = testCaller(
  'CC10010',
  { '*': 'View Only' },
  {
    mappingType: 'BRANCH',
    scope: { type: 'branches', branchIds: [branchId('SPEKTRA', '10010')], mraIds: [] },
  },
);
const kinds = [transactionLog, rejectLog, errorLog, otpLog, orderfullLog, schedulerLog, balanceLog] as const;
const list = (resource: (typeof kinds)[number], query: object = {}, caller: Caller = chief) =>
  server.current.call(callsOf(resource).list as never, caller, { query: query as never });
const detail = (resource: (typeof kinds)[number], secureId: string, caller: Caller = chief) =>
  server.current.call(callsOf(resource).detail as never, caller, { parameters: { secureId } });
const one = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db())).rows[0]!;

test('a list shows today, at most 7 days, and a year with a number', async () => {
  for (const kind of kinds) {
    expect([kind.module, (await list(kind)).status]).toEqual([kind.module, 200]);
    expect((await list(kind, { from: '2026-03-10', to: '2026-03-16' })).status).toBe(200);
    const wide = { from: '2026-03-09', to: '2026-03-16' };
    expect((await list(kind, wide)).body).toMatchObject({ code: 'NARROW_FILTER' });
  }
  const { no } = await one(sql<{ no: string }>`select appl_no as no from transaction_log_view
    where at < '2026-02-01' limit 1`);
  const found = await list(transactionLog, { applNo: no, from: '2025-06-01', to: '2026-03-16' });
  expect(found.result.total).toBeGreaterThan(0);
  expect((await list(transactionLog, { applNo: no, from: '2024-06-01', to: '2026-03-16' })).status).toBe(422);
});

test('the seed has every kind, all reject codes, and states of codes and messages', async () => {
  const count = async (table: string) =>
    (await one(sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`)).count;
  expect(await count('transaction_log')).toBe(1_500);
  expect(await count('reject_log')).toBe(160);
  expect(await count('error_log')).toBe(120);
  expect(await count('otp_log')).toBe(500);
  expect(await count('orderfull_message')).toBe(260);
  expect(await count('scheduler_log')).toBe(300);
  expect(await count('balance_log_view')).toBeGreaterThan(1_000);
  const { codes } = await one(sql<{ codes: number }>`select count(distinct reject_code)::int as codes from reject_log`);
  expect(codes).toBe(rejectCodes.length);
  const prints = await one(sql<{ prints: number; handled: number }>`select count(distinct fingerprint)::int as prints,
    count(*) filter (where state = 'HANDLED')::int as handled from error_log`);
  expect(prints).toEqual({ prints: 30, handled: 40 });
  expect(
    (await one(sql<{ states: number }>`select count(distinct status)::int as states from orderfull_message`)).states,
  ).toBeGreaterThan(3);
});

test('rows of a branch are seen there, those without one by who sees all; nothing is in clear', async () => {
  const period = { from: '2026-03-10', to: '2026-03-16', size: 100 };
  const own = (await list(transactionLog, period, clerk)).result;
  expect(own.total).toBeGreaterThan(0);
  expect(own.total).toBeLessThan((await list(transactionLog, period)).result.total);
  expect((await list(schedulerLog, period, clerk)).result.total).toBe(0);
  expect((await list(schedulerLog, period)).result.total).toBeGreaterThan(0);
  const foreign = await one(sql<{ id: string }>`select id from otp_log_view where branch_id is not null
    and branch_id <> ${branchId('SPEKTRA', '10010')} limit 1`);
  expect((await detail(otpLog, foreign.id, clerk)).status).toBe(404);
  const [movement] = (await list(balanceLog, { ...period, accountKind: 'ESCROW' })).result.rows;
  if (movement) expect(movement.accountNo).toMatch(/^\*{6}\d{4}$/);
});

test('a rejection and the messages of an order are written by its steps, and linked to each other', async () => {
  const id = await enter(db(), application(5, 7_001));
  const { rows: flags } = await sql<{ code: 'FAST_REPEAT' }>`select code from purchase_order_flag
    where order_id = ${id} and cleared_at is null`.execute(db());
  for (const { code } of flags)
    await db()
      .transaction()
      .execute((tx) =>
        clearRedFlag(
          tx,
          id,
          { code, clearNote: 'sudah diperiksa' },
          { by: 'HOOPS02', at: server.current.app.services.now() },
        ),
      );
  for (const name of ['verify', 'confirm', 'approve', 'issue'] as const) await move(db(), id, name);
  const message = await one(sql<{ id: string; no: string; status: string; payload: object }>`select id,
    message_no as no, status, payload from orderfull_message where order_id = ${id}`);
  expect(message).toMatchObject({ status: 'QUEUED', no: expect.stringMatching(/^\d{14}-PO_ISSUED$/) });
  expect(JSON.stringify(message.payload)).toContain('financedAmount');
  const { result } = await detail(orderfullLog, message.id);
  expect(result).toMatchObject({ orderId: id, differences: [] });
  expect(result.chain.map(({ kind }: { kind: string }) => kind)).toContain('balance-tracking');

  const other = await enter(db(), application(5, 7_002));
  await move(db(), other, 'verify');
  await move(db(), other, 'reject', { values: { rejectCode: 'R05' } });
  const reject = await one(sql<{ id: string }>`select r.id from reject_log r join purchase_order o
    on o.appl_no = r.appl_no where o.id = ${other}`);
  const refused = (await detail(rejectLog, reject.id)).result;
  expect(refused).toMatchObject({ rejectCode: 'R05', ruleName: 'Tunggakan', stage: 'VERIFYING', orderId: other });
  expect(refused).toMatchObject({ message: 'Selesaikan angsuran yang tertunggak', canRetryAt: null, compared: [] });
});

test('a rejection keeps what its rule compared, masked, and what the customer was shown', async () => {
  const rejected = async (serial: number, values: OrderMove['values']) => {
    const id = await enter(db(), application(5, serial));
    await move(db(), id, 'verify');
    await move(db(), id, 'reject', { values });
    const row = await one(sql<{ id: string }>`select r.id from reject_log r join purchase_order o
      on o.appl_no = r.appl_no where o.id = ${id}`);
    return (await detail(rejectLog, row.id)).result;
  };
  const limit = await rejected(7_003, { rejectCode: 'R01' });
  expect(limit.compared).toEqual([
    { field: 'financedAmount', expected: expect.stringMatching(/^<= \d+$/), actual: '900000' },
  ]);
  expect(limit.message).toBe('Plafond Anda tidak mencukupi');
  const phone = await rejected(7_004, {
    rejectCode: 'R02',
    rejectDetails: {
      compared: [{ field: 'phone', expected: null, actual: '081234567890' }],
      message: 'Hubungi 081234567890',
      canRetryAt: new Date('2026-04-16T03:00:00Z'),
      ruleVersion: 7,
    },
  });
  expect(phone).toMatchObject({
    compared: [{ field: 'phone', expected: null, actual: '0812****7890' }],
    message: 'Hubungi 0812****7890',
    canRetryAt: expect.stringMatching(/^2026-04-16/),
    ruleVersion: 7,
  });
});

test('a refused or failed message is sent again under its number, unless a later one was acknowledged', async () => {
  const resend = (secureId: string, version: number, caller: Caller = chief) =>
    server.current.call(callsOf(orderfullLog).resend, caller, {
      body: { secureId, version, resendReason: 'core sudah pulih kembali' } as never,
    });
  const failed = await one(sql<{ id: string; version: number; no: string }>`select id, version, message_no as no
    from orderfull_message where status in ('FAILED', 'REFUSED') limit 1`);
  expect((await resend(failed.id, failed.version, clerk)).status).toBe(403);
  expect((await resend(failed.id, failed.version)).status).toBe(200);
  expect(await one(sql`select message_no as no, status, tries from orderfull_message where id = ${failed.id}`)).toEqual(
    {
      no: failed.no,
      status: 'QUEUED',
      tries: 0,
    },
  );
  expect((await resend(failed.id, failed.version + 1)).body).toMatchObject({ code: 'INVALID_STATE' });
  const earlier = await one(sql<{ id: string; version: number }>`update orderfull_message set status = 'FAILED',
    ack_at = null where id = (select a.id from orderfull_message a join orderfull_message b on b.order_id = a.order_id
      and b.at > a.at and b.status = 'ACKED' where a.status = 'ACKED' limit 1) returning id, version`);
  expect((await resend(earlier.id, earlier.version)).body).toMatchObject({ code: 'ORDERFULL_SUPERSEDED' });
});

test('a fault is kept masked with its fingerprint; its stack is for audit, admins and operators', async () => {
  const { services } = server.current.app;
  const fault = () => Object.assign(new Error('tidak terkirim ke 081234567890'), { code: 'EPIPE' });
  for (const error of [fault(), fault()]) keepFault(services, error, { service: 'middle', component: 'GET /x' });
  let rows: { id: string; fingerprint: string; message: string }[] = [];
  while (rows.length < 2)
    rows = (
      await sql<{ id: string; fingerprint: string; message: string }>`select id, fingerprint, message from error_log
        where error_code = 'EPIPE'`.execute(db())
    ).rows;
  expect(new Set(rows.map(({ fingerprint }) => fingerprint)).size).toBe(1);
  expect(rows[0]!.message).toBe('tidak terkirim ke 0812****7890');
  const viewer = testCaller('HOBIS01', { '*': 'View Only' });
  expect((await detail(errorLog, rows[0]!.id)).result.stackTrace).toContain('Error');
  expect((await detail(errorLog, rows[0]!.id, viewer)).result).toMatchObject({ stackTrace: null });
});

test('a fault is marked as handled with a note, and the mark is taken back', async () => {
  const { id } = await one(sql<{ id: string }>`select id from error_log where state = 'OPEN' limit 1`);
  const step = (name: 'handle' | 'reopen', version: number, values: object = {}) =>
    server.current.call(callsOf(errorLog)[name], chief, { body: { secureId: id, version, ...values } as never });
  expect((await step('handle', 1)).status).toBe(422);
  expect((await step('handle', 1, { handleNote: 'sudah diperbaiki tim' })).status).toBe(200);
  expect((await detail(errorLog, id)).result).toMatchObject({ state: 'HANDLED', handledBy: 'ADMIN01' });
  expect((await step('reopen', 2)).status).toBe(200);
  expect((await detail(errorLog, id)).result).toMatchObject({ state: 'OPEN', handledBy: null, handleNote: null });
});

test('a code that went out and was not used has expired; codes to the same number are found by it', async () => {
  const period = { from: '2026-03-10', to: '2026-03-16', size: 100 };
  const rows = (await list(otpLog, { ...period, status: 'EXPIRED' })).result.rows as { secureId: string }[];
  expect(rows.length).toBeGreaterThan(0);
  expect((await list(otpLog, { ...period, status: 'SENT' })).result.total).toBe(0);
  const { result } = await detail(otpLog, rows[0]!.secureId);
  expect(result).toMatchObject({ status: 'EXPIRED', attemptsMade: expect.any(Array), others: expect.any(Array) });
});

test('a job runs again manually, but not the seal, nor a job that the program does not have', async () => {
  const run = (secureId: string, caller: Caller = chief) =>
    server.current.call(schedulerLogCalls.rerun, caller, { body: { secureId } });
  const of = async (job: string) =>
    (await one(sql<{ id: string }>`select id from scheduler_log where job_name = ${job} limit 1`)).id;
  expect((await run(await of('po-sms'), clerk)).status).toBe(403);
  expect((await run(await of('po-sms'))).result).toEqual({ jobName: 'po-sms' });
  expect((await run(await of('audit-seal'))).body).toMatchObject({ code: 'NOT_RERUNNABLE' });
  const entries = await one(sql<{ count: number }>`select count(*)::int as count from audit_entry
    where module = 'transaction-log-scheduler' and action = 'RUN' and outcome = 'success'`);
  expect(entries.count).toBe(1);
});

test('movements are the rows of the ledgers, each beginning where the one before ended', async () => {
  const row = await one(sql<{ id: string }>`select id from balance_log_view where account_kind = 'PLAFOND'
    and seq_no > 1 order by at desc limit 1`);
  const { result } = await detail(balanceLog, row.id);
  expect(result.neighbours.length).toBeGreaterThan(1);
  for (const [k, { balanceBefore }] of (
    result.neighbours as { balanceBefore: number; balanceAfter: number }[]
  ).entries())
    if (k > 0) expect(balanceBefore).toBe(result.neighbours[k - 1].balanceAfter);
});

test('a call of an application leaves a row without its secrets and with masked numbers', async () => {
  const source = await makeSource(server.current, { allowedServices: ['member-management'] });
  const body = { phone: '081234567890', pin: '258014', channel: 'APP', deviceId: 'perangkat-uji', model: 'Pixel 9' };
  const answer = await server.current.call(accountCalls.signIn as never, null, {
    body,
    headers: source.headers,
  } as never);
  expect(answer.body.code).toBe('SIGN_IN_FAILED');
  let row: Readonly<Record<string, unknown>> | undefined;
  while (!row)
    row = await one(sql`select transaction_type as type, result, response_code as code, request, response, source_input
      as source from transaction_log where endpoint = 'member-management.sign-in' and request ->> 'model' = 'Pixel 9'`);
  expect(row).toMatchObject({ type: 'MEMBER_LOGIN', result: 'REJECTED', code: 'SIGN_IN_FAILED', response: null });
  expect(row['request']).toMatchObject({ phone: '0812****7890', pin: '******', deviceId: '******' });
  expect(row['source']).toMatch(/^APP_/);
});

test('a code leaves a row with what became of it, and never itself', async () => {
  const { services } = server.current.app;
  const texts = await protectionOf(services);
  const subject = { purpose: 'ACCOUNT', subjectId: memberId(8), memberId: memberId(8) } as const;
  await sendOtp(services, texts, { ...subject, username: 'HOOPS01' });
  const [code = ''] = /\d{6}/.exec(gateway.sent.at(-1)!.text)!;
  const wrong = code === '111111' ? '222222' : '111111';
  await expect(verifyOtp(services, texts, { ...subject, otp: wrong })).rejects.toThrow();
  await verifyOtp(services, texts, { ...subject, otp: code });
  const row = await one(sql<{ text: string; status: string }>`select l::text as text, status from otp_log l
    where member_id = ${memberId(8)} order by at desc limit 1`);
  expect(row.status).toBe('VERIFIED');
  expect(row.text).not.toContain(code);
  expect(row.text).toContain('****');
});
