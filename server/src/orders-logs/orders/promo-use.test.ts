import { changeCallsOf } from '@console/contracts/core/changes';
import { promos as resources } from '@console/contracts/promos-products/promo';
import { promoSheets, type LineBody } from '@console/contracts/promos-products/promo-rate';
import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { countPromoUse } from '../../promos-products/index.ts';
import { checker, maker, promoLine, sheetCalls } from '../../promos-products/promo/promo.fixtures.ts';
import { endPromos } from '../../promos-products/promo/end-promos.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { at, move } from './orders.fixtures.ts';
import { codeOf, promoOrdersOf } from './promo-orders.fixtures.ts';

const server = useServer({ modules });
const { db, promos, runningPromo, approvedOrder } = promoOrdersOf(() => server.current);
const counters = async (secureId: string) => {
  const { usedContracts, usedAmount, usedSubsidy, state, inactiveReason } = await promos.read(secureId);
  return { usedContracts, usedAmount, usedSubsidy, state, inactiveReason };
};

test('an order counts towards its promo from its issue on, and no more once it is cancelled', async () => {
  const { secureId, promoCode } = await runningPromo({ quotaContracts: 1 });
  const [first, second] = [await approvedOrder(promoCode), await approvedOrder(promoCode)];
  expect((await counters(secureId)).usedContracts).toBe(0);
  await move(db(), first, 'issue');
  // 2.5 percent of 900,000.
  expect(await counters(secureId)).toMatchObject({ usedContracts: 1, usedAmount: 900_000, usedSubsidy: 22_500 });
  expect(await codeOf(move(db(), second, 'issue'))).toBe('QUOTA_REACHED');
  await move(db(), first, 'cancelIssued');
  expect(await counters(secureId)).toMatchObject({ usedContracts: 0, usedAmount: 0, usedSubsidy: 0 });
  expect(await codeOf(move(db(), second, 'issue'))).toBe('done');
});

test('of 200 orders at once exactly 50 fit into a quota of 50', async () => {
  const { secureId } = await runningPromo({ quotaContracts: 50 });
  const { rows } = await sql<{ id: string }>`select l.id from promo_rate_line l join promo_rate r on r.id = l.rate_id
    where r.promo_id = ${secureId}`.execute(db());
  const use = (order: number) => ({
    orderId: seedId('order-at-once', String(order)),
    promoId: secureId,
    lineId: rows[0]!.id,
    base: 900_000,
    amount: 900_000,
    isDirectLoan: false,
    at,
  });
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, order) =>
      codeOf(
        db()
          .transaction()
          .execute((tx) => countPromoUse(tx, use(order))),
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(50);
  expect(outcomes.filter((outcome) => outcome === 'QUOTA_REACHED')).toHaveLength(150);
  expect(await counters(secureId)).toMatchObject({ usedContracts: 50, usedAmount: 45_000_000 });
});

/** Changes the lines of the only sheet of an active promo, with a second person. */
async function changedLines(promoId: string, lines: readonly LineBody[]): Promise<void> {
  const list = await server.current.call(sheetCalls.list, admin, { query: { promoId } as never });
  const { secureId, version, branchId: branch, periodFrom, periodTo } = list.result.rows[0];
  const body = { secureId, version, promoId, branchId: branch, periodFrom, periodTo, lines, reason: 'Sesuai memo' };
  const asked = (await server.current.call(sheetCalls.update, maker, { body: body as never })).result;
  const approved = await server.current.call(changeCallsOf(promoSheets.SPEKTRA).approveChange, admin, {
    body: { secureIds: [asked.change.secureId], acknowledged: [] },
  });
  if (approved.status !== 200) throw new Error(approved.text);
}

