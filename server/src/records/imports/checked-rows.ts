import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { ImportHandler } from './handler.ts';
import type { Job, JobRow } from './tables.ts';

/** Whether a row `r` is one that an approval writes: neither skipped nor the same as stored. */
export const isToApply = sql<boolean>`r.result in ('NEW', 'CHANGED')`;

/** Imports that a rule keeps for admins, with the code that refuses all others; skipped rows do not count. */
export async function adminRefusals(
  db: Db | Tx,
  ids: readonly string[],
  { definition: { adminOnly } }: ImportHandler,
): Promise<ReadonlyMap<string, string>> {
  if (!adminOnly || ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string }>`select j.id from unnest(${ids}::uuid[]) j(id) where exists (
    select from import_row r, jsonb_array_elements(r.messages) m
    where r.job_id = j.id and ${isToApply} and m ->> 'code' = any(${adminOnly.warnings}))`.execute(db);
  return new Map(rows.map(({ id }) => [id, adminOnly.refusal]));
}

/** The code that refuses the approval of an import to all but admins; `null` where others may approve it too. */
export async function adminRefusal(
  db: Db | Tx,
  { id }: Pick<Job, 'id'>,
  handler: ImportHandler,
): Promise<string | null> {
  return (await adminRefusals(db, [id], handler)).get(id) ?? null;
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
