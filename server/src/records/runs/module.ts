import { runCalls, skippedPageSize, type BackgroundRun } from '@console/contracts/platform/runs';
import type { Caller } from '../../platform/context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Application, Module } from '../../platform/http/application.ts';
import { invalidState, notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { workOn } from '../../platform/jobs/worker.ts';
import { notify } from '../../people/notices/notify.ts';
import type { Run } from './tables.ts';
import { runJobs } from './work.ts';
import { resourcesOf } from '../resource/registered.ts';
import { backgroundRuns } from '../resource/background-runs.ts';
import { startRun } from './start.ts';

const listSize = 10;

const view = (run: Run): BackgroundRun => ({
  secureId: run.id,
  module: run.module,
  action: run.action,
  state: run.state,
  total: run.total,
  changed: run.changed,
  skipped: run.skipped,
  reason: run.reason,
  startedBy: run.actor.username,
  startedAt: run.created_at,
  endedAt: run.ended_at,
  actions: run.state === 'RUNNING' ? ['cancel'] : run.state === 'FAILED' ? ['resume'] : [],
});

async function notifyStarter(app: Application, run: Run): Promise<void> {
  if (run.state === 'CANCELLED') return;
  const { db, now } = app.services;
  const { id: module = run.module } = resourcesOf(app).get(run.module)?.resource.title ?? {};
  await notify(db, {
    userIds: [run.user_id],
    kind: run.state === 'FAILED' ? 'RUN_FAILED' : 'RUN_FINISHED',
    parameters: { module, changed: run.changed, skipped: run.skipped },
    link: `/${run.module}?run=${run.id}`,
    at: now(),
  });
}

/** Background runs (docs/model/platform.md#bulk-status; scheduler v3). */
export const runs: Module = (app) => {
  const { db, now } = app.services;
  const worker = workOn(
    app,
    runJobs(app, (run) => notifyStarter(app, run)),
  );
  backgroundRuns(app).start = (context, run) => startRun(app, worker, context, run);
  const own = (caller: Caller) =>
    db.selectFrom('background_run').$if(!caller.isAdmin, (rows) => rows.where('user_id', '=', caller.userId));
  const find = async (caller: Caller, id: string): Promise<Run> => {
    const run = isUuid(id) ? await own(caller).selectAll().where('id', '=', id).executeTakeFirst() : undefined;
    if (!run) throw notFound();
    return run;
  };

  serve(app, runCalls.list, async ({ caller, query: { module, page = 1 } }) => {
    const found = own(caller).$if(module !== undefined, (rows) => rows.where('module', '=', module as string));
    const { total } = await found.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await found
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(listSize)
      .offset((page - 1) * listSize)
      .execute();
    return { rows: rows.map(view), total, page, size: listSize };
  });
  serve(app, runCalls.detail, async ({ caller, parameters }) => view(await find(caller, parameters['secureId'] ?? '')));
  serve(app, runCalls.skipped, async ({ caller, parameters, language, query: { page = 1 } }) => {
    const run = await find(caller, parameters['secureId'] ?? '');
    const rows = await db
      .selectFrom('background_run_skip')
      .selectAll()
      .where('run_id', '=', run.id)
      .orderBy('label')
      .orderBy('record_id')
      .limit(skippedPageSize)
      .offset((page - 1) * skippedPageSize)
      .execute();
    return {
      rows: rows.map(({ record_id: secureId, label, code }) => ({
        secureId,
        label,
        code,
        message: app.errors.text(code, language),
      })),
      total: run.skipped,
      page,
      size: skippedPageSize,
    };
  });
  serve(app, runCalls.changed, async ({ caller, parameters, query: { page = 1 } }) => {
    const run = await find(caller, parameters['secureId'] ?? '');
    const rows = await db
      .selectFrom('audit_entry_view')
      .select(['entity_id', 'entity_label'])
      .where('parent_id', '=', run.audit_id)
      .where('outcome', '=', 'success')
      .orderBy('entity_label')
      .orderBy('entity_id')
      .limit(skippedPageSize)
      .offset((page - 1) * skippedPageSize)
      .execute();
    return {
      rows: rows.map(({ entity_id: secureId, entity_label: label }) => ({
        secureId: secureId ?? '',
        label: label ?? '',
      })),
      total: run.changed,
      page,
      size: skippedPageSize,
    };
  });
  serve(app, runCalls.cancel, async ({ caller, body }) => {
    const run = await find(caller, body.secureId);
    const changed = await db
      .updateTable('background_run')
      .set({ cancel_requested: true })
      .where('id', '=', run.id)
      .where('state', '=', 'RUNNING')
      .returningAll()
      .executeTakeFirst();
    if (!changed) throw invalidState(run.state, 'cancel');
    await worker.start(run.id);
    return view(await find(caller, run.id));
  });
  serve(app, runCalls.resume, async ({ caller, body }) => {
    const run = await find(caller, body.secureId);
    const changed = await db
      .updateTable('background_run')
      .set({ state: 'RUNNING', ended_at: null, created_at: now() })
      .where('id', '=', run.id)
      .where('state', '=', 'FAILED')
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw invalidState(run.state, 'resume');
    void worker.start(run.id);
    return view(await find(caller, run.id));
  });
};
