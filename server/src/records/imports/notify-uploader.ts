import { importJobPage } from '@console/contracts/platform/imports';
import type { Db, Tx } from '../../platform/context.ts';
import { notify, userIdOf } from '../../people/notices/notify.ts';
import type { ImportHandler } from './handler.ts';
import type { Job } from './tables.ts';

/** Tells the uploader and who approved that a file went back to its preview, since its data had changed. */
export async function notifyBack(tx: Tx | Db, { definition }: ImportHandler, job: Job, now: Date): Promise<void> {
  const usernames = [job.uploaded_by, ...(job.decided_by ? [job.decided_by] : [])];
  const userIds: string[] = [];
  for (const username of usernames) {
    const userId = await userIdOf(tx, username);
    if (userId) userIds.push(userId);
  }
  const link = importJobPage(definition, job.id);
  await notify(tx, { userIds, kind: 'IMPORT_BACK', parameters: { file: job.file_name }, link, at: now });
}

/**
 * Notifies the uploader that an import has ended or failed, in the same transaction (docs/model/platform.md#imports).
 */
export async function notifyUploader(tx: Tx, { definition }: ImportHandler, job: Job, now: Date): Promise<void> {
  const userId = await userIdOf(tx, job.uploaded_by);
  await notify(tx, {
    userIds: userId ? [userId] : [],
    kind: job.state === 'FAILED' ? 'IMPORT_FAILED' : 'IMPORT_FINISHED',
    parameters: { file: job.file_name, applied: job.applied_rows, failed: job.failed_rows + job.error_rows },
    link: importJobPage(definition, job.id),
    at: now,
  });
}
