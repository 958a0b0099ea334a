import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { sql } from 'kysely';
import { beatMs, silentForSeconds, workerName } from '../jobs/leases.ts';
import { retryThroughOutage } from '../outage/retry-through-outage.ts';
import { reportFailure, failureLogOf } from '../outage/failure-log.ts';
import type { Services } from '../services.ts';
import { Claims, type TimedJob, type Trigger } from './claims.ts';
import type { JobCounts, ScheduledJob } from './job.ts';
import type { SchedulerLogTable } from './tables.ts';

/** A run that starts more than this many milliseconds after its due time makes up for a missed one. */
const lateMs = 2 * 60_000;
const keptFailures = 100;

const statusOf = ({ done = 0, failed = 0 }: JobCounts): SchedulerLogTable['status'] =>
  failed === 0 ? 'SUCCESS' : done > 0 ? 'PARTIAL' : 'FAILED';

/** Runs scheduled jobs: one run of a job at a time over all processes; a missed run is made up once. */
export class Scheduler {
  readonly #worker = workerName();
  readonly #running = new Set<Promise<unknown>>();
  readonly #closing = new AbortController();

  readonly #claims: Claims;

  constructor(private readonly services: Services) {
    this.#claims = new Claims(services, this.#worker);
  }

  /** Starts the jobs that are due. A slow job does not delay the others. */
  async begin(jobs: Iterable<ScheduledJob>): Promise<void> {
    if (this.#closing.signal.aborted) return;
    const now = this.services.now();
    const timed = [...jobs].map((job) => ({ job, due: job.when(now) }));
    const free = await this.#claims.dueAndFree(timed);
    await Promise.all(timed.filter(({ job }) => free.has(job.name)).map((each) => this.#beginWhenDue(each, now)));
  }

  /** Makes a job due and starts it. A run that is active may have passed the new work: another one follows it. */
  async beginNow(job: ScheduledJob): Promise<void> {
    await this.#claims.makeDue(job);
    await this.begin([job]);
  }

  /** Starts the jobs that are due, and waits for all running ones. */
  async tick(jobs: Iterable<ScheduledJob>): Promise<void> {
    await this.begin(jobs);
    await Promise.all(this.#running);
  }

  /** Takes over jobs whose process died. */
  async recover(jobs: Iterable<ScheduledJob>): Promise<void> {
    const { rows } = await sql<{ name: string }>`
      select name from scheduled_job
      where worker is not null and heartbeat_at < now() - make_interval(secs => ${silentForSeconds})`.execute(
      this.services.db,
    );
    const left = new Set(rows.map(({ name }) => name));
    await this.begin([...jobs].filter(({ name }) => left.has(name)));
  }

  /**
   * Runs a job now, whatever its schedule.
   * @returns false while another run of it is active.
   */
  async runNow(job: ScheduledJob, username: string): Promise<boolean> {
    const claimed = await this.#claimNow(job);
    if (claimed) await this.#run(job, 'MANUAL', username);
    return claimed;
  }

  /** As {@link runNow}, without waiting for its end. */
  async beginBy(job: ScheduledJob, username: string): Promise<boolean> {
    if (this.#closing.signal.aborted || !(await this.#claimNow(job))) return false;
    this.#run(job, 'MANUAL', username).catch((error: unknown) => reportFailure(this.services, job.name, error));
    return true;
  }

  async #claimNow(job: ScheduledJob): Promise<boolean> {
    const due = job.when(this.services.now());
    await this.#claims.addNew([{ job, due }]);
    return this.#claims.claim(job, due, 'MANUAL');
  }

  /** The embedded database belongs to one process: runs from before its start have ended. */
  async takeOver(): Promise<void> {
    const { database, db } = this.services;
    if (database.kind === 'embedded')
      await db
        .updateTable('scheduled_job')
        .set({ heartbeat_at: new Date(0) })
        .where('worker', 'is not', null)
        .execute();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(this.#running);
  }

  async #beginWhenDue({ job, due }: TimedJob, now: Date): Promise<void> {
    const trigger = now.getTime() - due.getTime() > lateMs ? 'MAKE_UP' : 'TIME';
    if (!(await this.#claims.claim(job, due, trigger))) return;
    this.#run(job, trigger, 'SYSTEM').catch((error: unknown) => reportFailure(this.services, job.name, error));
  }

  #run(job: ScheduledJob, trigger: Trigger, startedBy: string): Promise<void> {
    const run = this.#logged(job, trigger, startedBy).finally(() => this.#running.delete(run));
    this.#running.add(run);
    return run;
  }

  async #logged(job: ScheduledJob, trigger: Trigger, startedBy: string): Promise<void> {
    const { db, now } = this.services;
    const id = randomUUID();
    const through = <Result>(work: () => Promise<Result>) => retryThroughOutage(work, { signal: this.#closing.signal });
    await through(() =>
      db
        .insertInto('scheduler_log')
        .onConflict((known) => known.doNothing())
        .values({
          id,
          job_name: job.name,
          scheduler_version: job.version,
          trigger,
          started_by: startedBy,
          started_at: now(),
          ended_at: null,
          node: hostname(),
          status: 'RUNNING',
          message: null,
        })
        .execute(),
    );
    const ownRow = db.updateTable('scheduled_job').where('name', '=', job.name).where('worker', '=', this.#worker);
    const beat = setInterval(
      () =>
        void ownRow
          .set({ heartbeat_at: sql`now()` })
          .execute()
          .catch(() => {}),
      beatMs,
    ).unref();
    let putOff = false;
    const counts = await job.run(this.#closing.signal).then(
      (done) => {
        failureLogOf(this.services).succeeded(job.name);
        return done;
      },
      (error: unknown): JobCounts => {
        putOff = reportFailure(this.services, job.name, error) !== undefined;
        return { failed: 1, message: error instanceof Error ? error.message : String(error) };
      },
    );
    clearInterval(beat);
    await through(() =>
      db
        .updateTable('scheduler_log')
        .set({
          status: putOff ? 'ABANDONED' : statusOf(counts),
          ended_at: now(),
          read_count: counts.read ?? counts.done ?? 0,
          done_count: counts.done ?? 0,
          skipped_count: counts.skipped ?? 0,
          failed_count: counts.failed ?? 0,
          message: counts.message ?? null,
          failures: JSON.stringify((counts.failures ?? []).slice(0, keptFailures)),
        })
        .where('id', '=', id)
        .execute(),
    );
    // A run that a passing cause has put off is due again at once.
    const again = putOff ? { due_at: new Date(0) } : {};
    await through(() => ownRow.set({ worker: null, heartbeat_at: null, ...again }).execute());
  }
}
