import { setTimeout as wait } from 'node:timers/promises';
import type { Db, Tx } from '../context.ts';
import type { Application } from '../http/application.ts';
import { passingCauseOf } from '../outage/cause.ts';
import { throughOutage } from '../outage/through.ts';
import { noteFailure, troublesOf } from '../outage/troubles.ts';
import type { Services } from '../services.ts';
import { beatMs, LeaseLost, workerName, type LeasedRow, type Leases } from './leases.ts';
import { every } from './periodic.ts';

/** What a job at work asks now and then. */
export interface Control<Job> {
  /** The program is about to end: the job stops after the transaction in hand, and another process goes on with it. */
  readonly closing: () => boolean;
  /** Says that the job goes on. @returns it as it is now. @throws LeaseLost when somebody has taken or ended it. */
  beat(db?: Db | Tx): Promise<Job>;
}

/** A kind of job that survives the end of the process at work on it. */
export interface JobKind<Job extends LeasedRow> {
  readonly name: string;
  readonly leases: Leases<Job>;
  /** Jobs of this kind that one process works on at a time. */
  readonly atOnce: number;
  run(job: Job, control: Control<Job>): Promise<void>;
  /** Keeps an unexpected fault. */
  fail(job: Job, error: unknown): Promise<void>;
}

/** Pause of a job whose files cannot be written: it would run into the same again at once. */
const storageMs = 15_000;
/** Times that a job gives way to others in one go, before that counts as its own fault. */
const mostBusy = 20;

/** Works on the jobs of one kind in this process, and takes over those of dead processes. */
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

  /** Begins to work on a job in the background, unless somebody does or this process has enough to do. */
  start(id: string): Promise<void> {
    const running = this.#atWork.get(id);
    if (running || this.#closing.signal.aborted || this.#atWork.size >= this.kind.atOnce)
      return running ?? Promise.resolve();
    const work = this.#work(id).finally(() => {
      this.#atWork.delete(id);
      if (!this.#closing.signal.aborted)
        void throughOutage(() => this.recover(), { signal: this.#closing.signal }).catch((error: unknown) =>
          noteFailure(this.services, `${this.kind.name}-recover`, error),
        );
    });
    this.#atWork.set(id, work);
    return work;
  }

  /** Takes up whatever waits or was left by processes that are gone. */
  async recover(): Promise<void> {
    for (const id of await this.kind.leases.waiting(this.services.db)) void this.start(id);
  }

  /** The embedded database belongs to one process: whatever was at work before its start is abandoned. */
  async takeOver(): Promise<void> {
    if (this.services.database.kind === 'embedded') await this.kind.leases.releaseAll(this.services.db);
    await this.recover();
  }

  /** Leaves the jobs after the transaction in hand, for the next process. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(this.#atWork.values());
  }

  /** Never fails: what cannot even be kept as failed is taken up again when its lease has run out. */
  async #work(id: string): Promise<void> {
    const { db } = this.services;
    const { name, leases } = this.kind;
    try {
      const job = await leases.claim(db, id, this.#name);
      if (job) await this.#run(job);
      this.#busy.delete(id);
      troublesOf(this.services).succeeded(`${name} ${id}`);
      if (this.#closing.signal.aborted) await leases.release(db, id, this.#name);
    } catch (error) {
      if (noteFailure(this.services, `${name} ${id}`, error)) await this.#giveBack(id, error);
    }
  }

  async #run(job: Job): Promise<void> {
    const { db, log } = this.services;
    const { name, leases } = this.kind;
    // Whatever the job is at, its worker lives.
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

  /** Whether the job can go on later as if nothing had been. What is busy again and again is a fault of the job. */
  #passes(id: string, error: unknown): boolean {
    const code = passingCauseOf(error);
    if (code !== 'BUSY') return code !== undefined;
    const times = (this.#busy.get(id) ?? 0) + 1;
    this.#busy.set(id, times);
    return times <= mostBusy;
  }

  /**
   * Gives the lease of an interrupted job back as soon as the database can be told, so that this or another process
   * goes on with it at once and nobody waits for the silence.
   */
  async #giveBack(id: string, error: unknown): Promise<void> {
    const { db } = this.services;
    const { name, leases } = this.kind;
    const { signal } = this.#closing;
    const code = passingCauseOf(error);
    if (code?.startsWith('STORAGE')) await wait(storageMs, undefined, { ref: false, signal }).catch(() => {});
    await throughOutage(() => leases.release(db, id, this.#name), { signal }).catch((last: unknown) =>
      noteFailure(this.services, `${name} ${id}`, last),
    );
  }
}

/** Runs the jobs of a kind while the program is up. */
export function workOn<Job extends LeasedRow>(app: Application, kind: JobKind<Job>): JobWorker<Job> {
  const worker = new JobWorker(app.services, kind);
  app.http.addHook('onListen', () => worker.takeOver());
  app.http.addHook('preClose', () => worker.close());
  every(app, beatMs, `${kind.name}-recover`, () => worker.recover());
  return worker;
}
