// Long: an order by all of its steps; the tests share how they enter and move one.
import { orderErrors } from '@console/contracts/orders-logs/orders/errors';
import { orderSteps, orderTransitions, type OrderTransitionName } from '@console/contracts/orders-logs/orders/machine';
import {
  earlyOrderStates,
  finalOrderStates,
  reservingOrderStates,
} from '@console/contracts/orders-logs/orders/vocabulary';
import { sql } from 'kysely';
import { useServer } from '../../../test/server.ts';
import { admin } from '../../../test/callers.ts';
import { memberId, memberOrders, movePlafond } from '../../membership/index.ts';
import { modules } from '../../modules.ts';
import { resourcesOf } from '../../records/resource/registered.ts';
import { archiveOrders } from './archive.ts';
import { clearRedFlag, raiseRedFlag } from './flags.ts';
import { lapseOrders } from './lapse.ts';
import { brokenOrders } from './order-invariants.ts';
import { application, at, enter, move } from './orders.fixtures.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
let serial = 0;
const entered = (changes = {}, member = 5) => enter(db(), application(member, (serial += 1), changes));
const orderOf = (id: string) =>
  db().selectFrom('purchase_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const limitOf = (member = 5, line: 'SPEKTRA' | 'NMC' = 'SPEKTRA') =>
  db()
    .selectFrom('member_plafond')
    .select(['used', 'reserved_orders as reserved', 'available'])
    .where('member_id', '=', memberId(member))
    .where('business_line', '=', line)
    .executeTakeFirstOrThrow();
const codeOf = async (work: Promise<unknown>) => work.then(() => 'done').catch((error) => error.code ?? error.message);
const flag = { code: 'MANUAL', note: 'diperiksa petugas' } as const;
const raise = (id: string, code: 'MANUAL' | 'BLACKLIST_PHONE' = 'MANUAL') =>
  db()
    .transaction()
    .execute((tx) => raiseRedFlag(tx, id, { ...flag, code }, { by: 'HOOPS01', at }));
const clear = (id: string, by: string, code: 'MANUAL' | 'FAST_REPEAT' | 'BLACKLIST_PHONE' = 'MANUAL') =>
  db()
    .transaction()
    .execute((tx) => clearRedFlag(tx, id, { code, clearNote: 'sudah diperiksa' }, { by, at }));
/** Makes steps one after the other, clearing the flag that a second order of a day has. */
async function run(id: string, ...names: readonly OrderTransitionName[]) {
  if ((await orderOf(id)).red_flag) await clear(id, 'HOOPS02', 'FAST_REPEAT');
  for (const name of names) await move(db(), id, name, { values: { ...valuesOfRun(name) } });
}
const valuesOfRun = (name: OrderTransitionName) =>
  name === 'disburse'
    ? { contractNo: String(910_000_000_000 + (serial += 1)) }
    : {
        holdReason: 'menunggu pemeriksaan',
        rejectCode: 'RULE_INCOME',
        cancelReasonCode: 'DUPLICATE' as const,
        cancelNote: 'order ganda menurut member',
        bastFileId: '00000000-0000-4000-8000-000000000002',
      };

it('an order reserves the limit when it is verified, uses it when it is disbursed, and keeps every step', async () => {
  const before = await limitOf();
  const id = await entered();
  expect(await limitOf()).toEqual(before);
  await run(id, 'verify');
  expect(await limitOf()).toMatchObject({ reserved: before.reserved + 900_000, available: before.available - 900_000 });
  await run(id, 'confirm', 'approve', 'issue', 'deliver', 'disburse');
  expect(await limitOf()).toMatchObject({ reserved: before.reserved, used: before.used + 900_000 });
  expect(await orderOf(id)).toMatchObject({
    status: 'DISBURSED',
    po_number: expect.stringMatching(/^PO\/\d{5}\/2026\/\d{6}$/),
  });
  const history = await db()
    .selectFrom('purchase_order_history')
    .select('to_status')
    .where('order_id', '=', id)
    .orderBy('no')
    .execute();
  expect(history.map((row) => row.to_status)).toEqual([
    'ENTRY',
    'VERIFYING',
    'CONFIRMING',
    'APPROVED',
    'PO_ISSUED',
    'DELIVERED',
    'DISBURSED',
  ]);
  expect(await codeOf(move(db(), id, 'hold'))).toBe('PO_FINAL');
});

it.each(['reject', 'cancel'] as const)('what %s ends gives back what it reserved', async (name) => {
  const before = await limitOf();
  const id = await entered();
  await run(id, 'verify', name);
  expect(await limitOf()).toEqual(before);
});

it('an order that reserved nothing gives nothing back: cancelled in a hold from its entry', async () => {
  const before = await limitOf();
  const id = await entered();
  await run(id, 'hold', 'cancel');
  expect(await orderOf(id)).toMatchObject({ status: 'CANCELLED', held_from: null, cancel_reason_code: 'DUPLICATE' });
  expect(await limitOf()).toEqual(before);
});

it('a channel call that comes twice enters one order and makes one step', async () => {
  const order = application(5, (serial += 1));
  const before = await limitOf();
  const id = await enter(db(), order);
  expect(await enter(db(), order)).toBe(id);
  if ((await orderOf(id)).red_flag) await clear(id, 'HOOPS02', 'FAST_REPEAT');
  for (let times = 0; times < 2; times += 1) await move(db(), id, 'verify', { requestId: 'req-1' });
  expect((await limitOf()).reserved).toBe(before.reserved + 900_000);
  expect(await orderOf(id)).toMatchObject({ history_no: 2 });
});

it('an order above what is available stays where it is', async () => {
  await sql`update outlet set monthly_limit = null`.execute(db());
  const big = { items: [{ ...application(5, 0).items[0]!, unitPrice: 900_000_000 }], downPayment: 0 };
  const id = await entered({ ...big, financedAmount: 900_000_000 });
  expect(await codeOf(move(db(), id, 'verify'))).toBe('PLAFOND_INSUFFICIENT');
  expect(await orderOf(id)).toMatchObject({ status: 'ENTRY', history_no: 1 });
});

it('new orders of a member are stopped while the member is not active or of a type that may not order', async () => {
  const [blocked, stopped] = [await entered({}, 314), await entered({}, 8)];
  expect(await codeOf(move(db(), blocked, 'verify'))).toBe('MEMBER_NOT_ACTIVE');
  await sql`update member set database_type_id = (select id from database_type where code = 'STOP')
    where id = ${memberId(8)}`.execute(db());
  expect(await codeOf(move(db(), stopped, 'verify'))).toBe('DATABASE_TYPE_BLOCKED');
});

it('steps ask for what they need: the line, the scoring, a reason, another person', async () => {
  const id = await entered();
  expect(await codeOf(move(db(), id, 'survey'))).toBe('INVALID_STATE');
  expect(await codeOf(move(db(), id, 'issue'))).toBe('INVALID_STATE');
  expect(await codeOf(move(db(), id, 'hold', { values: {} }))).toBe('VALIDATION');
  expect(await codeOf(move(db(), id, 'verify', { version: 7 }))).toBe('STALE_VERSION');
  const refused = await entered({ ias: { decision: 'REJECT', score: 100, at } });
  await run(refused, 'verify');
  expect(await codeOf(move(db(), refused, 'confirm'))).toBe('PO_IAS_REJECT');
  await run(id, 'verify', 'confirm', 'approve', 'issue');
  expect(await codeOf(move(db(), id, 'cancel'))).toBe('INVALID_STATE');
  const values = { ...valuesOfRun('cancel'), approver: 'HOOPS01' };
  expect(await codeOf(move(db(), id, 'cancelIssued', { values }))).toBe('SELF_APPROVAL');
  await move(db(), id, 'cancelIssued', { values: { ...values, approver: 'ADMIN02' } });
  expect(await orderOf(id)).toMatchObject({ status: 'CANCELLED' });
});

it('a red flag holds an order that waits for a decision, marks a later one, and another person clears it', async () => {
  const id = await entered();
  await run(id, 'verify', 'confirm', 'approve');
  await raise(id);
  expect(await orderOf(id)).toMatchObject({ status: 'ON_HOLD', held_from: 'APPROVED', red_flag: true });
  expect(await codeOf(raise(id))).toBe('RED_FLAG_OPEN');
  expect(await codeOf(move(db(), id, 'release'))).toBe('PO_RED_FLAG');
  expect(await codeOf(clear(id, 'HOOPS01'))).toBe('SELF_APPROVAL');
  await clear(id, 'HOOPS02');
  await run(id, 'release', 'issue');
  await raise(id);
  expect(await orderOf(id)).toMatchObject({ status: 'PO_ISSUED', red_flag: true });
});

it('the flag of a blacklisted phone stays while the number is blacklisted', async () => {
  const id = await entered({}, 313);
  expect(await orderOf(id)).toMatchObject({ red_flag: true });
  expect(await codeOf(clear(id, 'HOOPS02', 'BLACKLIST_PHONE'))).toBe('PHONE_BLACKLISTED');
});

it('NMC is surveyed for new customers and long tenors alone, and may be on indent', async () => {
  const grant = (member: number) =>
    db()
      .transaction()
      .execute((tx) =>
        movePlafond(tx, {
          memberId: memberId(member),
          line: 'NMC',
          move: { kind: 'GRANT' },
          amount: 5_000_000,
          reference: 'UJI',
          maker: 'UJI',
          at,
        }),
      );
  for (const member of [300, 5]) await grant(member);
  const id = await entered({ line: 'NMC', tenor: 12 }, 300);
  await run(id, 'verify', 'survey', 'confirm', 'approve', 'indent', 'issue');
  expect(await orderOf(id)).toMatchObject({ status: 'PO_ISSUED' });
  // The first test paid out an order of member 5.
  const [short, long] = [await entered({ line: 'NMC', tenor: 12 }), await entered({ line: 'NMC', tenor: 35 })];
  await run(short, 'verify');
  expect(await codeOf(move(db(), short, 'survey'))).toBe('PO_NO_SURVEY');
  await run(long, 'verify', 'survey');
  expect(await orderOf(long)).toMatchObject({ status: 'SURVEY' });
});

it('jobs end what lapsed and archive what is old; the archive is left alone until it is restored', async () => {
  const services = (days: number) => ({
    ...server.current.app.services,
    now: () => new Date(at.getTime() + days * 86_400_000),
  });
  const id = await entered();
  await run(id, 'verify', 'confirm', 'approve', 'issue');
  const [fresh, before] = [await entered({}, 7), await limitOf()];
  await lapseOrders(services(2));
  expect(await orderOf(fresh)).toMatchObject({ status: 'EXPIRED' });
  expect(await orderOf(id)).toMatchObject({ status: 'PO_ISSUED' });
  await lapseOrders(services(15));
  expect(await orderOf(id)).toMatchObject({ status: 'EXPIRED' });
  expect((await limitOf()).reserved).toBeLessThan(before.reserved);
  expect((await lapseOrders(services(15))).done).toBe(0);
  expect((await archiveOrders(services(0))).done).toBe(0);
  await archiveOrders(services(91));
  expect(await orderOf(id)).toMatchObject({ archived_at: expect.any(String) });
  expect(await codeOf(move(db(), id, 'hold'))).toBe('PO_ARCHIVED');
  expect(await codeOf(raise(id))).toBe('PO_ARCHIVED');
  expect(await brokenOrders(db())).toEqual([]);
});

it('the database refuses what is no step, other goods or reservations, and an open order in the archive', async () => {
  const id = await entered({}, 9);
  const update = (set: string) => sql`update purchase_order set ${sql.raw(set)} where id = ${id}`.execute(db());
  await expect(update(`status = 'VERIFYING'`)).rejects.toThrow('purchase_order_last_step');
  await expect(
    sql`insert into purchase_order_history (order_id, no, from_status, to_status, at, by)
      values (${id}, 2, 'ENTRY', 'DISBURSED', ${at}, 'X')`.execute(db()),
  ).rejects.toThrow('purchase_order_history_step');
  await expect(
    db()
      .transaction()
      .execute(async (tx) => {
        await sql`insert into purchase_order_history (order_id, no, from_status, to_status, at, by)
          values (${id}, 2, 'ENTRY', 'VERIFYING', ${at}, 'X')`.execute(tx);
        await sql`update purchase_order set status = 'VERIFYING', history_no = 2 where id = ${id}`.execute(tx);
      }),
  ).rejects.toThrow('orders of member');
  await expect(update('price_total = 1100000')).rejects.toThrow('purchase_order_financed');
  await expect(update('price_total = 1000000, archived_at = now()')).rejects.toThrow('purchase_order_archived');
  await expect(update(`appl_no = '10010261900001', business_line = 'NMC'`)).rejects.toThrow('purchase_order_line');
  await expect(sql`delete from purchase_order_history`.execute(db())).rejects.toThrow('never changed');
});

it('a branch is not closed while orders of it are open, and a member is known to have some', async () => {
  const id = await entered();
  const { branch_id: branch, member_id: member } = await orderOf(id);
  const { calls } = resourcesOf(server.current.app).get('branch')!;
  const { version } = (await server.current.call(calls['detail'], admin, { parameters: { secureId: branch } })).result;
  const { status, body } = await server.current.call(calls['deactivate'], admin, {
    body: { secureId: branch, version, reason: 'ditutup menurut keputusan direksi' },
  });
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'IN_USE' });
  expect(JSON.stringify(body)).toContain('po-status');
  const open = await memberOrders(server.current.app).current.countOpen(db(), [member]);
  expect(open.get(member)).toBeGreaterThan(0);
});

test('the machine as data is what the database allows, and final states are left by no step', async () => {
  const { rows } = await sql<{ definition: string }>`select pg_get_constraintdef(oid) as definition
    from pg_constraint where conname = 'purchase_order_history_step'`.execute(db());
  const allowed = [...rows[0]!.definition.matchAll(/'([A-Z_]+>[A-Z_]+)'/g)].map(([, step]) => step);
  expect(new Set(allowed)).toEqual(new Set(orderSteps));
  const left = Object.values(orderTransitions).flatMap(({ from }): readonly string[] => from);
  expect(finalOrderStates.filter((state) => left.includes(state))).toEqual([]);
  const reserved = await sql<{ status: string }>`select distinct status from purchase_order
    where reserved > 0 and status <> 'ON_HOLD'`.execute(db());
  for (const { status } of reserved.rows) expect(reservingOrderStates).toContain(status);
  expect(earlyOrderStates).not.toContain('PO_ISSUED');
  expect(Object.keys(orderErrors)).toContain('PO_FINAL');
});
