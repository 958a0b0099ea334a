import type { Db, Tx } from '../context.ts';
import type { Application } from '../http/application.ts';
import type { Services } from '../services.ts';
import { LeaseLost, workerName, type LeasedRow, type Leases } from './leases.ts';
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

const recoverMs = 15_000;

/** Works on the jobs of one kind in this process, and takes over those of dead processes. */
export class JobWorker<Job extends LeasedRow> {
  readonly #name = workerName();
  readonly #atWork = new Map<string, Promise<void>>();
  #closing = false;

  constructor(
    private readonly services: Services,
    private readonly kind: JobKind<Job>,
  ) {}

  /** Begins to work on a job in the background, unless somebody does or this process has enough to do. */
  start(id: string): Promise<void> {
    const running = this.#atWork.get(id);
    if (running || this.#closing || this.#atWork.size >= this.kind.atOnce) return running ?? Promise.resolve();
    const work = this.#work(id).finally(() => {
      this.#atWork.delete(id);
      if (!this.#closing)
        void this.recover().catch((error: unknown) =>
          this.services.log.error({ err: error, job: this.kind.name }, 'waiting jobs not found'),
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
    this.#closing = true;
    await Promise.all(this.#atWork.values());
  }

  /** Never fails: what cannot even be kept as failed is taken up again when its lease has run out. */
  async #work(id: string): Promise<void> {
    const { db, log } = this.services;
    const { name, leases } = this.kind;
    try {
      const job = await leases.claim(db, id, this.#name);
      if (job) await this.#run(job);
    } catch (error) {
      log.error({ err: error, job: name, id }, 'job left where it is');
    }
  }

  async #run(job: Job): Promise<void> {
    const { db, log } = this.services;
    const { name, leases } = this.kind;
    try {
      await this.kind.run(job, {
        closing: () => this.#closing,
        beat: (at = db) => leases.beat(at, job.id, this.#name),
      });
    } catch (error) {
      if (!(error instanceof LeaseLost)) {
        log.error({ err: error, job: name, id: job.id }, 'job failed');
        await this.kind.fail(job, error);
      }
    }
    if (this.#closing) await leases.release(db, job.id, this.#name);
  }
}

/** Runs the jobs of a kind while the program is up. */
export function workOn<Job extends LeasedRow>(app: Application, kind: JobKind<Job>): JobWorker<Job> {
  const worker = new JobWorker(app.services, kind);
  app.http.addHook('onListen', () => worker.takeOver());
  app.http.addHook('preClose', () => worker.close());
  every(app, recoverMs, `${kind.name}-recover`, () => worker.recover());
  return worker;
}
