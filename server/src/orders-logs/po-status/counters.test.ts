import { callsOf } from '@console/contracts/core/resource';
import { poStatus } from '@console/contracts/orders-logs/po-status';
import { homeCalls } from '@console/contracts/shell/home';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import type { Caller } from '../../platform/context.ts';
import { application, at, enter, move } from '../orders/orders.fixtures.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const counted = async (code: string, caller: Caller = admin) => {
  const { result } = await server.current.call(homeCalls.counters, caller, {});
  return (result as { code: string; count: number; url: string }[]).find((counter) => counter.code === code);
};
const totalUnder = async (url: string, caller: Caller = admin) => {
  const query = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
  return (await server.current.call(callsOf(poStatus).list, caller, { query: query as never })).result.total;
};
const ofBranch = testCaller(
  'CAB10010',
  { '*': 'Full Access' },
  { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branchId('SPEKTRA', '10010')], mraIds: [] } },
);

test('the start page counts held and flagged orders whatever their age, and its number leads to them', async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from purchase_order
    where business_line = 'SPEKTRA' and archived_at is null and (status = 'ON_HOLD'
      or red_flag and status not in ('DISBURSED', 'REJECTED', 'CANCELLED', 'EXPIRED'))`.execute(db());
  const counter = await counted('PO_HOLD');
  expect(counter).toMatchObject({ count: rows[0]!.count });
  expect(rows[0]!.count).toBeGreaterThan(5);
  expect(await totalUnder(counter!.url)).toBe(counter!.count);
  const own = await counted('PO_HOLD', ofBranch);
  expect(own!.count).toBeLessThan(counter!.count);
  expect(await counted('PO_HOLD_NMC')).toBeDefined();
});

test('the start page counts the orders of today', async () => {
  server.current.setNow(at);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from purchase_order
    where business_line = 'SPEKTRA' and archived_at is null and purchase_date >= '2026-03-16T00:00:00+07:00'`.execute(
    db(),
  );
  const id = await enter(db(), application(305, 90_001));
  await move(db(), id, 'hold');
  const counter = await counted('PO_TODAY');
  expect(counter).toMatchObject({ count: rows[0]!.count + 1 });
  expect(await totalUnder(counter!.url)).toBe(counter!.count);
});

test('who may not act on orders is shown no held ones', async () => {
  expect(await counted('PO_HOLD', testCaller('TAMU01', { '*': 'View Only' }))).toBeUndefined();
});
