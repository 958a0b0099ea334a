import {
  distributionFigureNames,
  distributionFigures,
} from '@console/contracts/cards/reporting-card-distribution/figures';
import {
  distributionColumns,
  type DistributionGroup,
  type DistributionRow,
} from '@console/contracts/cards/reporting-card-distribution';
import fc from 'fast-check';
import { sql } from 'kysely';
import { useDatabase } from '../../../test/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addRanges, at, branch, makeStock } from '../lifecycle/lifecycle.fixtures.ts';
import { attempt, rounds, type World } from '../lifecycle/random-commands.fixtures.ts';
import { cardsBehind } from './listed.ts';
import { totalsOf } from './module.ts';
import { parametersOf } from './parameters.ts';
import { reportRows } from './report.ts';
import { snapshotDistribution } from './snapshot.ts';
import { statusesAt } from './statuses.ts';

const database = useDatabase();
const db = () => database.current.db;
const dayMs = 86_400_000;
const dayOf = (days: number) => new Date(at.getTime() + days * dayMs).toISOString().slice(0, 10);
const groups: readonly DistributionGroup[] = ['MRA', 'BRANCH', 'TYPE', 'SOURCE'];
const national = { type: 'all' } as const;

interface Movement {
  card_id: string;
  code: string;
  kind: string | null;
  from_id: string | null;
  to_kind: string;
  to_id: string | null;
  from: string;
  to: string;
  document: string | null;
  day: string;
}
const isSafe = (kind: string | null) => kind === 'BRANCH' || kind === 'MRA';

/** The same report computed card by card in TypeScript, from all movements. */
async function computedInTypeScript(
  from: string,
  to: string,
): Promise<{ totals: Record<string, number>; statuses: Map<string, number> }> {
  const { rows } =
    await sql<Movement>`select card_id, transition_code as code, from_place_kind as kind, from_place_id as from_id,
      to_place_kind as to_kind, to_place_id as to_id, from_status as "from", to_status as "to",
      document_kind as document,
    to_char(acted_at at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as day from card_movement
      order by card_id, seq_no`.execute(db());
  const totals: Record<string, number> = Object.fromEntries(distributionColumns.map((name) => [name, 0]));
  const states = new Map<string, { atBegin: boolean; atEnd: boolean; status: string | null }>();
  for (const move of rows) {
    const state = states.get(move.card_id) ?? { atBegin: false, atEnd: false, status: null };
    if (move.day < from) state.atBegin = isSafe(move.to_kind);
    if (move.day <= to) [state.atEnd, state.status] = [isSafe(move.to_kind), move.to];
    states.set(move.card_id, state);
    if (move.day < from || move.day > to) continue;
    for (const name of distributionFigureNames) {
      const { codes, sign, ...figure } = distributionFigures[name] as (typeof distributionFigures)[typeof name] & {
        document?: { is?: string; isNot?: string };
      };
      const { document } = figure;
      const counts =
        (codes as readonly string[]).includes(move.code) &&
        isSafe(sign === 1 ? move.to_kind : move.kind) &&
        (!document || (document.is ? move.document === document.is : move.document !== document.isNot));
      if (counts) totals[name]! += 1;
    }
  }
  const statuses = new Map<string, number>();
  for (const { atBegin, atEnd, status } of states.values()) {
    if (atBegin) totals['opening']! += 1;
    if (atEnd) totals['closing']! += 1;
    if (status) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  return { totals, statuses };
}

async function check(from: string, to: string, now: Date): Promise<void> {
  const expected = await computedInTypeScript(from, to);
  for (const groupBy of groups) {
    const parameters = parametersOf({ from, to, groupBy }, { scope: national, now });
    const { rows } = await sql<DistributionRow>`${reportRows(parameters)}`.execute(db());
    expect(rows.filter(({ adds }) => !adds)).toEqual([]);
    const { adds, ...sums } = totalsOf(rows);
    expect({ groupBy, adds, ...sums }).toEqual({ groupBy, adds: true, ...expected.totals });
  }
  const parameters = parametersOf({ from, to }, { scope: national, now });
  const statuses = await statusesAt(db(), parameters);
  expect(
    Object.fromEntries(statuses.filter(({ count }) => count > 0).map(({ status, count }) => [status, count])),
  ).toEqual(Object.fromEntries(expected.statuses));
  for (const figure of distributionColumns)
    expect([figure, (await cardsBehind(db(), parameters, { figure })).total]).toEqual([
      figure,
      expected.totals[figure],
    ]);
}

it('balances for any period and random movements, with and without snapshots', async () => {
  let day = 0;
  const now = () => new Date(at.getTime() + day * dayMs);
  const world: World = { db: db(), ranges: await addRanges(db(), 700_000_001, 10_000), documents: [], now };
  await makeStock(db(), world.ranges.STOCK, 6, branch('10040'));
  await fc.assert(
    fc.asyncProperty(
      rounds,
      fc.noBias(fc.array(fc.tuple(fc.nat(60), fc.nat(60)), { minLength: 2, maxLength: 2 })),
      fc.boolean(),
      async (all, periods, kept) => {
        for (const round of all) {
          day += 1;
          for (const outcome of await Promise.allSettled(round.map((command) => attempt(world, command))))
            if (outcome.status === 'rejected' && !(outcome.reason instanceof Refusal)) throw outcome.reason;
        }
        if (kept) await snapshotDistribution(db(), now());
        for (const [back, length] of periods)
          await check(dayOf(day - back), dayOf(Math.min(day, day - back + length)), now());
        await check(dayOf(day), dayOf(day), now());
      },
    ),
    { numRuns: 8, endOnFailure: true },
  );
  const {
    rows: [moved],
  } = await sql<{ codes: number }>`select count(distinct transition_code)::int as codes from card_movement`.execute(
    db(),
  );
  expect(moved!.codes).toBeGreaterThan(15);
});
