// Long: the pages of one record on one server; the tests share how they enter and move an order.
import { callsOf } from '@console/contracts/core/resource';
import { orderStates } from '@console/contracts/orders-logs/orders/vocabulary';
import { poCancellations, poStatus, poStatuses, poStatusNmc } from '@console/contracts/orders-logs/po-status';
import { sql } from 'kysely';
import { admin, testCaller, viewer } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { memberId } from '../../membership/index.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import type { Caller } from '../../platform/context.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { clearRedFlag } from '../orders/flags.ts';
import { sendOrderMessages } from '../orders/send-messages.ts';
import { brokenOrders } from '../orders/order-invariants.ts';
import { application, at, enter, move } from '../orders/orders.fixtures.ts';
import type { OrderTransitionName } from '@console/contracts/orders-logs/orders/machine';

const server = useServer({ modules });
const db = () => server.current.database.db;
const calls = callsOf(poStatus);
const decisions = callsOf(poCancellations.SPEKTRA);
const full = { '*': 'Full Access' };
const staff = testCaller('HOOPS01', full);
const other = testCaller('HOOPS02', full);
const headOffice = testCaller('HOBISHD01', full, { roles: [{ secureId: 'x', name: 'ho_business', jobName: '1' }] });
const ofBranch = (officeCode: string) =>
  testCaller(`CAB${officeCode}`, full, {
    mappingType: 'BRANCH',
    scope: { type: 'branches', branchIds: [branchId('SPEKTRA', officeCode)], mraIds: [] },
  });

let serial = 5_000;
/** A new order of member 5, moved along these steps; red flags of its entry are cleared. */
async function ordered(...names: readonly OrderTransitionName[]): Promise<string> {
  const id = await enter(db(), application(5, (serial += 1)));
  const { rows } = await sql<{ code: 'FAST_REPEAT' }>`select code from purchase_order_flag
    where order_id = ${id} and cleared_at is null`.execute(db());
  for (const { code } of rows)
    await db()
      .transaction()
      .execute((tx) => clearRedFlag(tx, id, { code, clearNote: 'sudah diperiksa' }, { by: 'HOOPS02', at }));
  for (const name of names) await move(db(), id, name);
  return id;
}
const detail = async (secureId: string, caller: Caller = admin) =>
  (await server.current.call(calls.detail, caller, { parameters: { secureId } })).result;
const parts = async (secureId: string, caller: Caller = admin) =>
  (await server.current.call(poStatus.calls.parts, caller, { parameters: { secureId } })).result;
type Step = keyof typeof poStatus.steps;
const step = async (name: Step, secureId: string, values: object = {}, by: Caller = staff) => {
  const { version } = await detail(secureId);
  return server.current.call(calls[name], by, { body: { secureId, version, ...values } as never });
};
const codeOf = async (answer: Promise<{ status: number; body: { code?: string } }>) => (await answer).body.code;
const list = (query: Readonly<Record<string, unknown>>, caller: Caller = admin) =>
  server.current.call(calls.list, caller, { query: query as never });
const totalOf = async (query: Readonly<Record<string, unknown>>, caller: Caller = admin) =>
  (await list(query, caller)).result.total;
