import { setTimeout as wait } from 'node:timers/promises';
import type { Db, Tx } from '../context.ts';
import type { Application } from '../http/application.ts';
import { passingCauseOf } from '../outage/passing-cause.ts';
import { retryThroughOutage } from '../outage/retry-through-outage.ts';
import { reportFailure, failureLogOf } from '../outage/failure-log.ts';
import type { Services } from '../services.ts';
import { beatMs, LeaseLost, workerName, type LeasedRow, type Leases } from './leases.ts';
import { every } from './periodic.ts';

/** What a running job calls between its steps. */
export interface Control<Job> {
  /** The program is shutting down: the job stops after the current transaction, and another process continues it. */
  readonly closing: () => boolean;
  /** Renews the lease. @returns the job as it is now. @throws LeaseLost when another process has taken or ended it. */
  beat(db?: Db | Tx): Promise<Job>;
}

/** A kind of job that survives the end of the process that runs it. */
export interface JobKind<Job extends LeasedRow> {
  readonly name: string;
  readonly leases: Leases<Job>;
  /** Jobs of this kind that one process runs concurrently. */
  readonly atOnce: number;
  run(job: Job, control: Control<Job>): Promise<void>;
  /** Records an unexpected fault. */
  fail(job: Job, error: unknown): Promise<void>;
}

/** Milliseconds to pause a job whose files cannot be written: it would fail again at once. */
const storageMs = 15_000;
/** How often in a row a job may be put off as busy before that counts as its own fault. */
const mostBusy = 20;

/** Runs the jobs of one kind in this process, and takes over those of dead processes. */
export class JobWorker<Job extends LeasedRow> {
  readonly #name = workerName();
  readonly #atWork = new Map<string, Promise<void>>();
  readonly #busy = new Map<string, number>();
  readonly #closing = new AbortController();

  constructor(
    private readonly services: Services,
    private readonly kind: JobKind<Job>,
    private readonly timers: Pick<typeof globalThis, 'setInterval' | 'clearInterval'> = globalThis,
  ) {}

  /** Starts a job in the background, unless another worker has it or this process is at its limit. */
  start(id: string): Promise<void> {
    const running = this.#atWork.get(id);
    if (running || this.#closing.signal.aborted || this.#atWork.size >= this.kind.atOnce)
      return running ?? Promise.resolve();
    const work = this.#work(id).finally(() => {
      this.#atWork.delete(id);
      if (!this.#closing.signal.aborted)
        void retryThroughOutage(() => this.recover(), { signal: this.#closing.signal }).catch((error: unknown) =>
          reportFailure(this.services, `${this.kind.name}-recover`, error),
        );
    });
    this.#atWork.set(id, work);
    return work;
  }

  /** Starts waiting jobs and those left by dead processes. */
  async recover(): Promise<void> {
    for (const id of await this.kind.leases.waiting(this.services.db)) void this.start(id);
  }

  /** The embedded database belongs to one process: jobs that ran before its start are abandoned. */
  async takeOver(): Promise<void> {
    if (this.services.database.kind === 'embedded') await this.kind.leases.releaseAll(this.services.db);
    await this.recover();
  }

  /** Stops the jobs after their current transaction, for the next process. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(this.#atWork.values());
  }

  /** Never throws: a job that cannot even be marked as failed is started again when its lease expires. */
  async #work(id: string): Promise<void> {
    const { db } = this.services;
    const { name, leases } = this.kind;
    try {
      const job = await leases.claim(db, id, this.#name);
      if (job) await this.#run(job);
      this.#busy.delete(id);
      failureLogOf(this.services).succeeded(`${name} ${id}`);
      if (this.#closing.signal.aborted) await leases.release(db, id, this.#name);
    } catch (error) {
      if (reportFailure(this.services, `${name} ${id}`, error)) await this.#releaseLease(id, error);
    }
  }

  async #run(job: Job): Promise<void> {
    const { db, log } = this.services;
    const { name, leases } = this.kind;
    // A timer of its own: the lease is renewed however long one step takes.
    const beat = this.timers.setInterval(() => void leases.beat(db, job.id, this.#name).catch(() => undefined), beatMs);
    beat.unref();
    try {
      await this.kind.run(job, {
        closing: () => this.#closing.signal.aborted,
        beat: (at = db) => leases.beat(at, job.id, this.#name),
      });
    } catch (error) {
      if (error instanceof LeaseLost) return;
      if (this.#passes(job.id, error)) throw error;
      log.error({ err: error, job: name, id: job.id }, 'job failed');
      await this.kind.fail(job, error);
    } finally {
      this.timers.clearInterval(beat);
    }
  }

  /** Whether the job can be continued later. A job that is busy again and again counts as faulty. */
  #passes(id: string, error: unknown): boolean {
    const code = passingCauseOf(error);
    if (code !== 'BUSY') return code !== undefined;
    const times = (this.#busy.get(id) ?? 0) + 1;
    this.#busy.set(id, times);
    return times <= mostBusy;
  }

  /**
   * Releases the lease of an interrupted job as soon as the database can be reached, so that another process continues
   * it without waiting for the lease to expire.
   */
  async #releaseLease(id: string, error: unknown): Promise<void> {
    const { db } = this.services;
    const { name, leases } = this.kind;
    const { signal } = this.#closing;
    const code = passingCauseOf(error);
    if (code?.startsWith('STORAGE')) await wait(storageMs, undefined, { ref: false, signal }).catch(() => {});
    await retryThroughOutage(() => leases.release(db, id, this.#name), { signal }).catch((last: unknown) =>
      reportFailure(this.services, `${name} ${id}`, last),
    );
  }
}

/**
 * Runs the jobs of a kind while the program is up.
 * @example const worker = workOn(app, importJobs(app)); await worker.start(job.id);
 */
export function workOn<Job extends LeasedRow>(app: Application, kind: JobKind<Job>): JobWorker<Job> {
  const worker = new JobWorker(app.services, kind);
  app.http.addHook('onListen', () => worker.takeOver());
  app.http.addHook('preClose', () => worker.close());
  every(app, beatMs, `${kind.name}-recover`, () => worker.recover());
  return worker;
}
