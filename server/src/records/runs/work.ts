import { bulkLimit } from '@console/contracts/core/list-limits';
import { withoutPersonalNumbersIn } from '@console/contracts/core/personal-number';
import { callers } from '../../people/auth/callers.ts';
import { asChildrenOf } from '../../platform/audit/parent.ts';
import type { Caller, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Leases } from '../../platform/jobs/leases.ts';
import type { Control, JobKind } from '../../platform/jobs/worker.ts';
import { actsOnMany, type ActOnMany, type ActRecord, type Refused } from '../acts/on-many.ts';
import { recordRefusals } from '../../platform/http/refused-acts.ts';
import { inputOf } from './input.ts';
import { mayContinue } from './may-continue.ts';
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

/** @throws Error when the module no longer has the act */
function actOf(app: Application, { module, action }: Run): ActOnMany {
  const onMany = actsOnMany(app).get(module)?.get(action);
  if (!onMany) throw new Error(`No act ${action} of ${module}`);
  return onMany;
}

/** Acts have checks of their own, so fewer of them share a transaction than changes of status. */
const recordsAtOnce = (app: Application, run: Run): number => (run.input ? actOf(app, run).atOnce.run : bulkLimit);

async function nextRecordsOf(tx: Tx, run: Run, atOnce: number): Promise<ActRecord[]> {
  const { id, last_id: after } = run;
  const rows = await tx
    .selectFrom('background_run_record')
    .select(['record_id', 'version'])
    .where('run_id', '=', id)
    .$if(after !== null, (records) => records.where('record_id', '>', after as string))
    .orderBy('record_id')
    .limit(atOnce)
    .execute();
  return rows.map(({ record_id: secureId, version }) => ({ secureId, version }));
}

const forget = (tx: Tx, id: string) => tx.deleteFrom('background_run_record').where('run_id', '=', id).execute();

type OnRecords = (
  app: Application,
  tx: Tx,
  registered: RegisteredResource,
  run: Run,
  caller: Caller,
  records: readonly ActRecord[],
) => Promise<readonly Refused[]>;

/** Switches the status of records; returns those that it skipped. */
const switchOn: OnRecords = async (
  app,
  tx,
  registered,
  { action, scope, reason, actor, audit_id },
  caller,
  records,
) => {
  const change = { action: action as 'activate' | 'deactivate', scope };
  const ids = records.map(({ secureId }) => secureId);
  const options = { actor, caller, now: app.services.now(), reason, parentId: audit_id };
  const { skipped } = await switchThese(tx, registered, change, ids, options);
  return skipped.map((each) => ({ ...each, parameters: undefined, errors: undefined }));
};

/** Does an act to records, as the person who started it may now; returns those that refused. */
const actOn: OnRecords = async (app, tx, _registered, run, caller, records) => {
  const { module, action, scope, actor, audit_id } = run;
  const onMany = actOf(app, run);
  const values = await inputOf(app.services, run);
  const by = { caller: { ...caller, scope }, request: actor.request, values };
  return asChildrenOf(audit_id, async () => {
    const { refused } = await onMany.perform(tx, by, records, { preview: false });
    await recordRefusals(tx, app, { actor, module, action }, refused);
    return refused;
  });
};

const recordSkipped = (tx: Tx, runId: string, refused: readonly Refused[]) =>
  tx
    .insertInto('background_run_skip')
    .values(
      refused.map(({ secureId, label, code, parameters }) => ({
        run_id: runId,
        record_id: secureId,
        label,
        code,
        // Refusals name card numbers in full; reports are kept for long.
        parameters: parameters ? JSON.stringify(withoutPersonalNumbersIn(parameters)) : null,
      })),
    )
    .execute();

/** The next records and the run's progress, in one transaction: an interrupted run continues after it. */
function nextRecords(
  app: Application,
  registered: RegisteredResource,
  known: Run,
  control: Control<Run>,
): Promise<Run> {
  const { db, now } = app.services;
  return db.transaction().execute(async (tx) => {
    const run = await control.beat(tx);
    const caller = await callers(app.services).ofActiveUser(tx, run.user_id);
    // What was started ends with the account, or with the right to it.
    if (run.cancel_requested || !caller || !mayContinue(registered.resource, caller, run)) {
      await forget(tx, run.id);
      return changeRun(tx, run.id, { state: 'CANCELLED', ...ended(now()) });
    }
    const atOnce = recordsAtOnce(app, known);
    const records = await nextRecordsOf(tx, run, atOnce);
    if (records.length === 0 && run.changed + run.skipped < run.total)
      throw new Error('Records of the run are missing');
    const refused = await (known.input ? actOn : switchOn)(app, tx, registered, known, caller, records);
    if (refused.length > 0) await recordSkipped(tx, run.id, refused);
    const skipped = run.skipped + refused.length;
    const progress = { changed: run.changed + records.length - refused.length, skipped };
    const last = records.at(-1)?.secureId;
    if (last && records.length === atOnce) return changeRun(tx, run.id, { ...progress, last_id: last });
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
