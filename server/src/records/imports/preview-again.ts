import type { Services } from '../../platform/services.ts';
import { checkFileAgain, countResults, runOf } from './check-file.ts';
import type { ImportHandler } from './handler.ts';
import { changeJob } from './jobs.ts';
import { notifyBack } from './notify-uploader.ts';
import { previewExpiry } from './preview-expiry.ts';
import { rowEncryptionOf } from './row-encryption.ts';

/** Most rows that are named where a file went back to its preview. */
const mostNamed = 10;

/** Checks a file again and takes it back to its preview: nothing of it was applied. */
export async function previewAgain(
  services: Services,
  handler: ImportHandler,
  jobId: string,
  rows: readonly number[],
): Promise<void> {
  const job = await services.db.selectFrom('import_job').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow();
  const seal = await rowEncryptionOf(services, handler.definition);
  await checkFileAgain(handler, job, runOf(job, services.db, services.now()), seal);
  await changeJob(services.db, jobId, {
    state: 'PREVIEWED',
    code: 'ROW_CHANGED',
    parameters: JSON.stringify({ rows: rows.slice(0, mostNamed).join(', ') }),
    worker: null,
    heartbeat_at: null,
    expires_at: await previewExpiry(services),
    ...(await countResults(services.db, jobId)),
  });
  await notifyBack(services.db, handler, job, services.now());
}
