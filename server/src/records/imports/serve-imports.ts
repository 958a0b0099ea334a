import { setTimeout as wait } from 'node:timers/promises';
import { importCalls, importJobCalls, previewSize, rowErrors } from '@console/contracts/platform/imports';
import type { Call } from '@console/contracts/core/call';
import type { ZodMiniType } from 'zod/mini';
import type { Context } from '../../platform/context.ts';
import type { Application, Module } from '../../platform/http/application.ts';
import { invalid, notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerApprovals } from '../approvals/source.ts';
import { adminRefusal } from './checked-rows.ts';
import { confirmImport } from './confirm.ts';
import { correctRow } from './correct.ts';
import { decideImport } from './approve-or-reject.ts';
import { errorFile } from './error-file.ts';
import { templateFile } from './template-file.ts';
import type { Columns, ImportHandler } from './handler.ts';
import { findJob } from './jobs.ts';
import { listJobs, listRows } from './list-jobs.ts';
import { namesBeside } from './names-beside.ts';
import { registryOf } from './handler-registry.ts';
import { changeImport } from './stop-resume-cancel.ts';
import type { Job } from './tables.ts';
import { uploadImport } from './upload.ts';
import { viewJob, viewRow } from './view.ts';
import { waitingImports } from './pending-approvals.ts';
import { part } from '../../platform/http/part.ts';
import { resourcesOf } from '../resource/registered.ts';
import { withNamedRecords } from './named-records.ts';
import { warningsOfFile } from './warnings.ts';
import { importWorker } from './worker.ts';

/**
 * How long a confirmation or stop waits for its effect before it answers with the current job. Tests wait for longer:
 * what they see does not depend on how fast the machine is.
 */
export const settling = part(() => ({ milliseconds: 1_000 }));

/** Helpers shared by the import calls. */
function toolsOf(app: Application) {
  const registry = registryOf(app);
  const worker = importWorker(app);
  const { services, errors } = app;
  return {
    registry,
    worker,
    find: (context: Context, jobId: string) => findJob(services, registry, jobId, context.caller),
    view: async (context: Context, job: Job) => {
      const handler = registry.of(job);
      const { caller, language } = context;
      const isOpen = job.state === 'PREVIEWED' || job.state === 'WAITING_APPROVAL';
      const approval = isOpen
        ? {
            warnings: await warningsOfFile(services.db, job, handler, errors),
            adminOnly: await adminRefusal(services.db, job, handler),
          }
        : { warnings: job.acknowledged, adminOnly: null };
      const targetFacts = job.target ? await handler.targetFacts?.(services.db, job.target) : undefined;
      return {
        ...viewJob(job, handler, { caller, language, errors }, services.now(), approval),
        ...(targetFacts ? { targetFacts: [...targetFacts] } : {}),
      };
    },
    /** Runs the job; answers it when it is done, or after a moment. */
    settled: async (job: Job): Promise<Job> => {
      const timer = new AbortController();
      await Promise.race([
        worker.start(job.id),
        wait(settling(app).milliseconds, undefined, { signal: timer.signal }).catch(() => {}),
      ]);
      timer.abort();
      return services.db.selectFrom('import_job').selectAll().where('id', '=', job.id).executeTakeFirstOrThrow();
    },
  };
}

/**
 * Serves an import of a module: upload, confirmation, template and, with four eyes, the decision.
 * @param target schema of what is chosen before the upload, as given to `importCalls` in the contract
 * @example registerImport(app, zipCodeImport);
 */
