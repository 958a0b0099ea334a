import { modeOf } from '@console/contracts/platform/imports';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { systemActor } from '../../platform/audit/actor.ts';
import type { Control } from '../../platform/jobs/worker.ts';
import { lockByName } from '../../platform/database/named-lock.ts';
import { onAnotherConnection } from '../../platform/database/own-connection.ts';
import type { Services } from '../../platform/services.ts';
import { lockAndMove } from '../changes/judged-under.ts';
import { keepEffects } from './effects.ts';
import { judgeAhead } from './judge-ahead.ts';
import { PreviewOutdated, StopRequested } from './run-stops.ts';
import { applyRows, type Outcome } from './apply-rows.ts';
import type { ImportHandler } from './handler.ts';
import { changeJob } from './jobs.ts';
import { notifyUploader } from './notify-uploader.ts';
import { previewAgain } from './preview-again.ts';
import { rowEncryptionOf } from './row-encryption.ts';
import type { Job, JobRow } from './tables.ts';
import { runOf } from './check-file.ts';
import { batchSize } from './store-rows.ts';

export interface Work {
  readonly services: Services;
  readonly handler: ImportHandler;
  readonly control: Control<Job>;
}

const nextRows = (db: Db | Tx, jobId: string, after: number): Promise<JobRow[]> =>
  db
    .selectFrom('import_row')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('result', 'in', ['NEW', 'CHANGED'])
    .where('row_no', '>', after)
    .orderBy('row_no')
    .limit(batchSize)
    .execute();

async function storeOutcome(tx: Tx, jobId: string, { applied, failed }: Outcome): Promise<void> {
  if (applied.length > 0)
    await sql`update import_row set applied = true where job_id = ${jobId} and row_no = any(${applied}::int[])`.execute(
      tx,
    );
  if (failed.length > 0) {
    await sql`update import_row set messages = import_row.messages || failed.messages
      from jsonb_to_recordset(${JSON.stringify(failed)}::jsonb) failed("rowNo" int, messages jsonb)
      where job_id = ${jobId} and row_no = failed."rowNo"`.execute(tx);
  }
}

/**
 * Applies the next rows after the checkpoint and moves the checkpoint, in the caller's transaction.
 * @returns the job, and whether rows were left.
 */
async function applyNextRows(
  { services, handler }: Work,
  tx: Tx,
  job: Job,
  judgedBy?: object,
): Promise<{ job: Job; more: boolean; outcome: Outcome }> {
  await lockByName(tx, job.module);
  const { open } = await rowEncryptionOf(services, handler.definition);
  const rows = (await nextRows(tx, job.id, job.last_applied_row)).map(open);
  if (rows.length === 0) return { job, more: false, outcome: { applied: [], failed: [] } };
  const outcome = await applyRows(handler, job, rows, {
    ...runOf(job, tx as Db, services.now()),
    db: tx,
    importId: job.id,
    ...(judgedBy ? { judgedBy } : {}),
    actor: job.confirmed_by ?? systemActor('import'),
    decidedBy: job.decided_by,
    reason: job.reason,
  });
  await storeOutcome(tx, job.id, outcome);
  const last = rows.at(-1)?.row_no ?? job.last_applied_row;
  return {
    outcome,
    more: rows.length === batchSize,
    job: {
      ...job,
      last_applied_row: last,
      applied_rows: job.applied_rows + outcome.applied.length,
      failed_rows: job.failed_rows + outcome.failed.length,
    },
  };
}

const progress = ({ last_applied_row, applied_rows, failed_rows }: Job) => ({
  last_applied_row,
  applied_rows,
  failed_rows,
  heartbeat_at: sql`now()`,
});

/** Stores the end of a run with its last rows, and notifies the uploader. */
async function end(tx: Tx, handler: ImportHandler, job: Job, now: Date): Promise<void> {
  const ended = await changeJob(tx, job.id, {
    ...progress(job),
    state: job.failed_rows + job.error_rows > 0 ? 'COMPLETED_WITH_ERRORS' : 'COMPLETED',
    finished_at: now,
    worker: null,
    heartbeat_at: null,
  });
  await notifyUploader(tx, handler, ended, now);
}
const stopped = (now: Date) => ({
  state: 'STOPPED' as const,
  stop_requested: false,
  finished_at: now,
  worker: null,
  heartbeat_at: null,
});

/** Transactions of 500 rows; each moves the checkpoint too, so that a killed run continues where it stopped. */
async function runChunked(
  work: Work,
  { id: jobId, decided_by: decidedBy, last_applied_row: last }: Job,
): Promise<void> {
  const { services, control, handler } = work;
  const job = await control.beat();
  if (decidedBy !== null && last === 0) await keepEffects(services.db, services, job, handler, async () => {});
  for (let more = true; more && !control.closing();) {
    more = await services.db.transaction().execute(async (tx) => {
      const job = await control.beat(tx);
      if (job.stop_requested) {
        await changeJob(tx, jobId, stopped(services.now()));
        return false;
      }
      const step = await applyNextRows(work, tx, job);
      await (step.more ? changeJob(tx, jobId, progress(step.job)) : end(tx, work.handler, step.job, services.now()));
      return step.more;
    });
  }
}

/**
 * Whether a stop was requested while a STAGED transaction is open; the embedded database has no second session to
 * check.
 */
async function stopRequested({ services, control }: Work): Promise<boolean> {
  if (services.database.kind !== 'postgresql') return false;
  return (await onAnotherConnection(() => control.beat())).stop_requested;
}

/**
 * One transaction for all rows: they become visible together or not at all. The job's own row is not locked, so that a
 * stop can be requested.
 */
async function runStaged(work: Work, jobId: string): Promise<void> {
  const { services, handler, control } = work;
  try {
    let job = await control.beat();
    if (job.stop_requested) throw new StopRequested();
    const ahead = await judgeAhead(work, job);
    await services.db.transaction().execute(async (tx) => {
      const moves = await lockAndMove(tx, (await handler.locks?.(tx, jobId)) ?? [], handler.judgedUnder);
      // What has moved since is judged once more, under the locks.
      const judgedBy = moves === ahead.moves ? ahead.judgedBy : {};
      for (let more = true; more;) {
        const step = await applyNextRows(work, tx, job, judgedBy);
        if (step.outcome.failed.length > 0) throw new PreviewOutdated(step.outcome.failed.map(({ rowNo }) => rowNo));
        ({ job, more } = step);
        if (more && (control.closing() || (await stopRequested(work)))) throw new StopRequested();
      }
      await control.beat(tx);
      await end(tx, handler, job, services.now());
    });
  } catch (error) {
    if (error instanceof StopRequested && !control.closing())
      await changeJob(services.db, jobId, stopped(services.now()));
    else if (error instanceof PreviewOutdated) await previewAgain(services, handler, jobId, error.rows);
    else if (!(error instanceof StopRequested)) throw error;
  }
}

/** Runs a claimed job until it ends or is stopped. */
export const runJob = (work: Work, job: Job): Promise<void> =>
  modeOf(work.handler.definition, job.rows_to_apply).apply === 'STAGED'
    ? runStaged(work, job.id)
    : runChunked(work, job);
