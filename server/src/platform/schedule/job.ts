import type { Application } from '../http/application.ts';
import type { JobFailure } from './tables.ts';
import type { When } from './when.ts';
import { part } from '../http/part.ts';

/** The result of a run. */
export interface JobCounts {
  readonly read?: number;
  readonly done?: number;
  readonly skipped?: number;
  readonly failed?: number;
  readonly message?: string;
  readonly failures?: readonly JobFailure[];
}

/** Work at set times. Running it twice has no further effect. */
export interface ScheduledJob {
  readonly name: string;
  /** Scheduler base that it belongs to. */
  readonly version: 'v1' | 'v2' | 'v3';
  readonly when: When;
  /** @param signal aborted when the program shuts down. */
  run(signal: AbortSignal): Promise<JobCounts>;
}

interface JobStarter {
  start: (job: ScheduledJob) => Promise<void>;
  /** In the name of a user. False while another run is active. */
  run: (job: ScheduledJob, username: string) => Promise<boolean>;
}

/** How the program starts a job before its time; nothing in programs that run no jobs. */
export const jobStarter = part((): JobStarter => ({ start: async () => {}, run: async () => true }));

/**
 * Starts a job now because there is new work for it; where that fails, it starts at its time. Call it when the
 * transaction that made the work is over.
 * @example await startSoon(app, 'notification-dispatch');
 */
export async function startSoon(app: Application, name: string): Promise<void> {
  const job = scheduledJobs(app).get(name);
  if (!job) throw new TypeError(`There is no job ${name}`);
  await jobStarter(app)
    .start(job)
    .catch(() => undefined);
}

/** The jobs of the program by their name. */
export const scheduledJobs = part(() => new Map<string, ScheduledJob>());

/**
 * Registers a module's job (docs/model/platform.md#jobs).
 * @throws TypeError when the name is taken.
 * @example schedule(app, { name: 'expire-points', version: 'v1', when: daily('01:00'), run: expirePoints });
 */
export function schedule(app: Application, job: ScheduledJob): void {
  const known = scheduledJobs(app);
  if (known.has(job.name)) throw new TypeError(`Job ${job.name} is scheduled twice`);
  known.set(job.name, job);
}
