import { memberReportCalls as calls, reportNames } from '@console/contracts/membership/reporting';
import { sql } from 'kysely';
import { testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modulesUpToMembership } from '../modules.fixture.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { officer } from '../registration/registration.fixtures.ts';

const server = useServer({ modules: modulesUpToMembership });
const db = () => server.current.database.db;
const reader = testCaller('HOOPS01', { '*': 'Full Access' });
const report = (query: object, by = reader) => server.current.call(calls.report, by, { query: query as never });
const sum = (rows: readonly { first: number }[]) => rows.reduce((total, { first }) => total + first, 0);
const year = { from: jakartaDay(new Date(seedDate.getTime() - 360 * 86_400_000)), to: jakartaDay(seedDate) };

test('the figures of each report add up to the members behind them', async () => {
  const { rows } = await sql<{ active: number; limits: number; total: number }>`select
    (select count(*)::int from member where status = 'active') as active,
    (select count(*)::int from member_plafond l join member m on m.id = l.member_id
      where l.total > 0 and m.status <> 'closed') as limits,
    (select sum(l.total)::bigint from member_plafond l join member m on m.id = l.member_id
      where m.status <> 'closed') as total`.execute(db());
  const { active, limits, total } = rows[0]!;
  expect(sum((await report({ report: 'ACTIVE' })).result.rows)).toBeLessThanOrEqual(active);
  const branches = await report({ report: 'PLAFOND' });
  expect(branches.result.total).toBe(branches.result.rows.length);
  expect(sum(branches.result.rows)).toBe(limits);
  const totals = branches.result.rows.map(({ second }: { second: number }) => second);
  expect(totals.reduce((all: number, each: number) => all + each, 0)).toBe(Number(total));
  for (const row of branches.result.rows as Record<string, number>[])
    expect(row['second']! - row['third']! - row['fourth']! - row['fifth']!).toBe(row['sixth']);
  expect(branches.result.rows.some(({ fourth }: { fourth: number }) => fourth > 0)).toBe(true);
  const changes = (await report({ report: 'CHANGES', ...year })).result.rows;
  expect(
    changes.every((row: Record<string, number>) => row['first']! >= row['second']! + row['third']! + row['fourth']!),
  ).toBe(true);
});

test('people of a branch read their own members, of every report', async () => {
  const by = officer('10010', 'Full Access');
  for (const name of reportNames) {
    const { result, status } = await report({ report: name, ...year }, by);
    expect([name, status]).toEqual([name, 200]);
    expect(result.rows.every(({ branch }: { branch: string }) => branch.startsWith('10010'))).toBe(true);
  }
});

test('a period is in order and a year at most', async () => {
  const fault = async (query: object) => (await report(query)).body.errors?.[0]?.code;
  expect(await fault({ from: '2026-05-01', to: '2026-04-01' })).toBe('DATE_ORDER');
  expect(await fault({ from: '2025-01-01', to: '2026-04-01' })).toBe('MEMBER_REPORT_PERIOD');
});
