import {
  distributionFigureNames,
  distributionFigures,
} from '@console/contracts/cards/reporting-card-distribution/figures';
import { sql } from 'kysely';
import { useDatabase } from '../../../test/database.ts';
import { seedDate } from '../../../test/environment.ts';
import { distributionDays } from './days.ts';
import { snapshotDistribution } from './snapshot.ts';

const database = useDatabase();
const db = () => database.current.db;
type Row = Record<string, number> & { day: string; closing: number };
const net = (row: Row) =>
  distributionFigureNames.reduce((sum, name) => sum + distributionFigures[name].sign * (row[name] ?? 0), 0);

const at = (days: number) => new Date(seedDate.getTime() + days * 86_400_000);

it('each day opens with the closing stock of the previous day', async () => {
  expect((await snapshotDistribution(db(), at(0))).done).toBeGreaterThan(0);
  const { rows } = await sql<Row & { office: string }>`select to_char(day, 'YYYY-MM-DD') as key, *,
    coalesce(office_branch_id, office_mra_id)::text || card_type_id as office from card_distribution_daily
    order by office, day`.execute(db());
  const broken = rows.filter(
    (row, index) =>
      index > 0 && rows[index - 1]!.office === row.office && rows[index - 1]!.closing + net(row) !== row.closing,
  );
  expect(broken).toEqual([]);
  const first = rows.filter((row, index) => index === 0 || rows[index - 1]!.office !== row.office);
  expect(first.every((row) => row.closing - net(row) === 0)).toBe(true);
});

it('the last day equals the current safes, with all movements', async () => {
  const { rows } = await sql<{ id: string; total: number; closing: number }>`
    select s.id, s.total, d.closing
      from card_stock s join (${distributionDays('2020-01-01', seedDate.toISOString().slice(0, 10))}) d
      on d.office_branch_id is not distinct from s.office_branch_id
        and d.office_mra_id is not distinct from s.office_mra_id and d.card_type_id = s.card_type_id
        and d.day = ${seedDate.toISOString().slice(0, 10)}::date`.execute(db());
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ total, closing }) => total !== closing)).toEqual([]);
  const {
    rows: [sums],
  } = await sql<
    Record<string, number>
  >`select ${sql.join(distributionFigureNames.map((name) => sql`sum(${sql.ref(name)})::int as ${sql.ref(name)}`))}
    from (${distributionDays('2020-01-01', seedDate.toISOString().slice(0, 10))}) d`.execute(db());
  // Seed: 70 handed over, 5 lost at an office, 10 written off, 10 in transit by an assignment.
  expect(sums).toMatchObject({
    handedOver: 70,
    lost: 5,
    writtenOff: 10,
    sentByAssignment: 10,
    receivedByAssignment: 0,
    sentHome: 0,
    found: 0,
  });
});

it('stores each day once and fills in missed days', async () => {
  expect(await snapshotDistribution(db(), at(0))).toEqual({ done: 0 });
  const {
    rows: [before],
  } = await sql<{ count: number }>`select count(*)::int as count from card_distribution_daily`.execute(db());
  expect((await snapshotDistribution(db(), at(3))).done).toBeGreaterThan(0);
  const { rows } = await sql<{
    day: string;
  }>`select distinct to_char(day, 'YYYY-MM-DD') as day from card_distribution_daily order by 1 desc limit 4`.execute(
    db(),
  );
  expect(rows.map(({ day }) => day)).toEqual([2, 1, 0, -1].map((days) => at(days).toISOString().slice(0, 10)));
  expect(before!.count).toBeGreaterThan(0);
});
