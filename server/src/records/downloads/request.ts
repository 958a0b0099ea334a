import { createHash } from 'node:crypto';
import { Transform, pipeline } from 'node:stream';
import type { QueuedDownload } from '@console/contracts/orders-logs/download-management';
import type { Context } from '../../platform/context.ts';
import { accepted, FileAnswer, type Answer } from '../../platform/http/answer.ts';
import type { Application } from '../../platform/http/application.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { settings } from '../../people/settings/settings.ts';
import { cellBatches, fileStream, infoOf, mediaTypes } from './content.ts';
import { enqueue, keepStreamed, sameExport } from './store-job.ts';
import { orderOf, type Order } from './order.ts';
import { permitted, withPersonalData } from './permit.ts';
import { requireNarrowed } from '../resource/list-query.ts';
import type { ExportSource } from './source.ts';
import type { DownloadJob } from './table.ts';
import { downloadWorker } from './worker.ts';

const queued = ({ id, state }: DownloadJob): QueuedDownload => ({ downloadSecureId: id, status: state });

/**
 * The file while it is generated: rows of one snapshot, in the order of the list. Its size is stored when it has been
 * sent.
 */
function streamed({ services }: Application, { caller }: Context, order: Order, job: DownloadJob): FileAnswer {
  const { db, log } = services;
  const now = services.now();
  let rows = 0;
  let size = 0;
  const hash = createHash('sha256');
  const batches = cellBatches(
    services,
    order,
    { scope: caller.scope, caller, now, clear: order.personalData === 'CLEAR' },
    job.total_rows,
    (count) => {
      rows += count;
    },
  );
  const content = fileStream(order, batches, () =>
    infoOf(order, { filterText: job.filter_text, requester: caller.username }, now, rows),
  );
  const measured = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  pipeline(content, measured, (fault) => {
    if (fault) return;
    db.updateTable('download_job')
      .set({ row_count: rows, file_size: size, file_hash: hash.digest('hex'), parts: 1 })
      .where('id', '=', job.id)
      .execute()
      .catch((error: unknown) => log.warn({ err: error, download: job.id }, 'size of a streamed file not kept'));
  });
  return new FileAnswer(measured, { name: job.file_name, type: mediaTypes[order.format] });
}

/** Puts a permitted export into the queue, or finds the same one there. */
async function queue(app: Application, context: Context, order: Order, rows: number): Promise<Answer> {
  const job = await enqueue(app.services, context, order, rows, (tx, kept) =>
    context.remember(tx, accepted(queued(kept))),
  );
  if (job.state === 'queued') void downloadWorker(app).start(job.id);
  return accepted(queued(job));
}

/** Repeats an earlier order, always by a job (docs/model/orders-logs.md#ordering-again). */
export async function repeatOrder(app: Application, context: Context, wished: Order): Promise<Answer> {
  const order = await withPersonalData(app.services, context, wished);
  const same = await sameExport(context.db, await protectionOf(app.services), context, order, app.services.now());
  return same ? accepted(queued(same)) : queue(app, context, order, await permitted(app.services, context, order));
}

/**
 * Answers a list or report as a file: a small one at once, streamed in constant memory; others by a job
 * (docs/model/platform.md#downloads).
 */
export async function download(app: Application, source: ExportSource, context: Context): Promise<FileAnswer | Answer> {
  const { services } = app;
  const order = await withPersonalData(services, context, orderOf(source, context));
  requireNarrowed(source.registered.resource, order.selection, context.caller);
  // A repeated request of the same export does not count towards the daily limit.
  const same = await sameExport(context.db, await protectionOf(services), context, order, services.now());
  if (same) return accepted(queued(same));
  const rows = await permitted(services, context, order);
  if (source.byJob || rows > (await settings(services).number('EXPORT_STREAM_MAX_ROWS')))
    return queue(app, context, order, rows);
  return streamed(app, context, order, await keepStreamed(services, context, order, rows));
}