export function registerImport<C extends Columns>(
  app: Application,
  handler: ImportHandler<C>,
  target?: ZodMiniType,
): void {
  const { definition } = handler;
  if (target && !handler.targetFacts) throw new TypeError(`The target of ${definition.module} has no words`);
  const plain = withNamedRecords(resourcesOf(app), handler as unknown as ImportHandler);
  const calls = importCalls(plain.definition, target);
  const { registry, worker, find, view, settled } = toolsOf(app);
  registry.add(plain);
  app.errors.addOfRows({ ...rowErrors, ...definition.errors });
  /** @throws Refusal NOT_FOUND also for a job of another import: its rules would not be asked. */
  const byId = async (context: Context): Promise<Job> => {
    const job = await find(context, (context.body as { importId: string }).importId);
    if (registry.of(job) !== plain) throw notFound();
    return job;
  };
  const serveJob = (call: Call | undefined, handle: (context: Context) => Promise<Job>): void =>
    serve(app, call, async (context) => view(context as Context, await handle(context as Context)));

  serveJob(calls['importUpload'], (context) =>
    uploadImport(app.services, context, plain, (jobId) => worker.start(jobId)),
  );
  serveJob(calls['importConfirm'], async (context) => {
    const job = await confirmImport(app.services, context, plain, await byId(context));
    return job.state === 'RUNNING' ? settled(job) : job;
  });
  serve(app, calls['importTemplate'], ({ query, language }) => {
    const { format = 'csv' } = query as { readonly format?: 'csv' | 'xlsx' };
    if (format === 'xlsx' && !definition.formats.includes('excel'))
      throw invalid({ field: 'format', code: 'NOT_ALLOWED' });
    return Promise.resolve(templateFile(plain.definition, app.services.now(), { format, language }));
  });
  if (!definition.needsApproval) return;
  registerApprovals(app, waitingImports(app, registry, plain));
  serveJob(calls['importApprove'], async (context) =>
    settled(await decideImport(app, context, plain, await byId(context), 'approve')),
  );
  serveJob(calls['importReject'], async (context) => decideImport(app, context, plain, await byId(context), 'reject'));
}

/** Runs a job and answers it as its own calls do, for calls of modules. */
export async function answerImport(app: Application, context: Context, job: Job) {
  const { settled, view } = toolsOf(app);
  return view(context, await settled(job));
}

/** Reading, stopping and resuming of all import jobs (docs/model/platform.md#imports). */
export const imports: Module = (app) => {
  const { registry, find, view, settled } = toolsOf(app);
  const byPath = (context: Context) => find(context, context.parameters['secureId'] ?? '');
  const byBody = (context: Context) => find(context, (context.body as { secureId: string }).secureId);
  serve(app, importJobCalls.list, async (context) => {
    const { rows, ...page } = await listJobs(app.services, registry, context.query, context.caller);
    return { ...page, rows: await Promise.all(rows.map((job) => view(context as Context, job))) };
  });
  serve(app, importJobCalls.detail, async (context) => view(context as Context, await byPath(context as Context)));
  serve(app, importJobCalls.rows, async (context) => {
    const job = await byPath(context as Context);
    return listRows(
      app.services,
      job,
      registry.of(job),
      { ...context.query, size: previewSize },
      { language: context.language, errors: app.errors, caller: context.caller },
    );
  });
  serve(app, importJobCalls.errorFile, async (context) => {
    const job = await byPath(context as Context);
    return errorFile(app.services, job, registry.of(job), {
      caller: context.caller,
      language: context.language,
      errors: app.errors,
    });
  });
  serve(app, importJobCalls.correct, async (context) => {
    const found = await byBody(context as Context);
    const handler = registry.of(found);
    const { job, row } = await correctRow(app.services, context as Context, handler, found);
    const { caller, language } = context;
    const namesOf = await namesBeside(app.services.db, handler, [row], caller.scope);
    return {
      job: await view(context as Context, job),
      row: viewRow(row, handler, { language, errors: app.errors, caller }, { namesOf }),
    };
  });
  for (const steer of ['stop', 'resume', 'cancel'] as const) {
    serve(app, importJobCalls[steer], async (context) => {
      const job = await changeImport(app.services, context, await byBody(context as Context), steer);
      return view(context as Context, steer === 'cancel' ? job : await settled(job));
    });
  }
};