const countWhere = async (where: string) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from purchase_order
    where business_line = 'SPEKTRA' and archived_at is null and ${sql.raw(where)}`.execute(db());
  return rows[0]!.count;
};
/** The same in the period of the tests; restored orders are older. */
const countIn = (where: string) => countWhere(`purchase_date >= '2025-12-15 00:00+07' and ${where}`);
const reason = { holdReason: 'menunggu pemeriksaan ulang' };
const cancelling = { cancelReasonCode: 'DUPLICATE', note: 'order ganda menurut member' };

test('the list shows live orders in the fixed columns, of the last 7 days unless a period is given', async () => {
  expect(poStatus.list.columns).toEqual([
    'applNo',
    'memberName',
    'customerType',
    'purchaseDate',
    'salesCode',
    'status',
    'central',
    'platform',
    'sourceInput',
    'redFlag',
    'ias',
  ]);
  const week = `purchase_date >= '2026-03-10 00:00+07'`;
  expect(await totalOf({})).toBe(await countWhere(week));
  expect(await totalOf({ from: '2026-03-10' })).toBe(await countWhere(week));
  const { result } = await list({ from: '2025-12-15', size: 100 });
  expect(result.total).toBe(await countWhere(`purchase_date >= '2025-12-15 00:00+07'`));
  const dates = result.rows.map(({ purchaseDate }: { purchaseDate: string }) => purchaseDate);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect((await list({ from: '2025-12-01', to: '2026-03-16' })).body).toMatchObject({ code: 'NARROW_FILTER' });
  expect((await list({ from: '2026-03-16', to: '2026-03-01' })).status).toBe(422);
});

test('a number finds an order of any age, exact or by its beginning; a name needs the period', async () => {
  const { rows } = await sql<{ no: string; po: string; name: string; cust: string }>`
    select appl_no as no, po_number as po, member_name as name, cust_no as cust from purchase_order
    where business_line = 'SPEKTRA' and archived_at is null and po_number is not null and cust_no is not null
    order by purchase_date limit 1`.execute(db());
  const { no, po, name, cust } = rows[0]!;
  const found = async (search: string) =>
    (await list({ search, size: 100 })).result.rows.map(({ applNo }: { applNo: string }) => applNo);
  expect(await found(no)).toEqual([no]);
  expect(await found(no.slice(0, 9))).toContain(no);
  expect(await found(po)).toEqual([no]);
  expect(await found(cust)).toContain(no);
  expect(await found(name)).not.toContain(no);
  expect((await list({ search: name, from: '2025-12-15', size: 100 })).result.total).toBeGreaterThan(0);
});

test('filters narrow the list; Website group stands for the sources that begin with WEB or EFORM', async () => {
  const from = '2025-12-15';
  expect(await totalOf({ from, sourceInput: 'Website group' })).toBe(
    await countIn(`(source_input like 'WEB%' or source_input like 'EFORM%')`),
  );
  expect(await totalOf({ from, status: ['ON_HOLD', 'PO_ISSUED'] })).toBe(
    await countIn(`status in ('ON_HOLD', 'PO_ISSUED')`),
  );
  expect(await totalOf({ from, redFlag: true })).toBe(await countIn('red_flag'));
  expect(await totalOf({ from, customerType: 'S' })).toBe(await countIn(`customer_type = 'S'`));
  const own = ofBranch('10010');
  expect(await totalOf({ from }, own)).toBe(await countIn(`branch_id = '${branchId('SPEKTRA', '10010')}'`));
  expect(await totalOf({ memberId: memberId(5) })).toBe(await countWhere(`member_id = '${memberId(5)}'`));
});

test('stores are chosen as a filter in SPEKTRA, dealers in NMC', async () => {
  const lovs = ({ storeId, dealerId }: typeof poStatus.list.filters) => [storeId.lov, dealerId.lov];
  expect(lovs(poStatus.list.filters)).toEqual(['store/lov', undefined]);
  expect(lovs(poStatusNmc.list.filters as never)).toEqual([undefined, 'dealer-nmc/lov']);
  const { rows } = await sql<{ id: string }>`select store_id as id from purchase_order
    where business_line = 'SPEKTRA' and archived_at is null and purchase_date >= '2025-12-15 00:00+07'
    group by 1 order by count(*) desc limit 1`.execute(db());
  const storeId = rows[0]!.id;
  expect(await totalOf({ from: '2025-12-15', storeId })).toBe(await countIn(`store_id = '${storeId}'`));
});

test('central and ias are filters of head office alone', async () => {
  const operator = testCaller('ADMCB01', full, { roles: [{ secureId: 'y', name: 'branch_admin', jobName: '5' }] });
  expect((await list({ from: '2025-12-15', ias: 'REFER' }, operator)).status).not.toBe(200);
  expect((await list({ from: '2025-12-15', central: true }, headOffice)).status).toBe(200);
});

test('tabs count the orders of each status under the filter', async () => {
  const { result } = await server.current.call(calls.tabCounts, admin, { query: { from: '2025-12-15' } });
  const counts = Object.fromEntries(result.map(({ key, count }: { key: string; count: number }) => [key, count]));
  for (const { value } of orderStates.filter((state) => state.value !== 'SURVEY' && state.value !== 'INDENT'))
    expect({ value, count: counts[value] }).toEqual({ value, count: await countIn(`status = '${value}'`) });
});

test('staff hold an order and release it to where it was; a red flag keeps it held', async () => {
  const id = await ordered('verify');
  expect((await step('hold', id, reason)).result).toMatchObject({ state: 'ON_HOLD' });
  expect(await detail(id)).toMatchObject({ status: 'ON_HOLD', heldFrom: 'VERIFYING', holdReason: reason.holdReason });
  expect(await codeOf(step('hold', id, reason))).toBe('INVALID_STATE');
  expect((await step('release', id)).result).toMatchObject({ state: 'VERIFYING' });
  expect((await parts(id)).steps.map(({ to }: { to: string }) => to)).toEqual([
    'ENTRY',
    'VERIFYING',
    'ON_HOLD',
    'VERIFYING',
  ]);
  await move(db(), id, 'confirm');
  const flag = { code: 'MANUAL', note: 'alamat perlu diperiksa' };
  expect((await step('red-flag', id, flag)).result).toMatchObject({ state: 'ON_HOLD' });
  expect(await codeOf(step('red-flag', id, flag))).toBe('RED_FLAG_OPEN');
  expect(await codeOf(step('release', id))).toBe('PO_RED_FLAG');
  const clearing = { code: 'MANUAL', clearNote: 'alamat sudah sesuai' };
  expect(await codeOf(step('red-flag-clear', id, clearing))).toBe('SELF_APPROVAL');
  expect((await step('red-flag-clear', id, clearing, other)).status).toBe(200);
  expect(await codeOf(step('red-flag-clear', id, clearing, other))).toBe('RED_FLAG_NOT_OPEN');
  expect((await step('release', id)).result).toMatchObject({ state: 'CONFIRMING' });
  expect((await parts(id)).flags.at(-1)).toMatchObject({ raisedBy: 'HOOPS01', clearedBy: 'HOOPS02' });
  expect(await brokenOrders(db())).toEqual([]);
});

test('a cancelled order releases the limit, tells the member, and is final', async () => {
  const id = await ordered('verify');
  expect((await step('cancel', id, { ...cancelling, cancelReasonCode: 'SUSPECTED_FRAUD' })).result).toMatchObject({
    state: 'CANCELLED',
  });
  expect(await detail(id)).toMatchObject({ status: 'CANCELLED', redFlag: true, cancelNote: cancelling.note });
  expect((await parts(id)).messages.map(({ code }: { code: string }) => code)).toEqual(['PO_CANCELLED']);
  for (const [name, values] of [
    ['hold', reason],
    ['cancel', cancelling],
    ['red-flag', { code: 'MANUAL', note: 'alamat perlu diperiksa' }],
  ] as const)
    expect(await codeOf(step(name, id, values))).toBe('PO_FINAL');
  expect(await brokenOrders(db())).toEqual([]);
});

test('a second person decides the cancellation of an issued order', async () => {
  const id = await ordered('verify', 'confirm', 'approve', 'issue');
  expect((await step('cancel', id, cancelling)).result).toMatchObject({ state: 'PO_ISSUED' });
  expect(await codeOf(step('cancel', id, cancelling))).toBe('CHANGE_PENDING');
  const { cancellation } = await parts(id);
  const body = { secureId: cancellation!.secureId, version: cancellation!.version };
  const decide = (name: 'approve' | 'reject' | 'withdraw', by: Caller, more: object = {}) =>
    server.current.call(decisions[name], by, { body: { ...body, ...more } as never });
  expect(await codeOf(decide('approve', staff))).toBe('SELF_APPROVAL');
  expect((await decide('reject', other, { reason: 'barang sudah dikirim' })).result).toMatchObject({
    state: 'REJECTED',
  });
  expect((await detail(id)).status).toBe('PO_ISSUED');
  expect((await step('cancel', id, cancelling)).status).toBe(200);
  const again = (await parts(id)).cancellation!;
  const approval = await server.current.call(decisions.approve, other, {
    body: { secureId: again.secureId, version: again.version },
  });
  expect(approval.result).toMatchObject({ state: 'APPROVED' });
  expect(await detail(id)).toMatchObject({ status: 'CANCELLED', cancelReasonCode: 'DUPLICATE' });
  expect((await parts(id)).steps.at(-1)).toMatchObject({ to: 'CANCELLED', by: 'HOOPS01', approver: 'HOOPS02' });
  expect(await brokenOrders(db())).toEqual([]);
});

test('the maker alone withdraws a request to cancel', async () => {
  const id = await ordered('verify', 'confirm', 'approve', 'issue');
  await step('cancel', id, cancelling);
  const { secureId, version } = (await parts(id)).cancellation!;
  const withdraw = (by: Caller) => server.current.call(decisions.withdraw, by, { body: { secureId, version } });
  expect((await withdraw(other)).status).toBe(404);
  expect((await withdraw(staff)).result).toMatchObject({ state: 'WITHDRAWN' });
  expect((await parts(id)).cancellation).toBeNull();
});

test('the SMS of an issued order is sent again three times a day at most', async () => {
  const early = await ordered('verify');
  expect(await codeOf(step('resend-sms', early))).toBe('INVALID_STATE');
  const id = await ordered('verify', 'confirm', 'approve', 'issue');
  for (let times = 0; times < 3; times += 1) expect((await step('resend-sms', id)).status).toBe(200);
  const refused = await step('resend-sms', id);
  expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 429, code: 'SMS_RESEND_LIMIT' });
  expect((await parts(id)).messages).toHaveLength(4);
});

test('without a gateway messages wait, and after a day of failed tries they have failed', async () => {
  const { services } = server.current.app;
  const texts = await protectionOf(services);
  expect(await sendOrderMessages(services, texts)).toEqual({ read: 0, done: 0 });
  const id = await ordered('verify', 'confirm', 'approve', 'issue');
  await sql`update purchase_order_message set tries = 1 where order_id = ${id}`.execute(db());
  const later = { ...services, now: () => new Date(services.now().getTime() + 30 * 3_600_000) };
  await sendOrderMessages(later, texts);
  expect((await parts(id)).messages).toMatchObject([{ state: 'FAILED', cause: 'NO_GATEWAY' }]);
});

test('personal numbers are masked, and revealed with a reason; the page shows goods, limit and vehicle', async () => {
  const { secureId } = (await list({ from: '2025-12-15', status: ['DISBURSED'] })).result.rows[0];
  const order = await detail(secureId);
  expect(order.phone).toMatch(/^08\d\d\*+\d{4}$/);
  expect(order.nik).toMatch(/^\d{4}\*+\d{4}$/);
  const revealed = await server.current.call(calls.reveal, admin, {
    parameters: { secureId },
    body: { field: 'phone', reason: 'menghubungi member' },
  });
  expect(revealed.result.value).toMatch(/^08\d+$/);
  const { items, plafond, unit } = await parts(secureId);
  expect(items.length).toBeGreaterThan(0);
  expect(plafond!.before - plafond!.after).toBe(order.financedAmount);
  expect(unit).toBeNull();
  const nmc = callsOf(poStatusNmc);
  const { result } = await server.current.call(nmc.list, admin, {
    query: { from: '2025-12-15', status: ['DELIVERED'] } as never,
  });
  const vehicle = await server.current.call(poStatusNmc.calls.parts, admin, {
    parameters: { secureId: result.rows[0].secureId },
  });
  expect(vehicle.result.unit).toMatchObject({
    frameNo: expect.stringMatching(/^\w{17}$/),
    engineNo: expect.stringMatching(/^\w{10,14}$/),
    stnkName: expect.any(String),
  });
});

test('the PO document is a PDF from the issue on, for those who may export', async () => {
  const [early, id] = [await ordered('verify'), await ordered('verify', 'confirm', 'approve', 'issue')];
  const document = (secureId: string, by: Caller) =>
    server.current.call(poStatus.calls.document, by, { parameters: { secureId } });
  expect(await codeOf(document(early, admin) as never)).toBe('PO_NOT_ISSUED');
  expect((await document(id, viewer)).status).toBe(403);
  const answer = await document(id, admin);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
});

test('an order is not found outside its scope and line, and an archived one takes no step', async () => {
  const id = await ordered('verify');
  expect((await server.current.call(calls.detail, ofBranch('12010'), { parameters: { secureId: id } })).status).toBe(
    404,
  );
  expect((await server.current.call(callsOf(poStatusNmc).detail, admin, { parameters: { secureId: id } })).status).toBe(
    404,
  );
  const { rows } = await sql<{ id: string }>`select id from purchase_order
    where archived_at is not null and business_line = 'SPEKTRA' limit 1`.execute(db());
  const archived = rows[0]!.id;
  expect(await totalOf({ search: (await detail(archived)).applNo })).toBe(0);
  expect(await codeOf(step('hold', archived, reason))).toBe('PO_ARCHIVED');
  expect(Object.keys(poStatuses)).toEqual(['SPEKTRA', 'NMC']);
});
