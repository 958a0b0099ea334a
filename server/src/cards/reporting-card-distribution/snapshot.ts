import { distributionFigureNames } from '@console/contracts/cards/reporting-card-distribution/figures';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { withStatementTimeout } from '../../platform/database/statement-timeout.ts';
import type { Module } from '../../platform/http/application.ts';
import { schedule, type JobCounts } from '../../platform/schedule/job.ts';
import { daily } from '../../platform/schedule/when.ts';
import { distributionDays } from './days.ts';

const dayMs = 86_400_000;
/** Days that the first run goes back, because a report may cover twelve months. */
const firstRunDays = 400;
/** Time limit in minutes; the first run reads tens of millions of movements. */
const timeoutMinutes = 30;

/** Stores past days that have no snapshot yet. Idempotent. */
export async function snapshotDistribution(db: Db, now: Date): Promise<JobCounts> {
  const dayOf = (at: number) => toWireInstant(new Date(at)).slice(0, 10);
  const {
    rows: [last],
  } = await sql<{
    next: string | null;
  }>`select to_char(max(day) + 1, 'YYYY-MM-DD') as next from card_distribution_daily`.execute(db);
  const [from, yesterday] = [last?.next ?? dayOf(now.getTime() - firstRunDays * dayMs), dayOf(now.getTime() - dayMs)];
  if (from > yesterday) return { done: 0 };
  const columns = sql.join(
    ['day', 'office_branch_id', 'office_mra_id', 'card_type_id', ...distributionFigureNames, 'closing'].map((name) =>
      sql.ref(name),
    ),
  );
  const { numAffectedRows } = await withStatementTimeout(db, timeoutMinutes, (tx) =>
    sql`insert into card_distribution_daily (${columns}) ${distributionDays(from, yesterday)}
      on conflict do nothing`.execute(tx),
  );
  return { done: Number(numAffectedRows ?? 0), message: `${from} - ${yesterday}` };
}

/** Stores yesterday's distribution every night (docs/model/cards.md#distribution-report). */
export const cardDistributionDaily: Module = (app) => {
  schedule(app, {
    name: 'card-distribution-daily',
    version: 'v1',
    when: daily('00:15'),
    run: () => snapshotDistribution(app.services.db, app.services.now()),
  });
};
