import { downloadCalls } from '@console/contracts/orders-logs/download-management';
import type { Context } from '../../platform/context.ts';
import { invalidState, notFound } from '../../platform/http/refusal.ts';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { hourly } from '../../platform/schedule/when.ts';
import { expireDownloads } from './expire.ts';
import { fetchDownload } from './fetch.ts';
import { openSelection } from './selection-encryption.ts';
import { download, repeatOrder } from './request.ts';
import { columnsAsked, resourceSource, sourceOf } from './source.ts';
import { cancelDownload, findDownload, repeatable, revokeDownload } from './cancel-repeat-revoke.ts';
import { downloadWorker } from './worker.ts';
import { resourcesOf } from '../resource/registered.ts';

/**
 * Serves the download of every registered resource that offers one, and the calls for finished files; registered after
 * all of them.
 */
export const downloads: Module = (app) => {
  const { services } = app;
  downloadWorker(app);
  for (const registered of resourcesOf(app).values()) {
    const call = registered.calls['download'];
    if (call) serve(app, call, (context) => download(app, resourceSource(registered), context as Context));
  }
  serve(app, downloadCalls.cancel, async (context) => {
    const { id: secureId, state } = await cancelDownload(services, context as Context, context.body.secureId);
    return { secureId, state };
  });
  serve(app, downloadCalls.revoke, async (context) => {
    const { id: secureId, state } = await revokeDownload(
      services,
      context as Context,
      context.body.secureId,
      context.body.reason,
    );
    return { secureId, state };
  });
  serve(app, downloadCalls.repeat, async (context) => {
    const job = await findDownload(services, (context.body as { secureId: string }).secureId, context.caller);
    if (job.user_id !== context.caller.userId) throw notFound();
    if (!repeatable.includes(job.state)) throw invalidState(job.state, 'repeat');
    const source = sourceOf(app, job.source);
    return repeatOrder(app, context, {
      source,
      columns: columnsAsked(source, job),
      selection: openSelection(await protectionOf(services), job.selection),
      format: job.format,
      reason: job.reason,
      personalData: job.personal_data,
      language: job.language,
    });
  });
  serve(app, downloadCalls.file, (context) => fetchDownload(app, context as Context));
  schedule(app, { name: 'download-expire', version: 'v2', when: hourly, run: () => expireDownloads(services) });
};
