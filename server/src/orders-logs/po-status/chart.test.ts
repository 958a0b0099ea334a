import { callsOf } from '@console/contracts/core/resource';
import { poStatus, poStatusNmc } from '@console/contracts/orders-logs/po-status';
import { courseOf, orderCourses, type PoChart } from '@console/contracts/orders-logs/po-status/chart';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import type { Caller } from '../../platform/context.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const from = '2025-12-20';
const ask = (query: object, caller: Caller = admin) =>
  server.current.call(poStatus.calls.chart, caller, { query: query as never });
const chart = async (query: object, caller: Caller = admin): Promise<PoChart> => (await ask(query, caller)).result;
const sum = (rows: readonly { readonly counts: PoChart['days'][number]['counts'] }[]) =>
  rows.reduce((all, { counts }) => all + orderCourses.reduce((of, course) => of + counts[course], 0), 0);
const listed = async (query: object, caller: Caller = admin) =>
  (await server.current.call(callsOf(poStatus).list, caller, { query: query as never })).result.total as number;

test('days, statuses and branches count the orders of the list under its filters', async () => {
  for (const query of [{ from }, { from, platform: 'IOS' }, { from, sourceInput: 'Website group' }, {}]) {
    const { days, statuses, branches, moreBranches } = await chart(query);
    const total = await listed(query);
    expect(total).toBeGreaterThan(0);
    expect(sum(days)).toBe(total);
    expect(statuses.reduce((all, { count }) => all + count, 0)).toBe(total);
    if (moreBranches === 0) expect(sum(branches)).toBe(total);
  }
  const { days, branches, moreBranches } = await chart({ from });
  const { rows } = await sql<{ day: string; status: 'ENTRY'; count: number }>`select status, count(*)::int as count,
      (purchase_date at time zone 'Asia/Jakarta')::date::text as day from purchase_order
    where business_line = 'SPEKTRA' and archived_at is null and purchase_date >= '2025-12-20 00:00+07'
    group by day, status`.execute(db());
  expect(days.map(({ day }) => day)).toEqual([...new Set(rows.map(({ day }) => day))].toSorted());
  for (const { day, counts } of days)
    for (const course of orderCourses)
      expect(counts[course]).toBe(
        rows
          .filter((row) => row.day === day && courseOf(row.status) === course)
          .reduce((all, { count }) => all + count, 0),
      );
  const most = branches.map((each) => sum([each]));
  expect(most).toEqual(most.toSorted((a, b) => b - a));
  const { rows: all } = await sql<{ count: number }>`select count(distinct branch_id)::int as count from purchase_order
    where business_line = 'SPEKTRA' and archived_at is null
      and purchase_date >= '2025-12-20 00:00+07'`.execute(db());
  expect(branches.length + moreBranches).toBe(all[0]!.count);
});

test('users of a branch see the chart of their branch, whatever branch they ask for', async () => {
  const clerk = testCaller(
    'CAB10010',
    { '*': 'View Only' },
    {
      mappingType: 'BRANCH',
      scope: { type: 'branches', branchIds: [branchId('SPEKTRA', '10010')], mraIds: [] },
    },
  );
  const { days, branches } = await chart({ from }, clerk);
  expect(branches.map((each) => each.branchId)).toEqual([branchId('SPEKTRA', '10010')]);
  expect(sum(days)).toBe(await listed({ from }, clerk));
  expect((await chart({ from, branchId: branchId('SPEKTRA', '10020') }, clerk)).days).toEqual([]);
});

test('too long a period is refused, and each line has a chart of its own', async () => {
  expect((await ask({ from: '2025-01-01', to: '2026-03-16' })).body).toMatchObject({ code: 'NARROW_FILTER' });
  const { result } = await server.current.call(poStatusNmc.calls.chart, admin, { query: { from } as never });
  expect((result as PoChart).statuses.map(({ status }) => status)).toContain('INDENT');
});
