import { randomUUID } from 'node:crypto';
import { auditVerbOf } from '@console/contracts/core/call';
import { withoutPersonalNumbers } from '@console/contracts/core/personal-number';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Scope, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { JobWorker } from '../../platform/jobs/worker.ts';
import { shownFilter } from '../downloads/filter-in-words.ts';
import { countChanged } from '../selection/count-changed.ts';
import type { ActRun, SwitchRun } from '../resource/background-runs.ts';
import type { Selection } from '../resource/list-query.ts';
import { selected } from '../resource/predicates.ts';
import { from } from '../resource/read.ts';
import { resourcesOf, type RegisteredResource } from '../resource/registered.ts';
import { recordSwitchAll } from '../resource/switch-all.ts';
import { protectedInput } from './input.ts';
import type { Run } from './tables.ts';

/** A run to store. */
interface NewRun {
  readonly module: string;
  readonly action: string;
  readonly total: number;
  readonly reason: string | null;
  readonly scope: Scope;
  /** What was typed for an act, encrypted. */
  readonly input: string | null;
  /** The records in displayable form. */
  readonly selection: Readonly<Record<string, unknown>>;
  /** Writes the parent entry of the entries of the single records. @returns its id */
  readonly audit: (tx: Tx) => Promise<string>;
  /** Fixes the records: records that match the filter later are not changed. @returns how many there are */
  readonly keep: (tx: Tx, id: string) => Promise<number>;
  /** The answer of the call, kept for its idempotency key. */
  readonly answer: (id: string) => object;
}

const registeredOf = (app: Application, module: string): RegisteredResource => {
  const registered = resourcesOf(app).get(module);
  if (!registered) throw new TypeError(`No resource ${module}`);
  return registered;
};

/** Stores a run and starts it. @throws Refusal RUN_RUNNING while another one is active, COUNT_CHANGED */
async function store(app: Application, worker: JobWorker<Run>, context: Context, run: NewRun): Promise<string> {
  const { db, now } = app.services;
  const { caller } = context;
  const id = randomUUID();
  await db
    .transaction()
    .execute(async (tx) => {
      await tx
        .insertInto('background_run')
        .values({
          id,
          module: run.module,
          action: run.action,
          total: run.total,
          reason: run.reason,
          input: run.input,
          user_id: caller.userId,
          audit_id: await run.audit(tx),
          created_at: now(),
          selection: JSON.stringify(run.selection),
          scope: JSON.stringify(run.scope),
          actor: JSON.stringify(actorOf(context)),
        })
        .execute();
      const kept = await run.keep(tx, id);
      if (kept !== run.total) throw countChanged(kept);
      await context.remember(tx, run.answer(id));
    })
    .catch((error: { code?: string; constraint?: string }) => {
      throw error.code === '23505' && /^background_run(_act)?_running$/.test(error.constraint ?? '')
        ? new Refusal('RUN_RUNNING')
        : error;
    });
  void worker.start(id);
  return id;
}

const keepSelection =
  (registered: RegisteredResource, selection: Pick<Selection, 'filters' | 'search'>, scope: Scope, now: Date) =>
  async (tx: Tx, id: string): Promise<number> => {
    const kept =
      await sql`insert into background_run_record (run_id, record_id) select ${id}::uuid, t.id ${from(registered)}
        where ${selected(registered, selection, scope, now)}`.execute(tx);
    return Number(kept.numAffectedRows);
  };

/** Stores a status change of a whole filter and starts it. @throws Refusal RUN_RUNNING, COUNT_CHANGED */
export function startSwitch(
  app: Application,
  worker: JobWorker<Run>,
  context: Context,
  { module, total, reason, action, selection, scope }: SwitchRun,
): Promise<string> {
  const registered = registeredOf(app, module);
  const now = app.services.now();
  const options = { actor: actorOf(context), caller: context.caller, now, reason };
  return store(app, worker, context, {
    module,
    action,
    total,
    reason,
    scope,
    input: null,
    selection: shownFilter(registered, selection),
    audit: (tx) => recordSwitchAll(tx, registered, { action, selection, scope }, total, options),
    keep: keepSelection(registered, selection, scope, now),
    answer: (runId) => ({ changed: 0, runId }),
  });
}

/** Stores an act to many records and starts it. @throws Refusal RUN_RUNNING, COUNT_CHANGED */
export async function startAct(
  app: Application,
  worker: JobWorker<Run>,
  context: Context,
  { module, action, values, total, items, selection }: ActRun,
): Promise<string> {
  const registered = registeredOf(app, module);
  const { scope } = context.caller;
  const now = app.services.now();
  const shown = selection ? shownFilter(registered, selection) : { records: total };
  const text = values['reason'] ?? values['remark'];
  const reason = typeof text === 'string' ? withoutPersonalNumbers(text) : null;
  const keepItems = async (tx: Tx, id: string): Promise<number> => {
    const rows = (items ?? []).map((each) => ({ run_id: id, record_id: each.secureId, version: each.version }));
    await tx.insertInto('background_run_record').values(rows).execute();
    return rows.length;
  };
  return store(app, worker, context, {
    module,
    action,
    total,
    reason,
    scope,
    input: await protectedInput(app.services, values),
    selection: shown,
    audit: (tx) =>
      recordEntry(tx, {
        actor: actorOf(context),
        module,
        action: auditVerbOf({ name: action }),
        recordCount: total,
        reason,
        filter: shown,
        at: now,
      }),
    keep: selection ? keepSelection(registered, selection, scope, now) : keepItems,
    answer: (runId) => ({ runId }),
  });
}

/** Does the same again to the records that an ended run skipped, in the scope of the caller now. */
export function startRetry(app: Application, worker: JobWorker<Run>, context: Context, run: Run): Promise<string> {
  const { scope } = context.caller;
  return store(app, worker, context, {
    module: run.module,
    action: run.action,
    total: run.skipped,
    reason: run.reason,
    scope,
    input: run.input,
    selection: run.selection,
    audit: (tx) =>
      recordEntry(tx, {
        actor: actorOf(context),
        module: run.module,
        action: run.input ? auditVerbOf({ name: run.action }) : `${run.action.toUpperCase()}_ALL`,
        recordCount: run.skipped,
        reason: run.reason,
        filter: run.selection,
        at: app.services.now(),
      }),
    keep: async (tx, id) => {
      const kept = await sql`insert into background_run_record (run_id, record_id)
        select ${id}::uuid, record_id from background_run_skip where run_id = ${run.id}`.execute(tx);
      return Number(kept.numAffectedRows);
    },
    answer: (runId) => ({ runId }),
  });
}
