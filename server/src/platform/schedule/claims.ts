import { sql } from 'kysely';
import { silentForSeconds } from '../jobs/leases.ts';
import type { Services } from '../services.ts';
import type { ScheduledJob } from './job.ts';
import type { SchedulerLogTable } from './tables.ts';

export type Trigger = SchedulerLogTable['trigger'];

/** A job with its last time before now. */
export interface TimedJob {
  readonly job: ScheduledJob;
  readonly due: Date;
}

/** Claims of jobs by a worker: one worker runs a job at a time, over all processes. */
export class Claims {
  constructor(
    private readonly services: Services,
    private readonly worker: string,
  ) {}

  /**
   * Names of the jobs that can be claimed now. All jobs are looked up at once, because few are due at a tick. Adds
   * those that are new.
   */
  async dueAndFree(timed: readonly TimedJob[]): Promise<ReadonlySet<string>> {
    const names = timed.map(({ job }) => job.name);
    const dueTimes = timed.map(({ due }) => due);
    const { rows } = await sql<{ name: string; isNew: boolean; isFree: boolean }>`
      select timed.name, job.name is null as "isNew", coalesce(
        job.worker is null and job.due_at < timed.due
        or job.worker is not null and job.heartbeat_at < now() - make_interval(secs => ${silentForSeconds}), false)
        as "isFree"
      from unnest(${names}::text[], ${dueTimes}::timestamptz[]) timed(name, due)
      left join scheduled_job job on job.name = timed.name`.execute(this.services.db);
    const added = new Set(rows.filter(({ isNew }) => isNew).map(({ name }) => name));
    await this.addNew(timed.filter(({ job }) => added.has(job.name)));
    return new Set(rows.filter(({ isFree }) => isFree).map(({ name }) => name));
  }

  /** Adds jobs that are not known yet. A new job has missed no run. */
  async addNew(timed: readonly TimedJob[]): Promise<void> {
    if (timed.length === 0) return;
    await this.services.db
      .insertInto('scheduled_job')
      .values(timed.map(({ job, due }) => ({ name: job.name, due_at: due, worker: null, heartbeat_at: null })))
      .onConflict((known) => known.doNothing())
      .execute();
  }

  /** A job that is not known yet is added by the tick that finds it. */
  async makeDue({ name }: ScheduledJob): Promise<void> {
    const due = { due_at: new Date(0) };
    await this.services.db.updateTable('scheduled_job').set(due).where('name', '=', name).execute();
  }

  /** @returns false while another worker has the job, or when it is not due and `trigger` is not `MANUAL` */
  async claim({ name }: ScheduledJob, due: Date, trigger: Trigger): Promise<boolean> {
    const {
      rows: [claimed],
    } = await sql<{ taken: string | null }>`
      update scheduled_job job set worker = ${this.worker}, heartbeat_at = now(), due_at = greatest(job.due_at, ${due})
      from (select name, worker from scheduled_job where name = ${name} for update) before
      where job.name = before.name and (
        (job.worker is null and (job.due_at < ${due} or ${trigger === 'MANUAL'}))
        or (job.worker is not null and job.heartbeat_at < now() - make_interval(secs => ${silentForSeconds})))
      returning before.worker as taken`.execute(this.services.db);
    if (claimed?.taken) {
      await this.services.db
        .updateTable('scheduler_log')
        .set({ status: 'ABANDONED', ended_at: this.services.now() })
        .where('job_name', '=', name)
        .where('status', '=', 'RUNNING')
        .execute();
    }
    return claimed !== undefined;
  }
}
