import { mostTries } from '@console/contracts/core/downloads';
import { sql } from 'kysely';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { workOn, type JobKind, type JobWorker } from '../../platform/jobs/worker.ts';
import { notify } from '../../people/notices/notify.ts';
import { lockDownload, moveTo, released } from './events.ts';
import { DownloadLeases } from './leases.ts';
import { runDownload } from './run.ts';
import type { DownloadJob } from './table.ts';
import { part } from '../../platform/http/part.ts';

/** Seconds before the next attempt, by the number of failed ones. */
const retryAfter: Readonly<Record<number, number>> = { 1: 20, 2: 60 };

/** Stores a failed attempt: back into the queue, or failed permanently. A refusal is not retried. */
async function failed({ services, errors }: Application, claimed: DownloadJob, error: unknown): Promise<void> {
  const at = services.now();
  await services.db.transaction().execute(async (tx) => {
    const job = await lockDownload(tx, claimed.id);
    // It was cancelled during the attempt.
    if (job.state !== 'queued' && job.state !== 'running') return;
    const note =
      error instanceof Refusal
        ? errors.text(error.code, job.language, error.details.parameters ?? {})
        : errors.text('INTERNAL', job.language, { requestId: job.request_id ?? job.id });
    const attempts = job.attempts + 1;
    await moveTo(tx, job.id, 'failed', { at, note }, { ...released, attempts, message: note });
    const wait = retryAfter[attempts];
    if (!(error instanceof Refusal) && attempts < mostTries && wait !== undefined) {
      await moveTo(tx, job.id, 'queued', { at }, { retry_at: sql`now() + make_interval(secs => ${wait})` as never });
    } else {
      await notify(tx, {
        userIds: [job.user_id],
        kind: 'DOWNLOAD_FAILED',
        parameters: { title: job.title },
        link: `/download-management/${job.id}`,
        at,
      });
    }
  });
}

/** Downloads as a kind of job. */
const downloadJobs = (app: Application): JobKind<DownloadJob> => ({
  name: 'download',
  leases: new DownloadLeases(),
  // Each holds a database connection and formats rows beside the calls.
  atOnce: 2,
  run: (job, control) => runDownload(app, job, control),
  fail: (job, error) => failed(app, job, error),
});

/** The download worker of a program. */
export const downloadWorker = part((app): JobWorker<DownloadJob> => workOn(app, downloadJobs(app)));
