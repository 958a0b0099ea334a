import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { Leases, silentForSeconds } from '../../platform/jobs/leases.ts';
import type { DownloadJob } from './table.ts';

/**
 * Leases of downloads. Jobs of dead or ended processes return to the queue; a failed attempt waits for its retry time
 * (docs/model/platform.md#downloads).
 */
export class DownloadLeases extends Leases<DownloadJob> {
  constructor() {
    super('download_job', ['queued', 'running'], 'requested_at');
  }

  override async waiting(db: Db): Promise<readonly string[]> {
    await sql`
      with back as (
        update download_job set state = 'queued', worker = null, heartbeat_at = null, changed_at = now()
        where state = 'running'
          and (worker is null or heartbeat_at < now() - make_interval(secs => ${silentForSeconds})) returning id)
      insert into download_event (job_id, at, event) select id, now(), 'queued' from back`.execute(db);
    const { rows } = await sql<{
      id: string;
    }>`select id from download_job
      where id = any(${await super.waiting(db)}::uuid[]) and state = 'queued'
      and (retry_at is null or retry_at <= now()) order by requested_at, id`.execute(db);
    return rows.map(({ id }) => id);
  }
}
