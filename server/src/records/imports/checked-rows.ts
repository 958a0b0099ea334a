import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { JobRow } from './tables.ts';

/** Whether one of these codes stands beside a row of an import. */
export async function hasRowCode(db: Db | Tx, importId: string, codes: readonly string[]): Promise<boolean> {
  const { rows } = await sql`select from import_row r, jsonb_array_elements(r.messages) m
    where r.job_id = ${importId} and m ->> 'code' = any(${codes}) limit 1`.execute(db);
  return rows.length > 0;
}

/** The checked rows of a page, in the order of the file; of imports without personal data. */
export const pageOfRows = (
  db: Db | Tx,
  importId: string,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<Pick<JobRow, 'row_no' | 'values' | 'result'>[]> =>
  db
    .selectFrom('import_row')
    .select(['row_no', 'values', 'result'])
    .where('job_id', '=', importId)
    .orderBy('row_no')
    .limit(size)
    .offset((page - 1) * size)
    .execute();

/** Rows of a file of all records for stored ones that it does not name. */
export async function unnamedRows(db: Db | Tx, importId: string): Promise<number> {
  const { rows } = await db
    .selectFrom('import_row')
    .select((row) => row.fn.countAll<number>().as('rows'))
    .where('job_id', '=', importId)
    .where('unnamed', '=', true)
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/** The values that a file names in a column without personal data. */
export const namedIn = (importId: string, column: string) =>
  sql<string>`(select r.values->>${column} from import_row r where r.job_id = ${importId} and not r.unnamed
    and r.values->>${column} is not null)`;
