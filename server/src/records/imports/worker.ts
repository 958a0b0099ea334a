import { fileStoreOf } from '../../platform/files/stored-file.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { LeaseLost, Leases } from '../../platform/jobs/leases.ts';
import { workOn, type Control, type JobKind, type JobWorker } from '../../platform/jobs/worker.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { hourly } from '../../platform/schedule/when.ts';
import type { Services } from '../../platform/services.ts';
import type { ImportHandler } from './handler.ts';
import type { CheckedRow } from './check-by-module.ts';
import { changeJob, expirePreviews } from './jobs.ts';
import { notifyUploader } from './notify-uploader.ts';
import { previewExpiry } from './preview-expiry.ts';
import { registryOf, type ImportRegistry } from './handler-registry.ts';
import { isRechecked, recheckRows } from './recheck.ts';
import { rowEncryptionOf } from './row-encryption.ts';
import { runJob } from './apply-file.ts';
import { discardUnchecked } from './stop-resume-cancel.ts';
import type { Job } from './tables.ts';
import { checkFileRows, countedWith, countResults, runOf, uncounted, type Counts } from './check-file.ts';
import { part } from '../../platform/http/part.ts';

const released = { worker: null, heartbeat_at: null };

/** Checks the rows of a job's file, or those that are stored of it. @returns why the file is refused, or `null`. */
async function checkFile(
  services: Services,
  handler: ImportHandler,
  job: Job,
  control: Control<Job>,
): Promise<Refusal | null> {
  const run = runOf(job, services.db, services.now());
  const seal = await rowEncryptionOf(services, handler.definition);
  let counts = uncounted;
  const count = (values: Counts) =>
    services.db
      .updateTable('import_job')
      .set(values)
      .where('id', '=', job.id)
      .where('state', '=', 'VALIDATING')
      .execute();
  // An attempt begins from the first row again.
  await count(counts);
  const afterBatch = async (checked: readonly CheckedRow[]) => {
    if (control.closing()) throw new LeaseLost(job.id);
    await control.beat();
    counts = countedWith(counts, checked);
    await count(counts);
  };
  if (isRechecked(job)) {
    await recheckRows(handler, job, run, seal, afterBatch);
    return null;
  }
  const file = await fileStoreOf(services).local(job.id);
  try {
    await checkFileRows(handler, file.path, job, run, seal, afterBatch);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  } finally {
    await file.release();
  }
}

/** Creates the preview of an uploaded file; the file is then deleted. */
async function preview(services: Services, handler: ImportHandler, job: Job, control: Control<Job>): Promise<void> {
  const refusal = await checkFile(services, handler, job, control);
  const now = services.now();
  const expiry = await previewExpiry(services);
  await services.db.transaction().execute(async (tx) => {
    await control.beat(tx);
    await changeJob(
      tx,
      job.id,
      refusal
        ? {
            state: 'REFUSED',
            code: refusal.code,
            parameters: JSON.stringify(refusal.details.parameters ?? {}),
            finished_at: now,
            ...released,
          }
        : { state: 'PREVIEWED', expires_at: expiry, ...released, ...(await countResults(tx, job.id)) },
    );
  });
  await fileStoreOf(services).remove(job.id);
}

/** What was checked of a job after it was cancelled goes too. @returns whether it was cancelled */
async function discardCancelled(services: Services, { id }: Job): Promise<boolean> {
  const job = await services.db.selectFrom('import_job').select('state').where('id', '=', id).executeTakeFirst();
  if (job?.state !== 'CANCELLED') return false;
  await discardUnchecked(services, id);
  return true;
}

/** Imports as a kind of job: any process checks files and applies rows. */
const importJobs = ({ services }: Application, registry: ImportRegistry): JobKind<Job> => ({
  name: 'import',
  leases: new Leases<Job>('import_job', ['VALIDATING', 'RUNNING'], 'uploaded_at'),
  // Only one import per module and line runs at a time.
  atOnce: Infinity,
  run: (job, control) => {
    const handler = registry.of(job);
    if (job.state !== 'VALIDATING') return runJob({ services, handler, control }, job);
    return preview(services, handler, job, control).catch(async (error: unknown) => {
      // A cancel takes the lease, and the file too: neither is a fault of the job.
      if (!(await discardCancelled(services, job))) throw error;
    });
  },
  fail: (job) =>
    services.db.transaction().execute(async (tx) => {
      const failed = await changeJob(tx, job.id, {
        state: 'FAILED',
        failed_in: job.state as 'VALIDATING' | 'RUNNING',
        code: 'INTERNAL',
        parameters: JSON.stringify({ requestId: job.id }),
        ...released,
      });
      await notifyUploader(tx, registry.of(job), failed, services.now());
    }),
});

/** The import worker of a program. */
export const importWorker = part((app): JobWorker<Job> => {
  const worker = workOn(app, importJobs(app, registryOf(app)));
  schedule(app, {
    name: 'import-expire',
    version: 'v1',
    when: hourly,
    run: async () => ({ done: (await expirePreviews(app.services)).length }),
  });
  return worker;
});
