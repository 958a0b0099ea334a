import { useServer } from '../../../test/server.ts';
import { memberId } from '../../membership/index.ts';
import { modules } from '../../modules.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { EnteredOrder } from './entered-order.ts';
import { application, at, enter } from './orders.fixtures.ts';

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
