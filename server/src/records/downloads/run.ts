import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { callers } from '../../people/auth/callers.ts';
import type { Caller } from '../../platform/context.ts';
import { fileStoreOf } from '../../platform/files/stored-file.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { LeaseLost } from '../../platform/jobs/leases.ts';
import type { Control } from '../../platform/jobs/worker.ts';
import { notify } from '../../people/notices/notify.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { settings } from '../../people/settings/settings.ts';
import { cellBatches, infoOf } from './content.ts';
import { moveTo, released } from './events.ts';
import { openSelection } from './selection-encryption.ts';
import { mostRows } from './permit.ts';
import { columnsAsked, sourceOf } from './source.ts';
import type { DownloadJob } from './table.ts';
import { writeFile, type Written } from './write-file.ts';

const beatMs = 1_000;
const dayMs = 86_400_000;

/** Renews the lease every second and stores the progress; stops when the download was taken away. */
async function whileAlive<Result>(
  app: Application,
  job: DownloadJob,
  control: Control<DownloadJob>,
  work: (progress: { rows: number }, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const { db } = app.services;
  const lost = new AbortController();
  const progress = { rows: 0 };
  let busy = false;
  let storedRows = 0;
  const beat = async (): Promise<void> => {
    if (control.closing()) throw new LeaseLost(job.id);
    await control.beat();
    if (progress.rows !== storedRows)
      await db
        .updateTable('download_job')
        .set({ written_rows: (storedRows = progress.rows) })
        .where('id', '=', job.id)
        .where('state', '=', 'running')
        .execute();
  };
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    beat()
      .catch((error: unknown) => {
        if (error instanceof LeaseLost) lost.abort(error);
      })
      .finally(() => {
        busy = false;
      });
  }, beatMs).unref();
  try {
    return await work(progress, lost.signal);
  } catch (error) {
    lost.signal.throwIfAborted();
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** The requester with present rights and the scope of the request. */
async function requesterOf({ services }: Application, job: DownloadJob): Promise<Caller> {
  const caller = await callers(services).ofUser(services.db, job.user_id);
  return { ...caller, scope: job.scope };
}

async function make(
  app: Application,
  job: DownloadJob,
  control: Control<DownloadJob>,
): Promise<Written & { readonly rows: number }> {
  const { services } = app;
  const source = sourceOf(app, job.source);
  const caller = await requesterOf(app, job);
  const order = {
    source,
    columns: columnsAsked(source, job),
    selection: openSelection(await protectionOf(services), job.selection),
    format: job.format,
    language: job.language,
  };
  const maximum = await mostRows(services, order);
  const requested = new Date(job.requested_at);
  const view = { scope: job.scope, caller, now: requested, clear: job.personal_data === 'CLEAR' };
  return whileAlive(app, job, control, async (progress, signal) => {
    const pieces = cellBatches(services, order, view, job.total_rows, (rows) => {
      signal.throwIfAborted();
      progress.rows += rows;
      // The list has grown since it was counted: refuse, never truncate.
      if (progress.rows > maximum)
        throw new Refusal('EXPORT_TOO_LARGE', { parameters: { count: progress.rows, maximum } });
    });
    const written = await writeFile(path.join(services.configuration.dataDirectory, 'tmp'), order, pieces, {
      name: path.parse(job.file_name).name,
      signal,
      info: () =>
        infoOf(order, { filterText: job.filter_text, requester: job.requested_by }, services.now(), progress.rows),
    });
    return { ...written, rows: progress.rows };
  });
}

/** Generates the file of a download and notifies its requester. */
export async function runDownload(
  app: Application,
  claimed: DownloadJob,
  control: Control<DownloadJob>,
): Promise<void> {
  const { services } = app;
  const { db, now } = services;
  const fileId = randomUUID();
  // An interrupted attempt may have left a file.
  if (claimed.file_id) await fileStoreOf(services).remove(claimed.file_id);
  const job = await db.transaction().execute(async (tx) => {
    await control.beat(tx);
    return moveTo(
      tx,
      claimed.id,
      'running',
      { at: now() },
      { written_rows: 0, started_at: now(), file_id: fileId, message: null, retry_at: null },
    );
  });
  const written = await make(app, job, control);
  try {
    await fileStoreOf(services).take(fileId, written.path);
    const readyAt = now();
    const expiresAt = new Date(readyAt.getTime() + (await settings(services).number('EXPORT_EXPIRY_DAYS')) * dayMs);
    await db.transaction().execute(async (tx) => {
      await control.beat(tx);
      await moveTo(
        tx,
        job.id,
        'ready',
        { at: readyAt },
        {
          ...released,
          row_count: written.rows,
          written_rows: written.rows,
          file_size: written.size,
          file_hash: written.hash,
          parts: written.parts,
          ready_at: readyAt,
          expires_at: expiresAt,
          file_name: `${path.parse(job.file_name).name}.${written.extension}`,
        },
      );
      await notify(tx, {
        userIds: [job.user_id],
        kind: 'DOWNLOAD_READY',
        parameters: { title: job.title, rows: written.rows },
        link: `/download-management/${job.id}`,
        at: readyAt,
      });
    });
  } catch (error) {
    await rm(written.path, { force: true });
    await fileStoreOf(services).remove(fileId);
    throw error;
  }
}
