import { sql } from 'kysely';
import { settings } from '../../people/settings/settings.ts';
import type { JobCounts } from '../../platform/schedule/job.ts';
import type { Services } from '../../platform/services.ts';

const batch = 1_000;
const dayMs = 86_400_000;

/**
 * Every night: final orders that are old go to the archive, but those that somebody restored not long ago. The archive
 * is a mark of the order, so that an interrupted run leaves each order in one place.
 */
export async function archiveOrders(services: Services, signal?: AbortSignal): Promise<JobCounts> {
  const now = services.now();
  const before = new Date(now.getTime() - (await settings(services).number('PO_ARCHIVE_AFTER_DAYS')) * dayMs);
  let done = 0;
  for (let moved = batch; moved === batch && signal?.aborted !== true;) {
    const { numAffectedRows } = await sql`update purchase_order set archived_at = ${now}, version = version + 1
      where id in (select id from purchase_order
        where archived_at is null and status in ('DISBURSED', 'REJECTED', 'CANCELLED', 'EXPIRED')
          and purchase_date < ${before} and (archive_hold_until is null or archive_hold_until < ${now})
        order by purchase_date limit ${batch} for update skip locked)`.execute(services.db);
    moved = Number(numAffectedRows ?? 0);
    done += moved;
  }
  return { read: done, done };
}
