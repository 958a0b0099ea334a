import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { patiently } from '../../platform/database/patiently.ts';
import type { Application } from '../../platform/http/application.ts';
import { schedule, type JobCounts } from '../../platform/schedule/job.ts';
import { daily } from '../../platform/schedule/when.ts';
import { brokenRecords } from '../lifecycle/invariants.ts';

/** Invariants that a run counts anew, by their names (docs/model/cards.md#reconciliation). */
const reconciled = [
  'stock',
  'stock class',
  'movements',
  'ranges',
  'numbers of ranges',
  'deliveries',
  'issuances',
] as const;
/** Differences that a run names. */
const most = 200;
/** Minutes that one invariant may take over millions of cards. */
const longest = 30;

/** Counts stock and documents anew, says what differs and marks the stock concerned. It never corrects. */
export async function reconcile(db: Db): Promise<JobCounts> {
  const broken = await patiently(db, longest, (tx) => brokenRecords(tx, reconciled, most));
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

/** The nightly reconciliation (docs/model/cards.md#reconciliation). */
export const scheduleReconcile = (app: Application): void =>
  schedule(app, {
    name: 'card-stock-reconcile',
    version: 'v1',
    when: daily('03:00'),
    run: () => reconcile(app.services.db),
  });
