import { callsOf } from '@console/contracts/core/resource';
import { poStatus } from '@console/contracts/orders-logs/po-status';
import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { seedSalesCode } from '../../branches-stores/index.ts';
import { memberCards, memberId } from '../../membership/index.ts';
import { modules } from '../../modules.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { EnteredOrder } from './entered-order.ts';
import { application, at, enter, memberOffice } from './orders.fixtures.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
let serial = 0;
const next = (changes: Partial<EnteredOrder> = {}, member = 20) => application(member, (serial += 1) + 40_000, changes);
const orderOf = (id: string) =>
  db().selectFrom('purchase_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
/** What an entry is refused for: the code, with the fields of VALIDATION. */
const faultOf = async (order: EnteredOrder): Promise<string> =>
  enter(db(), order).then(
    () => 'entered',
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      const fields = (error.details.errors ?? []).map(({ field, code }) => `${field} ${code}`);
      return [error.code, ...fields].join(' ');
    },
  );
const item = next().items[0]!;

test('another application with a known number is refused; the same one is the first', async () => {
  const order = next();
  const id = await enter(db(), order);
  expect(await enter(db(), { ...order })).toBe(id);
  expect(await faultOf({ ...order, tenor: 18 })).toBe('IDEMPOTENCY_REUSED');
  expect(await faultOf({ ...order, memberId: memberId(21) })).toBe('IDEMPOTENCY_REUSED');
  expect(await orderOf(id)).toMatchObject({ tenor: 12, member_id: memberId(20) });
});

test('the same application sent many times at once is one order', async () => {
  const order = next();
  const ids = await Promise.all(Array.from({ length: 6 }, () => enter(db(), order)));
  expect(new Set(ids).size).toBe(1);
});

test('two applications of a member at once: the later one is a repeat', async () => {
  const member = 302;
  const ids = await Promise.all([enter(db(), next({}, member)), enter(db(), next({}, member))]);
  const { length } = await db()
    .selectFrom('purchase_order_flag')
    .select('id')
    .where('order_id', 'in', ids)
    .where('code', '=', 'FAST_REPEAT')
    .execute();
  expect(length).toBe(1);
});

test.each<[string, Partial<EnteredOrder>]>([
  ['purchaseDate NOT_ALLOWED', { purchaseDate: new Date(at.getTime() + 3_600_000) }],
  ['source NOT_ALLOWED', { source: 'Website group' }],
  ['source NOT_ALLOWED', { source: 'TIKTOK' }],
  ['items NOT_ALLOWED', { items: [], financedAmount: -100_000 }],
  ['items NOT_ALLOWED', { items: Array.from({ length: 11 }, () => item), financedAmount: 10_900_000 }],
  ['items NOT_ALLOWED', { items: [{ ...item, qty: 11 }], financedAmount: 10_900_000 }],
  ['financedAmount NOT_ALLOWED', { financedAmount: 900_001 }],
  ['unit NOT_ALLOWED', { unit: { stnkName: 'X', colour: 'Merah', year: 2026, otrPrice: 1, dealerRefNo: null } }],
])('an application is refused with %s', async (fault, changes) => {
  expect(await faultOf(next(changes))).toBe(`VALIDATION ${fault}`);
});

test('a vehicle is one piece, and the line is the one of the number', async () => {
  expect(await faultOf(next({ line: 'NMC', items: [{ ...item, qty: 2 }], financedAmount: 1_900_000 }))).toBe(
    'VALIDATION items NOT_ALLOWED',
  );
  expect(await faultOf({ ...next(), line: 'NMC' })).toBe('VALIDATION line NOT_ALLOWED');
});

