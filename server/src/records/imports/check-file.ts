import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { checkBetweenRows } from './check-between-rows.ts';
import { checkByModule, type CheckedRow } from './check-by-module.ts';
import type { ImportHandler, ImportRun } from './handler.ts';
import { inBatches, readRows } from './read-file.ts';
import { batchSize, judgedAtOnce, storeResults, storeRows } from './store-rows.ts';
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

/** Counters of the results of a job's rows. */
export type Counts = Pick<
  Job,
  'new_rows' | 'changed_rows' | 'same_rows' | 'error_rows' | 'warning_rows' | 'fresh_records' | 'replaced_records'
>;

/** Those of a job of which no row is checked yet. */
export const uncounted: Counts = {
  new_rows: 0,
  changed_rows: 0,
  same_rows: 0,
  error_rows: 0,
  warning_rows: 0,
  fresh_records: null,
  replaced_records: null,
};

/** A sum of what some rows have; nothing while none has it. */
const sum = (before: number | null, further: readonly (number | null)[]): number | null => {
  const counted = further.filter((each) => each !== null);
  return counted.length === 0 ? before : counted.reduce((total, each) => total + each, before ?? 0);
};

/** The counters with further rows that were checked. */
export function countedWith(before: Counts, checked: readonly CheckedRow[]): Counts {
  const of = (wanted: CheckedRow['result']) => checked.filter(({ result }) => result === wanted).length;
  const toApply = checked.filter(({ result }) => result === 'NEW' || result === 'CHANGED');
  const hasWarning = ({ messages }: CheckedRow) => messages.some(({ severity }) => severity === 'warning');
  return {
    new_rows: before.new_rows + of('NEW'),
    changed_rows: before.changed_rows + of('CHANGED'),
    same_rows: before.same_rows + of('SAME'),
    error_rows: before.error_rows + of('ERROR'),
    warning_rows: before.warning_rows + checked.filter((row) => row.result !== 'ERROR' && hasWarning(row)).length,
    fresh_records: sum(
      before.fresh_records,
      toApply.map((row) => row.fresh_records),
    ),
    replaced_records: sum(
      before.replaced_records,
      toApply.map((row) => row.replaced_records),
    ),
  };
}

/** Called after every part of a file with what was found; throws when another worker holds the job. */
export type AfterBatch = (checked: readonly CheckedRow[]) => Promise<void>;

/** Counts the results again. Always new + changed + same + error = total. */
export async function countResults(db: Db | Tx, jobId: string): Promise<Counts & Pick<Job, 'total_rows'>> {
  const of = (result: string) => sql<number>`(count(*) filter (where result = ${result}))::int`;
  const records = (column: string) =>
    sql<number | null>`(sum(${sql.ref(column)}) filter (where result in ('NEW', 'CHANGED')))::int`;
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
      records('fresh_records').as('fresh_records'),
      records('replaced_records').as('replaced_records'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * Checks all rows of a file and stores them with their results. Deletes the rows of an earlier attempt first.
 */
export async function checkFileRows(
  handler: ImportHandler,
  path: string,
  job: Job,
  run: ImportRun,
  seal: RowEncryption,
  afterBatch: AfterBatch,
): Promise<void> {
  const { db } = run;
  await db.deleteFrom('import_row').where('job_id', '=', job.id).execute();
  let stored = 0;
  for await (const rows of inBatches(readRows(path, handler.definition), judgedAtOnce(handler, job.target))) {
    const checked = await checkByModule(handler, rows, run);
    await storeRows(db, job.id, rows, checked, handler, seal);
    stored += rows.length;
    await afterBatch(checked);
  }
  await addUnnamed(handler, job.id, run, seal, afterBatch);
  // Of a file that the statistics do not know yet, each statement on a few rows would read all of them.
  if (stored > batchSize) await sql`analyze import_row`.execute(db);
  await checkBetweenRows(db, job.id, handler);
}

/**
 * The rows of a job in order, in batches.
 * @param size of a batch
 */
export async function* storedRows(
  db: Db,
  jobId: string,
  { open }: RowEncryption,
  size: number,
): AsyncGenerator<JobRow[]> {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('import_row')
      .selectAll()
      .where('job_id', '=', jobId)
      .where('row_no', '>', after)
      .orderBy('row_no')
      .limit(size)
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
  for await (const rows of storedRows(run.db, job.id, seal, judgedAtOnce(handler, job.target))) {
    const open = rows.filter(({ result }) => result !== 'ERROR');
    const checked = await checkByModule(
      handler,
      open.map((row) => ({ rowNo: row.row_no, values: row.values, messages: [] })),
      run,
    );
    await storeResults(run.db, job.id, open, checked, seal);
  }
  await addUnnamed(handler, job.id, run, seal);
}
