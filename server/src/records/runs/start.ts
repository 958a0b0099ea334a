import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Context } from '../../platform/context.ts';
import { shownFilter } from '../downloads/filter-in-words.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { JobWorker } from '../../platform/jobs/worker.ts';
import { countChanged } from '../operations/status-all.ts';
import { selected } from '../resource/predicates.ts';
import { from } from '../resource/read.ts';
import { recordSwitchAll } from '../resource/switch-all.ts';
import type { Run } from './tables.ts';
import { resourcesOf } from '../resource/registered.ts';
import type { SwitchRun } from '../resource/background-runs.ts';

/** Stores a run and starts it. @throws Refusal RUN_RUNNING while another run of the module is active. */
export async function startRun(
  app: Application,
  worker: JobWorker<Run>,
  context: Context,
  { module, total, reason, action, selection, scope }: SwitchRun,
): Promise<string> {
  const { db, now } = app.services;
  const registered = resourcesOf(app).get(module);
  if (!registered) throw new TypeError(`No resource ${module}`);
  const { caller } = context;
  const actor = actorOf(context);
  const id = randomUUID();
  await db
    .transaction()
    .execute(async (tx) => {
      const auditId = await recordSwitchAll(tx, registered, { action, selection, scope }, total, {
        actor,
        caller,
        now: now(),
        reason,
      });
      await tx
        .insertInto('background_run')
        .values({
          id,
          module,
          action,
          total,
          reason,
          user_id: caller.userId,
          audit_id: auditId,
          created_at: now(),
          selection: JSON.stringify(shownFilter(registered, selection)),
          scope: JSON.stringify(scope),
          actor: JSON.stringify(actor),
        })
        .execute();
      // The records are fixed now: records that match the filter later are not changed.
      const kept =
        await sql`insert into background_run_record (run_id, record_id) select ${id}::uuid, t.id ${from(registered)}
          where ${selected(registered, selection, scope, now())}`.execute(tx);
      if (Number(kept.numAffectedRows) !== total) throw countChanged(Number(kept.numAffectedRows));
      await context.remember(tx, { changed: 0, runId: id });
    })
    .catch((error: { code?: string; constraint?: string }) => {
      throw error.code === '23505' && error.constraint === 'background_run_running'
        ? new Refusal('RUN_RUNNING')
        : error;
    });
  void worker.start(id);
  return id;
}