test('an order has the customer number of its line and the live card of its member, and is found by both', async () => {
  const holder = await db()
    .selectFrom('member_cust_no as c')
    .innerJoin('card as k', 'k.holder_member_id', 'c.member_id')
    .innerJoin('member as m', 'm.id', 'c.member_id')
    .select(['c.cust_no as custNo', 'k.card_no as cardNo', 'm.member_no as memberNo'])
    .where('c.business_line', '=', 'SPEKTRA')
    .where('k.status', 'not in', ['Lost', 'Cancelled'])
    .where('m.status', '=', 'active')
    .orderBy('m.member_no')
    .executeTakeFirstOrThrow();
  const order = next({}, Number(holder.memberNo.slice(-9)));
  const id = await enter(db(), order, memberCards(server.current.app).current);
  expect(await orderOf(id)).toMatchObject({ cust_no: holder.custNo, card_no: holder.cardNo });
  for (const search of [holder.custNo, holder.cardNo]) {
    const { result } = await server.current.call(callsOf(poStatus).list, admin, { query: { search } as never });
    expect(result.rows.map(({ secureId }: { secureId: string }) => secureId)).toContain(id);
  }
});

test('who decides is a setting of the branch; a branch that is not active takes no orders', async () => {
  const decidedBy = async (central: boolean) => {
    const order = next({}, 25);
    await sql`update branch set central_decision = ${central} where office_code = ${order.applNo.slice(0, 5)}
      and business_line = 'SPEKTRA'`.execute(db());
    return (await orderOf(await enter(db(), order))).central;
  };
  expect([await decidedBy(true), await decidedBy(false)]).toEqual([true, false]);
  const office = memberOffice(25);
  const close = (status: string) =>
    sql`update branch set status = ${status} where office_code = ${office} and business_line = 'SPEKTRA'`.execute(db());
  await close('inactive');
  expect(await faultOf(next({}, 25))).toBe('VALIDATION applNo BRANCH_NOT_OPEN');
  await close('active');
  expect(await faultOf({ ...next({}, 25), applNo: '99999261900001' })).toBe('VALIDATION applNo BRANCH_NOT_OPEN');
});

test('the zip code is one that the branch serves', async () => {
  const { rows } = await sql<{ code: string }>`select code from zip_code z where office_code <> ${memberOffice(25)}
    and not exists (select from zip_code other where other.code = z.code and other.office_code = ${memberOffice(25)})
    limit 1`.execute(db());
  expect(await faultOf(next({ zipCode: rows[0]!.code }, 25))).toBe('VALIDATION zipCode NOT_ALLOWED');
});

test('a sales code is the one of an active sales person of the office', async () => {
  const salesCode = seedSalesCode(memberOffice(25), 0)!;
  const id = await enter(db(), next({ salesCode }, 25));
  expect(await orderOf(id)).toMatchObject({ sales_code: salesCode });
  const elsewhere = seedSalesCode(memberOffice(25) === '10010' ? '10020' : '10010', 0);
  expect(await faultOf(next({ salesCode: elsewhere }, 25))).toBe('VALIDATION salesCode NOT_FOUND');
  await sql`update sales_force set status = 'inactive' where sales_code = ${salesCode}`.execute(db());
  expect(await faultOf(next({ salesCode }, 25))).toBe('VALIDATION salesCode NOT_FOUND');
});

test('the rate of repeat orders is for members with an earlier contract', async () => {
  expect(await faultOf(next({ rateKind: 'REPEAT' }, 302))).toBe('VALIDATION rateKind NOT_ALLOWED');
  const { rows } = await sql<{ no: number }>`select right(m.member_no, 9)::int as no from purchase_order o
    join member m on m.id = o.member_id where o.status = 'DISBURSED' order by 1 limit 1`.execute(db());
  expect(await faultOf(next({ rateKind: 'REPEAT' }, rows[0]!.no))).toBe('entered');
});

test('a phone number with which another member ordered raises a red flag', async () => {
  const { phone_hash: hash } = await orderOf(await enter(db(), next({}, 303)));
  await sql`update member set phone_hash = ${`${hash}-earlier`} where id = ${memberId(303)}`.execute(db());
  await sql`update member set phone_hash = ${hash} where id = ${memberId(304)}`.execute(db());
  const id = await enter(db(), next({}, 304));
  const flags = await db().selectFrom('purchase_order_flag').select('code').where('order_id', '=', id).execute();
  expect(flags).toContainEqual({ code: 'DUP_PHONE' });
});
