import { simulationCalls } from '@console/contracts/branches-stores/branch/simulation';
import { storeExclusiveRates } from '@console/contracts/branches-stores/store-exclusive-rate';
import { dealerRates } from '@console/contracts/branches-stores/exclusive-dealer-rate';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import type { EnteredOrder } from './entered-order.ts';
import { clearRedFlag } from './flags.ts';
import { lockedOrder } from './move.ts';
import { application, at, enter, memberOffice, move, outletCodeAt } from './orders.fixtures.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const member = 5;
const office = memberOffice(member);
const storeCode = outletCodeAt('SPEKTRA', office)!;
let serial = 700;
const order = (changes: Partial<EnteredOrder> = {}) =>
  application(member, (serial += 1), { rate: '1.5000', tenor: 12, ...changes });
const outletRateOf = async (id: string) =>
  (await db().selectFrom('purchase_order').select('outlet_rate_id').where('id', '=', id).executeTakeFirstOrThrow())
    .outlet_rate_id;

/** An exclusive rate of 1.5 percent in March 2026 for tenors of 7 to 12 months. */
async function exclusiveRate(table: 'store_exclusive_rate' | 'dealer_rate', more: Readonly<Record<string, unknown>>) {
  const { rows } = await sql<{ id: string }>`insert into ${sql.table(table)} (id, created_by, created_at, updated_by,
      updated_at, tenor_from, tenor_to, rate_regular, agreement_no, effective_from, effective_to, approval,
      ${sql.join(Object.keys(more).map((name) => sql.ref(name)))})
    values (gen_random_uuid(), 'UJI', ${at}, 'UJI', ${at}, 7, 12, 1.5, 'PKS/UJI', '2026-03-01', '2026-03-31',
      'APPROVED',
      ${sql.join(Object.values(more))}) returning id`.execute(db());
  return rows[0]!.id;
}
const outletId = async (code: string) =>
  (await db().selectFrom('outlet').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const usedOf = async (list: typeof storeExclusiveRates | typeof dealerRates, secureId: string) =>
  (await server.current.call(callsOf(list as typeof dealerRates).detail, admin, { parameters: { secureId } })).result
    .usedContracts;
const applied = async () => {
  const query = { branchId: branchId('SPEKTRA', office), tenor: 12, date: '2026-03-16', storeCode };
  return (await server.current.call(simulationCalls.resolveSpektra, admin, { query: query as never })).result.path[0]
    ?.level;
};
/** An order that is ready to be issued. */
async function approved(): Promise<string> {
  const id = await enter(db(), order());
  await db()
    .transaction()
    .execute(async (tx) => {
      if ((await lockedOrder(tx, id)).red_flag)
        await clearRedFlag(tx, id, { code: 'FAST_REPEAT', clearNote: 'sudah diperiksa' }, { by: 'HOOPS02', at });
    });
  for (const name of ['verify', 'confirm', 'approve'] as const) await move(db(), id, name);
  return id;
}

test('an order counts towards the quota of its exclusive rate from its issue on, and a full one stops it', async () => {
  await sql`delete from store_exclusive_rate`.execute(db());
  const rate = await exclusiveRate('store_exclusive_rate', { store_id: await outletId(storeCode), quota_contracts: 1 });
  expect(await applied()).toBe('STORE_EXCLUSIVE');
  const [first, second] = [await approved(), await approved()];
  expect(await outletRateOf(first)).toBe(rate);
  expect(await usedOf(storeExclusiveRates, rate)).toBe(0);
  await move(db(), first, 'issue');
  expect(await usedOf(storeExclusiveRates, rate)).toBe(1);
  expect(await applied()).not.toBe('STORE_EXCLUSIVE');
  // An order keeps the price that it came with.
  await move(db(), second, 'issue');
  expect(await usedOf(storeExclusiveRates, rate)).toBe(2);
  for (const id of [first, second]) await move(db(), id, 'cancelIssued');
  expect(await usedOf(storeExclusiveRates, rate)).toBe(0);
  expect(await applied()).toBe('STORE_EXCLUSIVE');
});

test('an order cancelled before its issue takes nothing from what is used', async () => {
  const { rows } = await sql<{ id: string }>`select id from store_exclusive_rate`.execute(db());
  const id = await approved();
  await move(db(), id, 'cancel');
  expect(await usedOf(storeExclusiveRates, rows[0]!.id)).toBe(0);
});

test('an order with another rate, tenor, day or other goods was not priced with an exclusive rate', async () => {
  const { rows } = await sql<{ id: string }>`select id from store_exclusive_rate`.execute(db());
  const priced = async (changes: Partial<EnteredOrder> = {}) => outletRateOf(await enter(db(), order(changes)));
  expect(await priced()).toBe(rows[0]!.id);
  expect(await priced({ rate: '1.5001' })).toBeNull();
  expect(await priced({ tenor: 6 })).toBeNull();
  expect(await priced({ purchaseDate: new Date('2026-02-28T03:00:00Z') })).toBeNull();
  // A repeat order has the regular rate where there is none of its own.
  expect(await priced({ rateKind: 'REPEAT' })).toBe(rows[0]!.id);
  const { rows: goods } = await sql<{ id: string; group: string }>`select p.id, p.product_group_id as "group"
    from product p where p.deleted_at is null order by p.product_group_id, p.id limit 1`.execute(db());
  await sql`update store_exclusive_rate set product_group_id = ${goods[0]!.group}`.execute(db());
  const [item] = order().items;
  expect(await priced()).toBeNull();
  expect(await priced({ items: [{ ...item!, productId: goods[0]!.id }] })).toBe(rows[0]!.id);
});

test('the rate of a dealer is for its brand', async () => {
  await sql`delete from dealer_rate`.execute(db());
  const dealer_id = await outletId(outletCodeAt('NMC', office)!);
  const rate = await exclusiveRate('dealer_rate', { business_line: 'NMC', dealer_id, brand: 'Elang' });
  const [item] = order().items;
  const priced = async (brand: string) =>
    outletRateOf(await enter(db(), order({ line: 'NMC', items: [{ ...item!, brand }] })));
  expect(await priced('Elang')).toBe(rate);
  expect(await priced('Kancil')).toBeNull();
  expect(await usedOf(dealerRates, rate)).toBe(0);
});
