import { actorOf } from '../../platform/audit/actor.ts';
import { guardSecondPerson } from '../../people/rights/second-person.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context } from '../../platform/context.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import type { Application } from '../../platform/http/application.ts';
import { requireTicked, tickedLines } from '../changes/warnings.ts';
import { adminRefusal } from './checked-rows.ts';
import { startRun, refuseIfRunning } from './confirm.ts';
import type { ImportHandler } from './handler.ts';
import { changeJob, lockJob } from './jobs.ts';
import { previewExpiryIn } from './preview-expiry.ts';
import type { Job } from './tables.ts';
import { warningsOfFile } from './warnings.ts';

const shortestNote = 5;

/**
 * Decides on a pending import as a whole. Its uploader may not, admins included; a rejected import becomes a preview
 * again.
 * @throws Refusal NOT_PENDING, WARNINGS_NOT_TICKED, of `guardSecondPerson`, or the one of the module's `approver`.
 */
export function decideImport(
  { services, errors }: Pick<Application, 'services' | 'errors'>,
  context: Context,
  handler: ImportHandler,
  found: Job,
  decision: 'approve' | 'reject',
): Promise<Job> {
  const { caller } = context;
  const body = context.body as { readonly note?: string | null; readonly acknowledged?: readonly string[] };
  const note = body.note?.trim() || null;
  return refuseIfRunning(
    services.db.transaction().execute(async (tx) => {
      const job = await lockJob(tx, found.id);
      if (job.state !== 'WAITING_APPROVAL') throw new Refusal('NOT_PENDING');
      const now = services.now();
      const secondPerson = decision === 'approve' ? 'independent' : 'other';
      await guardSecondPerson(tx, { secondPerson, makers: [job.uploaded_by], decider: caller, now });
      const refusal = handler.approver?.(caller);
      if (refusal) throw refusal;
      const barred = decision === 'approve' ? await handler.mayApprove?.(tx, job.id, caller, note) : null;
      if (barred) throw barred;
      const adminOnly = decision === 'approve' && !caller.isAdmin ? await adminRefusal(tx, job, handler) : null;
      if (adminOnly) throw new Refusal(adminOnly);
      const warnings = decision === 'approve' ? await warningsOfFile(tx, job, handler, errors) : [];
      requireTicked(warnings, body.acknowledged ?? []);
      if (decision === 'reject' && (note?.length ?? 0) < shortestNote)
        throw invalid({ field: 'note', code: 'TOO_SHORT', parameters: { minimum: shortestNote } });
      await recordEntry(tx, {
        actor: actorOf(context),
        module: job.module,
        action: decision.toUpperCase(),
        entityType: 'import-job',
        entityId: job.id,
        entityLabel: job.file_name,
        changes: tickedLines(warnings),
        recordCount: job.rows_to_apply,
        reason: note,
        at: now,
      });
      const decided = await changeJob(tx, job.id, {
        decided_by: caller.username,
        decision_note: note,
        acknowledged: JSON.stringify(warnings),
      });
      if (decision === 'approve') return startRun(tx, decided, job.rows_to_apply, now);
      return changeJob(tx, job.id, { state: 'PREVIEWED', expires_at: await previewExpiryIn(tx, now) });
    }),
  );
}
