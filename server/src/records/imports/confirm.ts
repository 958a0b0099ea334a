import { modeOf } from '@console/contracts/platform/imports';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { checkedReason } from '../changes/reason.ts';
import type { ImportHandler } from './handler.ts';
import { changeJob, lockJob } from './jobs.ts';
import { confirmedStates, type Job } from './tables.ts';

/** Translates a violation of "one run per module and line" into its refusal. */
export async function refuseIfRunning<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: { code?: string; constraint?: string }) => {
    throw error.code === '23505' && error.constraint === 'import_job_running' ? new Refusal('IMPORT_RUNNING') : error;
  });
}

/** Starts a job, or completes it at once when there is nothing to write. */
export const startRun = (tx: Tx, job: Job, rowsToApply: number, now: Date): Promise<Job> =>
  changeJob(tx, job.id, {
    ...(rowsToApply > 0
      ? { state: 'RUNNING' }
      : { state: job.error_rows > 0 ? 'COMPLETED_WITH_ERRORS' : 'COMPLETED', finished_at: now }),
    started_at: now,
    rows_to_apply: rowsToApply,
    checked_rows: 0,
    expires_at: null,
    code: null,
    message: null,
    worker: null,
    heartbeat_at: null,
    stop_requested: false,
  });

function checkConfirmable(job: Job, handler: ImportHandler, skipErrors: boolean): void {
  if (job.state === 'EXPIRED') throw new Refusal('IMPORT_EXPIRED');
  if (job.state !== 'PREVIEWED') throw invalidState(job.state, 'confirm');
  if (job.error_rows > 0 && !(skipErrors && handler.definition.skipErrors))
    throw new Refusal('IMPORT_HAS_ERRORS', { result: { errorRows: job.error_rows } });
}

/** Confirms a preview; a repeated call returns the job unchanged. Only its uploader may. */
export function confirmImport(services: Services, context: Context, handler: ImportHandler, found: Job): Promise<Job> {
  const { skipErrors = false, reason: given } = context.body as {
    readonly skipErrors?: boolean;
    readonly reason?: string | null;
  };
  if (found.uploaded_by !== context.caller.username) throw notFound();
  return refuseIfRunning(
    services.db.transaction().execute(async (tx) => {
      const job = await lockJob(tx, found.id);
      if (confirmedStates.includes(job.state)) return job;
      checkConfirmable(job, handler, skipErrors);
      const actor = actorOf(context);
      const now = services.now();
      const rowsToApply = job.new_rows + job.changed_rows;
      const isDecided = modeOf(handler.definition, rowsToApply).needsApproval && rowsToApply > 0;
      const reason = isDecided ? checkedReason(given) : null;
      const auditId = await recordEntry(tx, {
        actor,
        module: job.module,
        action: 'IMPORT_CONFIRM',
        entityType: 'import-job',
        entityId: job.id,
        entityLabel: job.file_name,
        recordCount: rowsToApply,
        reason,
        at: now,
      });
      const kept = await changeJob(tx, job.id, {
        skip_errors: skipErrors,
        audit_id: auditId,
        reason,
        confirmed_by: JSON.stringify(actor),
      });
      if (!isDecided) return startRun(tx, kept, rowsToApply, now);
      return changeJob(tx, job.id, {
        state: 'WAITING_APPROVAL',
        rows_to_apply: rowsToApply,
        expires_at: null,
        code: null,
      });
    }),
  );
}
