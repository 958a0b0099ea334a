import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
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
    return changeJob(tx, job.id, { state: 'CANCELLED', message: reason, finished_at: now });
  },
};

/**
 * Stops, resumes or cancels a job; allowed to its uploader and admins. A stop takes effect after the current
 * transaction.
 */
export function changeImport(services: Services, context: Context, found: Job, steer: ImportCommand): Promise<Job> {
  const { caller } = context;
  const { reason = null } = context.body as { reason?: string };
  if (found.uploaded_by !== caller.username && !caller.isAdmin) throw notFound();
  return refuseIfRunning(
    services.db.transaction().execute(async (tx) => {
      const job = await lockJob(tx, found.id);
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
}
