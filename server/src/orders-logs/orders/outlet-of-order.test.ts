import { sql } from 'kysely';
import { useServer } from '../../../test/server.ts';
import { maker, storesOf } from '../../branches-stores/outlet/stores.fixtures.ts';
import { modules } from '../../modules.ts';
import type { EnteredOrder } from './entered-order.ts';
import { clearRedFlag } from './flags.ts';
import { lockedOrder } from './move.ts';
import { application, at, enter, memberOffice, move, outletCodeAt } from './orders.fixtures.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const { update, step } = storesOf(server);
const member = 5;
let serial = 800;
const order = (changes: Partial<EnteredOrder> = {}) => application(member, (serial += 1), changes);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { details?: { errors?: { field: string; code: string }[] } }) =>
      error.details?.errors?.map(({ field, code }) => [field, code]),
  );
const stored = (id: string) =>
  db().selectFrom('purchase_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const outletOf = (line: 'SPEKTRA' | 'NMC' | 'UFI') =>
  db()
    .selectFrom('outlet')
    .selectAll()
    .where('business_line', '=', line)
    .where('code', '=', outletCodeAt(line, memberOffice(member))!)
    .executeTakeFirstOrThrow();
const limit = async (monthlyLimit: number | null) => {
  const { id } = await outletOf('SPEKTRA');
  await sql`update outlet set monthly_limit = ${monthlyLimit} where id = ${id}`.execute(db());
};

test.each(['SPEKTRA', 'NMC', 'UFI'] as const)(
  'an order of %s belongs to the outlet whose code it names',
  async (line) => {
    const { id } = await outletOf(line);
    const { store_id, dealer_id } = await stored(await enter(db(), order({ line })));
    expect([store_id, dealer_id]).toEqual(line === 'SPEKTRA' ? [id, null] : [null, id]);
  },
);

test('goods are sold by an outlet of the branch; a cash loan of UFI may have no dealer', async () => {
  const faults = [['outletCode', 'REQUIRED']];
  expect(await faultOf(enter(db(), order({ outletCode: null })))).toEqual(faults);
  expect(await faultOf(enter(db(), order({ line: 'NMC', outletCode: null })))).toEqual(faults);
  expect(await faultOf(enter(db(), order({ outletCode: 'S999999999' })))).toEqual([['outletCode', 'NOT_FOUND']]);
  // A store is no dealer.
  const store = outletCodeAt('SPEKTRA', memberOffice(member));
  expect(await faultOf(enter(db(), order({ line: 'NMC', outletCode: store })))).toEqual([['outletCode', 'NOT_FOUND']]);
  const elsewhere = outletCodeAt('SPEKTRA', memberOffice(member) === '10020' ? '10010' : '10020');
  expect(await faultOf(enter(db(), order({ outletCode: elsewhere })))).toEqual([['outletCode', 'NOT_ALLOWED']]);
  const { dealer_id } = await stored(await enter(db(), order({ line: 'UFI', outletCode: null })));
  expect(dealer_id).toBeNull();
});

test('an inactive store takes no new orders, finishes those it has, and a repeated call finds its order', async () => {
  const { id: secureId } = await outletOf('SPEKTRA');
  const before = order();
  const id = await enter(db(), before);
  const { status } = await step('deactivate', secureId, { reason: 'tutup sementara untuk renovasi' }, maker);
  expect(status).toBe(200);
  expect(await codeOf(enter(db(), order()))).toBe('OUTLET_NOT_ACTIVE');
  expect(await enter(db(), before)).toBe(id);
  expect(await codeOf(move(db(), id, 'verify'))).toBe('done');
  await sql`update outlet set status = 'active' where id = ${secureId}`.execute(db());
});

test('orders of a month finance no more than the limit of their store, those that came to nothing aside', async () => {
  const { id } = await outletOf('SPEKTRA');
  const { rows } = await sql<{ financed: string }>`select coalesce(sum(financed_amount), 0) as financed
    from purchase_order where store_id = ${id} and status not in ('REJECTED', 'CANCELLED', 'EXPIRED')
      and purchase_date >= '2026-03-01T00:00:00+07:00' and purchase_date < '2026-04-01T00:00:00+07:00'`.execute(db());
  // Two more of 900,000.
  await limit(Number(rows[0]!.financed) + 1_800_000);
  const first = await enter(db(), order());
  await enter(db(), order());
  expect(await codeOf(enter(db(), order()))).toBe('OUTLET_LIMIT');
  expect(await codeOf(enter(db(), order({ purchaseDate: new Date('2026-02-28T17:00:00Z') })))).toBe('OUTLET_LIMIT');
  expect(await codeOf(enter(db(), order({ purchaseDate: new Date('2026-02-28T16:59:59Z') })))).toBe('done');
  await move(db(), first, 'cancel');
  expect(await codeOf(enter(db(), order()))).toBe('done');
  await limit(null);
});

test('of ten orders at once exactly as many are taken as the limit of the store allows', async () => {
  const { id } = await outletOf('SPEKTRA');
  const { rows } = await sql<{ financed: string }>`select coalesce(sum(financed_amount), 0) as financed
    from purchase_order where store_id = ${id} and status not in ('REJECTED', 'CANCELLED', 'EXPIRED')
      and purchase_date >= '2026-03-01T00:00:00+07:00' and purchase_date < '2026-04-01T00:00:00+07:00'`.execute(db());
  await limit(Number(rows[0]!.financed) + 4 * 900_000);
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => codeOf(enter(db(), order()))));
  expect(outcomes.toSorted()).toEqual([...Array(6).fill('OUTLET_LIMIT'), ...Array(4).fill('done')]);
  await limit(null);
});

test('nothing is paid out to a store while another account of it awaits approval', async () => {
  const { id: secureId } = await outletOf('SPEKTRA');
  const id = await enter(db(), order());
  await db()
    .transaction()
    .execute(async (tx) => {
      if ((await lockedOrder(tx, id)).red_flag)
        await clearRedFlag(tx, id, { code: 'FAST_REPEAT', clearNote: 'sudah diperiksa' }, { by: 'HOOPS02', at });
    });
  for (const name of ['verify', 'confirm', 'approve', 'issue', 'deliver'] as const) await move(db(), id, name);
  const disburse = () => codeOf(move(db(), id, 'disburse', { values: { contractNo: '920000000001' } }));
  // Another limit waits too, but is no account.
  expect((await update(secureId, { monthlyLimit: 900_000_000 })).status).toBe(202);
  await sql`update change_request set state = 'WITHDRAWN' where record_id = ${secureId}`.execute(db());
  expect((await update(secureId, { accountNo: '5550009999' })).status).toBe(202);
  expect(await disburse()).toBe('PO_ACCOUNT_WAITS');
  await sql`update change_request set state = 'WITHDRAWN' where record_id = ${secureId}`.execute(db());
  expect(await disburse()).toBe('done');
});
