import type { DownloadAction, DownloadState } from '@console/contracts/orders-logs/download-management';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Caller, Context, Tx } from '../../platform/context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { fileStoreOf } from '../../platform/files/stored-file.ts';
import { invalidState, notFound } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { lockDownload, moveTo, released } from './events.ts';
import type { DownloadJob } from './table.ts';

const module = 'download-management';

const cancellable: readonly DownloadState[] = ['queued', 'running'];
export const repeatable: readonly DownloadState[] = ['failed', 'expired', 'cancelled'];

/** The actions that the person may take on a download now. */
export function actionsOn(
  job: { readonly state: DownloadState; readonly requestedBy: string },
  caller: Pick<Caller, 'username' | 'isAdmin' | 'can'>,
): DownloadAction[] {
  const own = job.requestedBy === caller.username;
  return [
    ...(own && job.state === 'ready' ? ['fetch' as const] : []),
    ...((own || caller.isAdmin) && cancellable.includes(job.state) ? ['cancel' as const] : []),
    ...(own && repeatable.includes(job.state) ? ['repeat' as const] : []),
    ...(job.state === 'ready' && caller.can(`${module}:browse`, 'operate') ? ['revoke' as const] : []),
  ];
}

/** The download, for its requester and admins. @throws Refusal NOT_FOUND */
export async function findDownload({ db }: Services, id: string, caller: Caller): Promise<DownloadJob> {
  const job = isUuid(id)
    ? await db.selectFrom('download_job').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!job || (job.user_id !== caller.userId && !caller.isAdmin)) throw notFound();
  return job;
}

/** Changes a download under its row lock. */
const changing = (
  services: Services,
  context: Context,
  id: string,
  change: (tx: Tx, job: DownloadJob) => Promise<DownloadJob>,
): Promise<DownloadJob> =>
  findDownload(services, id, context.caller).then(() =>
    services.db.transaction().execute(async (tx) => change(tx, await lockDownload(tx, id))),
  );

const entry = (context: Context, job: DownloadJob, at: Date) => ({
  actor: actorOf(context),
  module,
  entityType: 'download',
  entityId: job.id,
  entityLabel: job.file_name,
  at,
});

/** Cancels a queued or running download; its worker notices within a second. @throws Refusal INVALID_STATE */
export const cancelDownload = (services: Services, context: Context, id: string): Promise<DownloadJob> =>
  changing(services, context, id, async (tx, job) => {
    if (!cancellable.includes(job.state)) throw invalidState(job.state, 'cancel');
    const at = services.now();
    await recordEntry(tx, { ...entry(context, job, at), action: 'CANCEL' });
    return moveTo(tx, id, 'cancelled', { at, by: context.caller.username }, { ...released });
  });

/** Deletes the file of a download that may no longer be fetched. */
export async function removeFile(
  { db, configuration }: Pick<Services, 'db' | 'configuration'>,
  { id, file_id: fileId }: Pick<DownloadJob, 'id' | 'file_id'>,
): Promise<void> {
  if (!fileId) return;
  await fileStoreOf({ configuration }).remove(fileId);
  await db
    .updateTable('download_job')
    .set({ file_id: null })
    .where('id', '=', id)
    .where('file_id', '=', fileId)
    .execute();
}

/** Revokes a ready file; its bytes are deleted at once. @throws Refusal INVALID_STATE */
export async function revokeDownload(
  services: Services,
  context: Context,
  id: string,
  reason: string,
): Promise<DownloadJob> {
  const revoked = await changing(services, context, id, async (tx, job) => {
    if (job.state !== 'ready') throw invalidState(job.state, 'revoke');
    const at = services.now();
    await recordEntry(tx, { ...entry(context, job, at), action: 'REVOKE', reason });
    return moveTo(tx, id, 'revoked', { at, by: context.caller.username, note: reason }, { message: reason });
  });
  await removeFile(services, revoked);
  return revoked;
}
