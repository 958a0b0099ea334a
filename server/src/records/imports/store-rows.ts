import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { CheckedRow } from './check-by-module.ts';
import type { ImportHandler } from './handler.ts';
import { unsharedTexts } from './unshared.ts';
import type { ReadRow } from './read-and-check-row.ts';
import type { RowEncryption } from './row-encryption.ts';
import type { JobRow, Values } from './tables.ts';

/** Rows that are looked up, written and applied together. */
export const batchSize = 500;

/** Records that each row of an import is applied to. */
export const recordsPerRow = ({ recordsPerRow: of }: ImportHandler, target: Values | null): number => of?.(target) ?? 1;

/** Rows that are judged together at the least: what a judgement reads weighs more than the rows. */
const leastAtOnce = 100;

/** Rows that are judged together: as many as come to a batch of records, but not less than a hundred. */
export const judgedAtOnce = (handler: ImportHandler, target: Values | null): number =>
  Math.max(leastAtOnce, Math.floor(batchSize / recordsPerRow(handler, target)));

/**
 * Stores checked rows of a job.
 * @param unnamed whether they are records that the file does not name
 */
export async function storeRows(
  db: Db | Tx,
  jobId: string,
  rows: readonly ReadRow[],
  checked: readonly CheckedRow[],
  { definition }: ImportHandler,
  { seal }: RowEncryption,
  unnamed = false,
): Promise<void> {
  const records = rows.map(({ rowNo, keyText, source, values }, index) =>
    seal({
      job_id: jobId,
      row_no: rowNo,
      key_text: keyText,
      // A stored record is compared with the file by the module.
      unshared: unnamed ? {} : unsharedTexts(definition, values),
      source,
      values,
      applied: false,
      unnamed,
      ...checked[index],
    }),
  );
  await sql`insert into import_row
      (job_id, row_no, result, key_text, unshared, source, values, stored, messages, applied, unnamed,
      fresh_records, replaced_records)
    select job_id, row_no, result, key_text, unshared, source, values, stored, messages, applied, unnamed,
      fresh_records, replaced_records
    from jsonb_populate_recordset(null::import_row, ${JSON.stringify(records)}::jsonb)`.execute(db);
}

/** Stores the results of rows that were checked again. */
export async function storeResults(
  db: Db | Tx,
  jobId: string,
  rows: readonly Pick<JobRow, 'row_no'>[],
  checked: readonly CheckedRow[],
  { seal }: RowEncryption,
): Promise<void> {
  const records = rows.map(({ row_no }, index) => seal({ row_no, ...checked[index] }));
  await sql`update import_row set result = fresh.result, stored = fresh.stored, messages = fresh.messages,
      fresh_records = fresh.fresh_records, replaced_records = fresh.replaced_records
    from jsonb_populate_recordset(null::import_row, ${JSON.stringify(records)}::jsonb) fresh
    where import_row.job_id = ${jobId} and import_row.row_no = fresh.row_no`.execute(db);
}