test('an order is counted by the line that it was priced with, whatever becomes of that line before', async () => {
  const other = promoLine(6, { rateRegular: '1.1' });
  const { secureId, promoCode } = await runningPromo({ tenors: ['6', '12'] }, [other]);
  const [first, second] = [await approvedOrder(promoCode), await approvedOrder(promoCode)];
  await changedLines(secureId, [other, promoLine(12, { rateRegular: '1.1', storeSubsidy: '9' })]);
  await move(db(), first, 'issue');
  expect((await counters(secureId)).usedSubsidy).toBe(22_500);
  const third = await approvedOrder(promoCode);
  await changedLines(secureId, [other]);
  for (const order of [second, third]) await move(db(), order, 'issue');
  expect((await counters(secureId)).usedSubsidy).toBe(22_500 + 22_500 + 81_000);
  const { rows } = await sql`select l.version, l.ended_on is not null as ended from promo_rate_line l
    join promo_rate r on r.id = l.rate_id where r.promo_id = ${secureId} and l.tenor = 12 order by 1`.execute(db());
  expect(rows).toEqual([
    { version: 2, ended: true },
    { version: 3, ended: true },
  ]);
});

test('a quota that is reached is raised by a second person, and the next order is issued', async () => {
  const { secureId, promoCode } = await runningPromo({ quotaContracts: 1 });
  const [first, second] = [await approvedOrder(promoCode), await approvedOrder(promoCode)];
  await move(db(), first, 'issue');
  expect(await codeOf(move(db(), second, 'issue'))).toBe('QUOTA_REACHED');
  const raise = async (quotaContracts: number | null) => {
    const { version, ...record } = await promos.read(secureId);
    const fields = Object.fromEntries(Object.keys(resources.SPEKTRA.fields).map((name) => [name, record[name]]));
    return promos.call('update', maker, {
      body: { ...fields, quotaContracts, secureId, version, reason: 'Kuota tambahan' },
    });
  };
  const asked = await raise(2);
  expect(asked.status).toBe(202);
  expect(await codeOf(move(db(), second, 'issue'))).toBe('QUOTA_REACHED');
  const approved = await server.current.call(changeCallsOf(resources.SPEKTRA).approveChange, checker, {
    body: { secureIds: [asked.result.change.secureId], acknowledged: [] },
  });
  expect(approved.status).toBe(200);
  expect(await codeOf(move(db(), second, 'issue'))).toBe('done');
  expect((await raise(1)).body.errors).toMatchObject([{ field: 'quotaContracts', code: 'QUOTA_BELOW_USED' }]);
});

test('an order keeps to the budget of subsidies', async () => {
  const { secureId, promoCode } = await runningPromo({ budgetSubsidy: 30_000 });
  const [first, second] = [await approvedOrder(promoCode), await approvedOrder(promoCode)];
  await move(db(), first, 'issue');
  expect(await codeOf(move(db(), second, 'issue'))).toBe('QUOTA_REACHED');
  expect((await counters(secureId)).usedSubsidy).toBe(22_500);
});

test('a promo whose quota is used up ends within the next run of its job, with its reason and history', async () => {
  const { secureId, promoCode } = await runningPromo({ quotaContracts: 1 });
  await move(db(), await approvedOrder(promoCode), 'issue');
  const { done } = await endPromos(server.current.app, 'promo-quota');
  expect(done).toBeGreaterThan(0);
  expect(await counters(secureId)).toMatchObject({ state: 'inactive', inactiveReason: 'QUOTA_REACHED' });
  expect(await endPromos(server.current.app, 'promo-quota')).toMatchObject({ done: 0 });
  const { rows } = await sql<{ action: string; username: string }>`select action, username from audit_entry
    where entity_id = ${secureId} order by at desc, id desc limit 1`.execute(db());
  expect(rows).toEqual([{ action: 'END', username: 'SYSTEM' }]);
});

test('a promo ends on the day after its last', async () => {
  const { secureId } = await runningPromo({});
  const { endDate } = await promos.read(secureId);
  const original = server.current.app.services.now();
  server.current.setNow(new Date(`${endDate}T16:00:00Z`));
  await endPromos(server.current.app, 'promo-status');
  expect((await counters(secureId)).state).toBe('active');
  server.current.setNow(new Date(`${endDate}T17:06:00Z`));
  await endPromos(server.current.app, 'promo-status');
  expect(await counters(secureId)).toMatchObject({ state: 'inactive', inactiveReason: 'ENDED' });
  server.current.setNow(original);
});
