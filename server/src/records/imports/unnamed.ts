import { plainText } from '../../platform/plain-text.ts';
import { checkByModule } from './check-by-module.ts';
import type { AfterBatch } from './check-file.ts';
import type { Columns, ImportHandler, ImportRun, RowValues } from './handler.ts';
import { keyTextOf, type ReadRow } from './read-and-check-row.ts';
import type { RowEncryption } from './row-encryption.ts';
import { batchSize, storeRows } from './store-rows.ts';

/** The last number of a row of the file. */
async function lastRowOf({ db }: Pick<ImportRun, 'db'>, jobId: string): Promise<number> {
  const { last } = await db
    .selectFrom('import_row')
    .select((row) => row.fn.max('row_no').as('last'))
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/**
 * Adds a row for each stored record that a file of all records does not name, after those of the file; earlier ones
 * are taken away first. Nothing for imports whose files do not hold all records.
 * @param afterBatch called after every batch
 */
export async function addUnnamed(
  handler: ImportHandler,
  jobId: string,
  run: ImportRun,
  seal: RowEncryption,
  afterBatch: AfterBatch = async () => {},
): Promise<void> {
  if (!handler.unnamed) return;
  const { db, now } = run;
  const { columns } = handler.definition;
  await db.deleteFrom('import_row').where('job_id', '=', jobId).where('unnamed', '=', true).execute();
  let rowNo = await lastRowOf(run, jobId);
  for (let after: RowValues<Columns> | null = null; ;) {
    const found: readonly RowValues<Columns>[] = await handler.unnamed(db, jobId, after, now);
    const rows = found.map((values): ReadRow => {
      rowNo += 1;
      const source = Object.fromEntries(
        Object.keys(columns).map((name) => [name, values[name] == null ? null : plainText(values[name])]),
      );
      return { rowNo, keyText: keyTextOf(columns, values, rowNo), source, values, messages: [] };
    });
    const checked = await checkByModule(handler, rows, run);
    if (rows.length > 0) await storeRows(db, jobId, rows, checked, handler, seal, true);
    if (found.length < batchSize) return;
    after = found.at(-1)!;
    await afterBatch(checked);
  }
}
