import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { checkBetweenRows } from './check-between-rows.ts';
import { checkByModule } from './check-by-module.ts';
import type { ImportHandler, ImportRun } from './handler.ts';
import { inBatches, readRows } from './read-file.ts';
import { batchSize, storeRows } from './store-rows.ts';
import { addUnnamed } from './unnamed.ts';
import type { RowEncryption } from './row-encryption.ts';
import type { Job, JobRow } from './tables.ts';

/** The context for a job's rows. */
export const runOf = (job: Job, db: Db | Tx, now: Date): ImportRun => ({
  db,
  now,
  target: job.target,
  scope: job.uploader.scope,
  isAdmin: job.uploader.isAdmin,
  mappingType: job.uploader.mappingType,
});

/** Counts the results again. Always new + changed + same + error = total. */
export async function countResults(
  db: Db | Tx,
  jobId: string,
): Promise<Pick<Job, 'total_rows' | 'new_rows' | 'changed_rows' | 'same_rows' | 'error_rows' | 'warning_rows'>> {
  const of = (result: string) => sql<number>`(count(*) filter (where result = ${result}))::int`;
  return db
    .selectFrom('import_row')
    .where('job_id', '=', jobId)
    .select([
      sql<number>`count(*)::int`.as('total_rows'),
      of('NEW').as('new_rows'),
      of('CHANGED').as('changed_rows'),
      of('SAME').as('same_rows'),
      of('ERROR').as('error_rows'),
      sql<number>`(count(*) filter (where result <> 'ERROR' and messages @> '[{"severity":"warning"}]'))::int`.as(
        'warning_rows',
      ),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * Checks all rows of a file and stores them with their results. Deletes the rows of an earlier attempt first.
 * @param alive called after every batch; throws when another worker holds the job
 */
export async function checkFileRows(
  handler: ImportHandler,
  path: string,
  job: Job,
  run: ImportRun,
  seal: RowEncryption,
  afterBatch: () => Promise<void>,
): Promise<void> {
  const { db } = run;
  await db.deleteFrom('import_row').where('job_id', '=', job.id).execute();
  for await (const rows of inBatches(readRows(path, handler.definition), batchSize)) {
    await storeRows(db, job.id, rows, await checkByModule(handler, rows, run), handler, seal);
    await afterBatch();
  }
  await addUnnamed(handler, job.id, run, seal, afterBatch);
  await checkBetweenRows(db, job.id, handler);
}

/** The rows of a job in order, in batches. */
export async function* storedRows(db: Db, jobId: string, { open }: RowEncryption): AsyncGenerator<JobRow[]> {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('import_row')
      .selectAll()
      .where('job_id', '=', jobId)
      .where('row_no', '>', after)
      .orderBy('row_no')
      .limit(batchSize)
      .execute();
    if (rows.length === 0) return;
    yield rows.map(open);
    after = rows.at(-1)?.row_no ?? after;
  }
}

/**
 * Runs the module's check again for rows whose results are outdated, and looks again for records that the file does not
 * name; faults inside the file stay.
 */
export async function checkFileAgain(
  handler: ImportHandler,
  job: Job,
  run: ImportRun,
  seal: RowEncryption,
): Promise<void> {
  for await (const rows of storedRows(run.db, job.id, seal)) {
    const open = rows.filter(({ result }) => result !== 'ERROR');
    const checked = await checkByModule(
      handler,
      open.map((row) => ({ rowNo: row.row_no, values: row.values, messages: [] })),
      run,
    );
    const records = open.map(({ row_no }, index) => seal.seal({ row_no, ...checked[index] }));
    await sql`update import_row set result = fresh.result, stored = fresh.stored, messages = fresh.messages
      from jsonb_populate_recordset(null::import_row, ${JSON.stringify(records)}::jsonb) fresh
      where import_row.job_id = ${job.id} and import_row.row_no = fresh.row_no`.execute(run.db);
  }
  await addUnnamed(handler, job.id, run, seal);
}
