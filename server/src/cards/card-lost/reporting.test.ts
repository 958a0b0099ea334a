import { lossReportCalls, type LossReport } from '@console/contracts/cards/card-lost/report';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { sql } from 'kysely';
import { snapshotDistribution } from '../reporting-card-distribution/snapshot.ts';
import { branch } from '../lifecycle/lifecycle.fixtures.ts';
import { lossModule } from './module.ts';

const server = useServer({ modules: [lossModule] });
const db = () => server.current.database.db;
const head = testCaller(
  'KACAB05',
  { 'card-lost:browse': 'Approval' },
  { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branch('10050').id], mraIds: [] } },
);
const report = async (query: Readonly<Record<string, unknown>> = {}, caller = admin) =>
  (await server.current.call(lossReportCalls.reporting, caller, { query })).result as LossReport;

beforeEach(() => server.current.setNow(seedDate));

describe('/card-lost/reporting', () => {
  it('counts the cards of a year by office and reason, and by month', async () => {
    const { rows, sum, total, months, from, to } = await report();
    expect([from, to]).toEqual(['2025-04-01', '2026-03-16']);
    expect(total).toBe(rows.length);
    for (const name of ['reported', 'confirmed', 'found', 'replaced', 'open'] as const) {
      expect(rows.reduce((all, row) => all + row[name], 0)).toBe(sum[name]);
      if (name !== 'open') expect(months.reduce((all, month) => all + month[name], 0)).toBe(sum[name]);
    }
    expect(months).toHaveLength(12);
    expect(sum).toMatchObject({ found: 3 });
    expect(sum.reported).toBeGreaterThan(sum.confirmed);
  });

  it('the rate per 1,000 handled cards is the same with and without snapshots', async () => {
    const period = { from: '2025-10-01', to: '2026-03-16' };
    const before = await report(period);
    const {
      rows: [stock],
    } = await sql<{
      count: number;
    }>`select count(*)::int as count from card
      where office_branch_id = ${branch('10050').id} and status = 'Branch'`.execute(db());
    const row = before.rows.find(({ office, confirmed }) => office.startsWith('10050') && confirmed === 5)!;
    expect(row.rate).toBeGreaterThan(0);
    expect(row.rate).toBeLessThanOrEqual(5_000 / stock!.count);
    await snapshotDistribution(db(), seedDate);
    expect(await report(period)).toEqual(before);
  });

  it('an office sees its own losses, over at most twelve months', async () => {
    const own = await report({}, head);
    expect(own.rows.length).toBeGreaterThan(0);
    expect(own.rows.every(({ office }) => office.startsWith('10050'))).toBe(true);
    expect((await report({ reporterKind: 'COURIER' })).sum).toMatchObject({ reported: 2, confirmed: 0 });
    expect((await report({ from: '2025-03-17', to: '2026-03-16' })).months).toHaveLength(13);
    expect(
      (await server.current.call(lossReportCalls.reporting, admin, { query: { from: '2025-03-16', to: '2026-03-16' } }))
        .body,
    ).toMatchObject({ code: 'REPORT_PERIOD' });
    expect(
      (await server.current.call(lossReportCalls.reporting, admin, { query: { from: '2026-03-16', to: '2026-03-15' } }))
        .body,
    ).toMatchObject({ code: 'VALIDATION' });
  });
});
