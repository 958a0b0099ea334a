import { runCalls, skippedPageSize, type BackgroundRun } from '@console/contracts/platform/runs';
import type { Caller } from '../../platform/context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Application, Module } from '../../platform/http/application.ts';
import { accepted } from '../../platform/http/answer.ts';
import { invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { workOn } from '../../platform/jobs/worker.ts';
import { notify } from '../../people/notices/notify.ts';
import type { Run } from './tables.ts';
import { runJobs } from './work.ts';
import { resourcesOf } from '../resource/registered.ts';
import { backgroundRuns } from '../resource/background-runs.ts';
import { checkMaintenance } from '../../people/settings/maintenance.ts';
import { mayContinue } from './may-continue.ts';
import { startAct, startRetry, startSwitch } from './start.ts';

const listSize = 10;

const actionsOf = (run: Run, caller: Caller): BackgroundRun['actions'] => {
  if (run.state === 'RUNNING') return ['cancel'];
  if (run.state === 'FAILED') return ['resume'];
  // With the rights of another person it would be another act: what was typed is the starter's.
  return run.skipped > 0 && run.user_id === caller.userId ? ['retry'] : [];
};

const view = (run: Run, caller: Caller): BackgroundRun => ({
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
  actions: actionsOf(run, caller),
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
  backgroundRuns(app).start = (context, run) => startSwitch(app, worker, context, run);
  backgroundRuns(app).startAct = (context, run) => startAct(app, worker, context, run);
  const own = (caller: Caller) =>
    db.selectFrom('background_run').$if(!caller.isAdmin, (rows) => rows.where('user_id', '=', caller.userId));
  const find = async (caller: Caller, id: string): Promise<Run> => {
    const run = isUuid(id) ? await own(caller).selectAll().where('id', '=', id).executeTakeFirst() : undefined;
    if (!run) throw notFound();
    return run;
  };

  /** @throws Refusal FORBIDDEN without the right to what the run does, MAINTENANCE while its module is closed */
  const permit = async (caller: Caller, run: Run): Promise<void> => {
    const registered = resourcesOf(app).get(run.module);
    if (!registered || !mayContinue(registered.resource, caller, run)) throw new Refusal('FORBIDDEN');
    const call = registered.calls[run.input ? `${run.action}-many` : `${run.action}-all`];
    if (call) await checkMaintenance(app.services, call);
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
    return { rows: rows.map((run) => view(run, caller)), total, page, size: listSize };
  });
  serve(app, runCalls.detail, async ({ caller, parameters }) =>
    view(await find(caller, parameters['secureId'] ?? ''), caller),
  );
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
      rows: rows.map(({ record_id: secureId, label, code, parameters }) => ({
        secureId,
        label,
        code,
        message: app.errors.text(code, language, parameters ?? undefined),
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
      // An act may write several entries of a record.
      .distinct()
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
    return view(await find(caller, run.id), caller);
  });
  serve(app, runCalls.retry, async (context) => {
    const run = await find(context.caller, context.body.secureId);
    if (!actionsOf(run, context.caller).includes('retry')) throw invalidState(run.state, 'retry');
    await permit(context.caller, run);
    return accepted({ runId: await startRetry(app, worker, context, run) });
  });
  serve(app, runCalls.resume, async ({ caller, body }) => {
    const run = await find(caller, body.secureId);
    if (run.state === 'FAILED') await permit(caller, run);
    const changed = await db
      .updateTable('background_run')
      .set({ state: 'RUNNING', ended_at: null, created_at: now() })
      .where('id', '=', run.id)
      .where('state', '=', 'FAILED')
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw invalidState(run.state, 'resume');
    void worker.start(run.id);
    return view(await find(caller, run.id), caller);
  });
};
