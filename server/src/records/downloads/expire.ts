import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { notify } from '../../people/notices/notify.ts';
import type { JobCounts } from '../../platform/schedule/job.ts';
import type { Services } from '../../platform/services.ts';
import { moveTo } from './events.ts';
import { removeFile } from './cancel-repeat-revoke.ts';

const dayMs = 86_400_000;
/** Months for which the record of an export is kept. */
const keptMonths = 12;
const batch = 500;

/** Notifies requesters once, within a day before their file expires. */
async function notifyOfExpiry({ db, now }: Services): Promise<number> {
  const at = now();
  return db.transaction().execute(async (tx) => {
    const ending = await tx
      .updateTable('download_job')
      .set({ expiry_told: true })
      .where('state', '=', 'ready')
      .where('expiry_told', '=', false)
      .where('expires_at', '>', at.toISOString())
      .where('expires_at', '<=', new Date(at.getTime() + dayMs).toISOString())
      .returning(['id', 'user_id', 'title'])
      .execute();
    for (const { id, user_id: userId, title } of ending)
      await notify(tx, {
        userIds: [userId],
        kind: 'DOWNLOAD_EXPIRING',
        parameters: { title },
        link: `/download-management/${id}`,
        at,
      });
    return ending.length;
  });
}

/** Expires downloads that are due. */
async function expire({ db, now }: Services): Promise<number> {
  const at = now();
  return db.transaction().execute(async (tx) => {
    const over = await tx
      .selectFrom('download_job')
      .select('id')
      .where('state', '=', 'ready')
      .where('expires_at', '<=', at.toISOString())
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id } of over) await moveTo(tx, id, 'expired', { at });
    return over.length;
  });
}

/** Deletes files that no download references, also when the process that should have deleted them crashed. */
async function removeFiles(services: Services): Promise<void> {
  const jobs = await services.db
    .selectFrom('download_job')
    .select(['id', 'file_id'])
    .where('file_id', 'is not', null)
    .where('state', 'in', ['expired', 'revoked', 'cancelled', 'failed'])
    .limit(batch)
    .execute();
  for (const job of jobs) await removeFile(services, job);
}

/** Partial files of dead processes. */
async function removeLeftovers({ configuration, now }: Services): Promise<void> {
  const directory = path.join(configuration.dataDirectory, 'tmp');
  for (const name of await readdir(directory).catch(() => [])) {
    const file = path.join(directory, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < now().getTime() - dayMs) await rm(file, { force: true });
  }
}

/**
 * The hourly job download-expire (docs/model/platform.md#downloads, docs/model/platform.md#jobs). Running it twice has
 * no further effect.
 */
export async function expireDownloads(services: Services): Promise<JobCounts> {
  const notified = await notifyOfExpiry(services);
  const done = await expire(services);
  await removeFiles(services);
  await removeLeftovers(services);
  await sql`delete from download_job
    where requested_at < ${services.now()}::timestamptz - make_interval(months => ${keptMonths})
    and state not in ('queued', 'running', 'ready')`.execute(services.db);
  return { read: notified + done, done };
}
