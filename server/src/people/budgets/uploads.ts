import { largestUploadBytes } from '../../platform/http/upload.ts';
import { requireSpace } from '../../platform/outage/free-space.ts';
import type { Services } from '../../platform/services.ts';
import { spend, type Spender } from './spend.ts';

const megabyte = 1024 * 1024;

/**
 * Uses the upload budget for one file, before any of it is read. A missing or understated length counts as the largest
 * allowed file.
 * @throws BudgetRefusal; Refusal STORAGE_FULL where there is no room for it
 */
export async function spendUpload(
  { db, now, configuration }: Pick<Services, 'db' | 'now' | 'configuration'>,
  person: Spender,
  contentLength: string | undefined,
): Promise<void> {
  const bytes = Math.min(Number(contentLength ?? largestUploadBytes) || largestUploadBytes, largestUploadBytes);
  await requireSpace(configuration.dataDirectory, bytes);
  await db.transaction().execute(async (tx) => {
    await spend(tx, person, 'upload', { now: now() });
    await spend(tx, person, 'uploadedMegabytes', { now: now(), amount: Math.max(1, Math.ceil(bytes / megabyte)) });
  });
}
