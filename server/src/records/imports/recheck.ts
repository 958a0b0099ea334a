import type { Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import { checkBetweenRows } from './check-between-rows.ts';
import { checkByModule } from './check-by-module.ts';
import { storedRows, uncounted, type AfterBatch } from './check-file.ts';
import { ownFaults } from './correct.ts';
import type { ImportHandler, ImportRun } from './handler.ts';
import { registryOf } from './handler-registry.ts';
import { changeJob, findJob, lockJob } from './jobs.ts';
import type { RowEncryption } from './row-encryption.ts';
import { judgedAtOnce, storeResults } from './store-rows.ts';
import type { Job, Values } from './tables.ts';
import { addUnnamed } from './unnamed.ts';

/** Whether a job that is checked was checked before: its file is gone, its rows are stored. */
export const isRechecked = ({ expires_at: expiresAt }: Job): boolean => expiresAt !== null;

/**
 * Gives a checked file another target before its confirmation, for the worker to check its rows again; corrections of
 * rows stay. Only the uploader may.
 * @param record writes the audit entry, in the same transaction
 * @throws Refusal NOT_FOUND for a job of others or of another kind, INVALID_STATE, IMPORT_EXPIRED
 */
export async function recheckImport(
  app: Application,
  context: Context,
  { importId, module, importKind }: { readonly importId: string; readonly module: string; readonly importKind: string },
  { target, record }: { readonly target: Values; readonly record: (tx: Tx, job: Job) => Promise<unknown> },
): Promise<Job> {
  const { services } = app;
  const found = await findJob(services, registryOf(app), importId, context.caller);
  const isOwn = found.uploaded_by === context.caller.username;
  if (!isOwn || found.module !== module || found.import_kind !== importKind) throw notFound();
  return services.db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, found.id);
    if (job.state === 'EXPIRED') throw new Refusal('IMPORT_EXPIRED');
    if (job.state !== 'PREVIEWED') throw invalidState(job.state, 'update');
    await record(tx, job);
    return changeJob(tx, job.id, {
      target: JSON.stringify(target),
      state: 'VALIDATING',
      code: null,
      ...uncounted,
    });
  });
}

/**
 * Checks all stored rows of a job completely again.
 */
export async function recheckRows(
  handler: ImportHandler,
  job: Job,
  run: ImportRun,
  seal: RowEncryption,
  afterBatch: AfterBatch,
): Promise<void> {
  for await (const rows of storedRows(run.db, job.id, seal, judgedAtOnce(handler, job.target))) {
    const checked = await checkByModule(
      handler,
      rows.map((row) => ({ rowNo: row.row_no, values: row.values, messages: ownFaults(handler, row) })),
      run,
    );
    await storeResults(run.db, job.id, rows, checked, seal);
    await afterBatch(checked);
  }
  await addUnnamed(handler, job.id, run, seal, afterBatch);
  await checkBetweenRows(run.db, job.id, handler);
}
