import type { Updateable } from 'kysely';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import { covers } from '../../people/scope/covers.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { ImportRegistry } from './handler-registry.ts';
import type { ImportJobTable, Job } from './tables.ts';

/**
 * Whether the person may see the job: its uploader, admins, and approvers while it is pending or after they decided it.
 * Where the records have a scope, approvers see all that the uploader sees.
 */
export function maySee(registry: ImportRegistry, job: Job, caller: Caller): boolean {
  const handler = registry.of(job);
  const { privilege } = handler.definition;
  if (caller.isAdmin) return true;
  if (job.uploaded_by === caller.username) return caller.can(privilege, 'import');
  if (!caller.can(privilege, 'approve')) return false;
  if (registry.hasScope(handler) && !covers(caller.scope, job.uploader.scope)) return false;
  return job.state === 'WAITING_APPROVAL' || job.decided_by === caller.username;
}

/**
 * Expires previews that were not confirmed in time.
 * @returns the expired jobs.
 */
export async function expirePreviews(
  { db, now }: Pick<Services, 'db' | 'now'>,
  jobId?: string,
): Promise<readonly string[]> {
  const expired = await db
    .updateTable('import_job')
    .set({ state: 'EXPIRED', finished_at: now() })
    .where('state', '=', 'PREVIEWED')
    .where('expires_at', '<', now().toISOString())
    .$if(jobId !== undefined, (query) => query.where('id', '=', jobId as string))
    .returning('id')
    .execute();
  const ids = expired.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('import_row').where('job_id', 'in', ids).execute();
  return ids;
}

/** The job, for those who may see it. @throws Refusal NOT_FOUND */
export async function findJob(
  services: Services,
  registry: ImportRegistry,
  jobId: string,
  caller: Caller,
): Promise<Job> {
  if (!isUuid(jobId)) throw notFound();
  await expirePreviews(services, jobId);
  const job = await services.db.selectFrom('import_job').selectAll().where('id', '=', jobId).executeTakeFirst();
  if (!job || !maySee(registry, job, caller)) throw notFound();
  return job;
}

/** The job, locked until the transaction ends. */
export const lockJob = (tx: Tx, jobId: string): Promise<Job> =>
  tx.selectFrom('import_job').selectAll().where('id', '=', jobId).forUpdate().executeTakeFirstOrThrow();

/** Updates the job. @returns its new state. */
export const changeJob = (db: Db | Tx, jobId: string, values: Updateable<ImportJobTable>): Promise<Job> =>
  db.updateTable('import_job').set(values).where('id', '=', jobId).returningAll().executeTakeFirstOrThrow();
