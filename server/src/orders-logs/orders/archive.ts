import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import { settings } from '../../people/settings/settings.ts';
import { systemActor } from '../../platform/audit/actor.ts';
import { recordEntries } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { JobCounts } from '../../platform/schedule/job.ts';
import type { Services } from '../../platform/services.ts';
import { archiveModuleOf } from './record-order.ts';

const batch = 1_000;
const dayMs = 86_400_000;

interface Archived {
  readonly id: string;
  readonly applNo: string;
  readonly line: BusinessLine;
}

/** Archives the oldest orders of a batch, each with its audit entry. */
async function archiveBatch(tx: Tx, before: Date, now: Date): Promise<number> {
  const { rows } = await sql<Archived>`update purchase_order set archived_at = ${now}, version = version + 1
    where id in (select id from purchase_order
      where archived_at is null and status in ('DISBURSED', 'REJECTED', 'CANCELLED', 'EXPIRED')
        and purchase_date < ${before} and (archive_hold_until is null or archive_hold_until < ${now})
      order by purchase_date limit ${batch} for update skip locked)
    returning id, appl_no as "applNo", business_line as line`.execute(tx);
  await recordEntries(
    tx,
    rows.map(({ id, applNo, line }) => ({
      actor: systemActor('po-archive'),
      module: archiveModuleOf[line],
      action: 'ARCHIVE',
      entityId: id,
      entityLabel: applNo,
      changes: [{ field: 'archivedAt', before: null, after: toWireInstant(now) }],
      at: now,
    })),
  );
  return rows.length;
}

/**
 * Every night: final orders that are old go to the archive, but those that somebody restored not long ago. The archive
 * is a mark of the order, so that an interrupted run leaves each order in one place.
 */
export async function archiveOrders(services: Services, signal?: AbortSignal): Promise<JobCounts> {
  const now = services.now();
  const before = new Date(now.getTime() - (await settings(services).number('PO_ARCHIVE_AFTER_DAYS')) * dayMs);
  let done = 0;
  for (let moved = batch; moved === batch && signal?.aborted !== true;) {
    moved = await services.db.transaction().execute((tx) => archiveBatch(tx, before, now));
    done += moved;
  }
  return { read: done, done };
}
