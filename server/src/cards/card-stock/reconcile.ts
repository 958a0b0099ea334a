import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { withStatementTimeout } from '../../platform/database/statement-timeout.ts';
import type { Application } from '../../platform/http/application.ts';
import { schedule, type JobCounts } from '../../platform/schedule/job.ts';
import { daily } from '../../platform/schedule/when.ts';
import { brokenRecords } from '../lifecycle/invariants.ts';

/** Invariants checked by each run (docs/model/cards.md#reconciliation). */
const reconciled = [
  'stock',
  'stock class',
  'movements',
  'ranges',
  'numbers of ranges',
  'deliveries',
  'issuances',
] as const;
/** Maximum number of differences that a run reports. */
const maximumReported = 200;
/** Time limit per invariant, in minutes, for millions of cards. */
const timeoutMinutes = 30;

/** Recounts stock and documents, reports differences and marks the stock rows concerned. Never corrects data. */
export async function reconcile(db: Db): Promise<JobCounts> {
  const broken = await withStatementTimeout(db, timeoutMinutes, (tx) => brokenRecords(tx, reconciled, maximumReported));
  const stocks = broken.filter(({ name }) => name === 'stock').map(({ record }) => record);
  await sql`update card_stock set mismatch = differs.now
    from (select id, coalesce(office_branch_id, office_mra_id) || ' ' || card_type_id = any(${stocks}::text[]) as now
    from card_stock) differs
    where card_stock.id = differs.id and card_stock.mismatch <> differs.now`.execute(db);
  const {
    rows: [counted],
  } = await sql<{ count: number }>`select count(*)::int as count from card_stock`.execute(db);
  return {
    read: counted?.count ?? 0,
    done: counted?.count ?? 0,
    failed: broken.length,
    failures: broken.map(({ name, record }) => ({ entity: name, code: 'MISMATCH', text: record })),
  };
}

/** Schedules the nightly reconciliation (docs/model/cards.md#reconciliation). */
export const scheduleReconcile = (app: Application): void =>
  schedule(app, {
    name: 'card-stock-reconcile',
    version: 'v1',
    when: daily('03:00'),
    run: () => reconcile(app.services.db),
  });
