import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { fileStoreOf } from '../../platform/files/stored-file.ts';
import { invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { refuseIfRunning } from './confirm.ts';
import { changeJob, lockJob } from './jobs.ts';
import type { Job } from './tables.ts';
import { cancellable, isResumable } from './view.ts';

type ImportCommand = 'stop' | 'resume' | 'cancel';

const transitions: Readonly<
  Record<ImportCommand, (tx: Tx, job: Job, reason: string | null, now: Date) => Promise<Job>>
> = {
  stop(tx, job, reason) {
    if (job.state !== 'RUNNING') throw invalidState(job.state, 'stop');
    return changeJob(tx, job.id, { stop_requested: true, message: reason });
  },
  resume(tx, job, _, now) {
    if (!isResumable(job, now)) throw invalidState(job.state, 'resume');
    return changeJob(tx, job.id, {
      state: job.failed_in ?? 'RUNNING',
      failed_in: null,
      stop_requested: false,
      message: null,
      code: null,
      finished_at: null,
      worker: null,
      heartbeat_at: null,
    });
  },
  cancel(tx, job, reason, now) {
    if (job.state === 'EXPIRED') throw new Refusal('IMPORT_EXPIRED');
    if (!cancellable.includes(job.state)) throw invalidState(job.state, 'cancel');
    // A worker that still checks the file loses its lease by the state.
    return changeJob(tx, job.id, {
      state: 'CANCELLED',
      message: reason,
      finished_at: now,
      worker: null,
      heartbeat_at: null,
    });
  },
};

/** Removes the file of a job that was cancelled during its check, and the rows that are checked. */
export async function discardUnchecked(services: Services, jobId: string): Promise<void> {
  await services.db.deleteFrom('import_row').where('job_id', '=', jobId).execute();
  await fileStoreOf(services).remove(jobId);
}

/**
 * Stops, resumes or cancels a job; allowed to its uploader and admins. A stop takes effect after the current
 * transaction.
 */
export async function changeImport(
  services: Services,
  context: Context,
  found: Job,
  steer: ImportCommand,
): Promise<Job> {
  const { caller } = context;
  const { reason = null } = context.body as { reason?: string };
  if (found.uploaded_by !== caller.username && !caller.isAdmin) throw notFound();
  let before: Job['state'] | null = null;
  const changed = await refuseIfRunning(
    services.db.transaction().execute(async (tx) => {
      const job = await lockJob(tx, found.id);
      before = job.state;
      const changed = await transitions[steer](tx, job, reason, services.now());
      await recordEntry(tx, {
        actor: actorOf(context),
        module: job.module,
        action: `IMPORT_${steer.toUpperCase()}`,
        entityType: 'import-job',
        entityId: job.id,
        entityLabel: job.file_name,
        reason,
        at: services.now(),
      });
      return changed;
    }),
  );
  if (steer === 'cancel' && before === 'VALIDATING') await discardUnchecked(services, found.id);
  return changed;
}
