import { bulkLimit } from '@console/contracts/core/list-limits';
import { callers } from '../../people/auth/callers.ts';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Leases } from '../../platform/jobs/leases.ts';
import type { Control, JobKind } from '../../platform/jobs/worker.ts';
import { resourcesOf, type RegisteredResource } from '../resource/registered.ts';
import { switchThese } from '../resource/switch-all.ts';
import type { Run } from './tables.ts';

const leases = new Leases<Run>('background_run', ['RUNNING']);

const changeRun = (
  tx: Tx,
  id: string,
  values: Partial<Pick<Run, 'state' | 'changed' | 'skipped' | 'last_id' | 'worker' | 'heartbeat_at' | 'ended_at'>>,
) => tx.updateTable('background_run').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

const ended = (now: Date) => ({ ended_at: now.toISOString(), worker: null, heartbeat_at: null });

async function nextIds(tx: Tx, { id, last_id: after }: Run): Promise<string[]> {
  const rows = await tx
    .selectFrom('background_run_record')
    .select('record_id')
    .where('run_id', '=', id)
    .$if(after !== null, (records) => records.where('record_id', '>', after as string))
    .orderBy('record_id')
    .limit(bulkLimit)
    .execute();
  return rows.map((row) => row.record_id);
}

const forget = (tx: Tx, id: string) => tx.deleteFrom('background_run_record').where('run_id', '=', id).execute();

/** The next 500 records and the run's progress, in one transaction: an interrupted run continues after it. */
function nextRecords(
  app: Application,
  registered: RegisteredResource,
  known: Run,
  control: Control<Run>,
): Promise<Run> {
  const { db, now } = app.services;
  return db.transaction().execute(async (tx) => {
    const run = await control.beat(tx);
    if (run.cancel_requested) {
      await forget(tx, run.id);
      return changeRun(tx, run.id, { state: 'CANCELLED', ...ended(now()) });
    }
    const caller = await callers(app.services).ofUser(tx, run.user_id);
    const { action, scope, reason, actor } = known;
    const ids = await nextIds(tx, run);
    if (ids.length === 0 && run.changed + run.skipped < run.total) throw new Error('Records of the run are missing');
    const done = await switchThese(tx, registered, { action, scope }, ids, {
      actor,
      caller,
      now: now(),
      reason,
      parentId: run.audit_id,
    });
    if (done.skipped.length > 0) {
      await tx
        .insertInto('background_run_skip')
        .values(done.skipped.map(({ secureId, label, code }) => ({ run_id: run.id, record_id: secureId, label, code })))
        .execute();
    }
    const skipped = run.skipped + done.skipped.length;
    const progress = { changed: run.changed + done.changed, skipped };
    const last = ids.at(-1);
    if (last && ids.length === bulkLimit) return changeRun(tx, run.id, { ...progress, last_id: last });
    await forget(tx, run.id);
    return changeRun(tx, run.id, {
      ...progress,
      state: skipped > 0 ? 'COMPLETED_WITH_SKIPS' : 'COMPLETED',
      ...ended(now()),
    });
  });
}

/** Background runs as a kind of job. @param onEnd called for every ended run. */
export const runJobs = (app: Application, onEnd: (run: Run) => Promise<void>): JobKind<Run> => ({
  name: 'background-run',
  leases,
  atOnce: 2,
  async run(claimed, control) {
    const registered = resourcesOf(app).get(claimed.module);
    if (!registered) throw new Error(`No resource ${claimed.module}`);
    let run = claimed;
    while (run.state === 'RUNNING' && !control.closing()) run = await nextRecords(app, registered, run, control);
    if (run.state !== 'RUNNING') await onEnd(run);
  },
  async fail(job) {
    const { db, now } = app.services;
    const failed = await db
      .updateTable('background_run')
      .set({ state: 'FAILED', ...ended(now()) })
      .where('id', '=', job.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await onEnd(failed);
  },
});
