import path from 'node:path';
import type { RestrictionRule } from '@console/contracts/core/downloads';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import { covers } from '../../people/scope/covers.ts';
import type { Context } from '../../platform/context.ts';
import { fileStoreOf } from '../../platform/files/stored-file.ts';
import { FileAnswer } from '../../platform/http/answer.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import { mayReveal } from '../../people/roles/reveal-right.ts';
import { mediaTypes } from './content.ts';
import { happened } from './events.ts';
import { periodDays } from './period.ts';
import { checkRestriction, exportRefusal, mayHaveClear } from './restriction.ts';
import { sourceOf } from './source.ts';
import { findDownload } from './cancel-repeat-revoke.ts';
import type { DownloadJob } from './table.ts';

/**
 * Checks again what allowed the export; its daily limit is not counted a second time.
 * @throws Refusal FORBIDDEN, EXPORT_RESTRICTED
 */
async function checkAgain(app: Application, { caller, language }: Context, job: DownloadJob): Promise<void> {
  const { services } = app;
  const { registered } = sourceOf(app, job.source);
  const { privilege, module } = registered.resource;
  const refuse = (rule: RestrictionRule): never => {
    throw exportRefusal({ rule }, language);
  };
  if (!caller.can(privilege, 'export')) throw new Refusal('FORBIDDEN', { privilege, action: 'export' });
  await checkRestriction(services, caller, language, {
    module,
    privilege,
    format: job.format,
    rows: job.row_count ?? job.total_rows,
    now: services.now(),
    periodDays: periodDays(registered.resource, job.selection.filters, new Date(job.requested_at)),
  });
  if (registered.definition.scope && !covers(caller.scope, job.scope)) refuse('scope');
  if (
    job.personal_data === 'CLEAR' &&
    !((await mayReveal(services.db, caller)) && (await mayHaveClear(services, caller, privilege, module)))
  )
    refuse('personalData');
}

/**
 * Records refused fetches in the audit trail: the call only needs the view action, so that the general rule would not
 * record them.
 */
async function audited(app: Application, context: Context, job: DownloadJob, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Refusal) {
      await recordEntry(context.db, {
        actor: actorOf(context),
        module: job.module,
        action: 'EXPORT_FETCH',
        outcome: 'refused',
        code: error.code,
        entityType: 'download',
        entityId: job.id,
        entityLabel: job.file_name,
        at: app.services.now(),
      });
    }
    throw error;
  }
}

/**
 * `GET download/{secureId}/file`: the file, for its requester only; every fetch is audited.
 * @throws Refusal NOT_FOUND, EXPORT_EXPIRED, INVALID_STATE, FORBIDDEN, EXPORT_RESTRICTED
 */
export async function fetchDownload(app: Application, context: Context): Promise<FileAnswer> {
  const { services } = app;
  const { caller, request, db } = context;
  const job = await findDownload(services, context.parameters['secureId'] ?? '', caller);
  // Admins see the downloads of others, but may not fetch their files.
  if (job.user_id !== caller.userId) throw notFound();
  const at = services.now();
  const isOver =
    job.state === 'expired' || (job.state === 'ready' && job.expires_at !== null && new Date(job.expires_at) <= at);
  await audited(app, context, job, async () => {
    if (isOver) throw new Refusal('EXPORT_EXPIRED');
    if (job.state !== 'ready' || !job.file_id) throw invalidState(job.state, 'fetch');
    await checkAgain(app, context, job);
  });
  const content = await fileStoreOf(services)
    .open(job.file_id as string)
    .catch((error: unknown) => {
      services.log.error({ err: error, download: job.id }, 'file of a ready download is gone');
      throw new Refusal('EXPORT_EXPIRED');
    });
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('download_job')
      .set((columns) => ({ fetch_count: columns('fetch_count', '+', 1), last_fetched_at: at }))
      .where('id', '=', job.id)
      .execute();
    await happened(tx, job.id, 'fetched', { at, by: caller.username, ip: request.ip });
    await recordEntry(tx, {
      actor: actorOf(context),
      module: job.module,
      action: 'EXPORT_FETCH',
      entityType: 'download',
      entityId: job.id,
      entityLabel: job.file_name,
      recordCount: job.row_count ?? 0,
      at,
    });
  });
  return new FileAnswer(content, {
    name: job.file_name,
    type: mediaTypes[path.extname(job.file_name).slice(1) as keyof typeof mediaTypes],
    headers: { 'content-length': String(job.file_size), 'cache-control': 'private, no-store' },
  });
}
