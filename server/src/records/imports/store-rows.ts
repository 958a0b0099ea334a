import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { CheckedRow } from './check-by-module.ts';
import type { ImportHandler } from './handler.ts';
import { unsharedTexts } from './unshared.ts';
import type { ReadRow } from './read-and-check-row.ts';
import type { RowEncryption } from './row-encryption.ts';

/** Rows that are looked up, written and applied together. */
export const batchSize = 500;

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
      (job_id, row_no, result, key_text, unshared, source, values, stored, messages, applied, unnamed)
    select job_id, row_no, result, key_text, unshared, source, values, stored, messages, applied, unnamed
    from jsonb_populate_recordset(null::import_row, ${JSON.stringify(records)}::jsonb)`.execute(db);
}
