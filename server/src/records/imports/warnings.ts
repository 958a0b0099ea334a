import type { ImportWarning } from '@console/contracts/platform/imports';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { ErrorCatalogue } from '../../platform/http/error-catalogue.ts';
import { isToApply } from './checked-rows.ts';
import type { ImportHandler } from './handler.ts';
import type { Job, RowMessage } from './tables.ts';
import { messageText } from './view.ts';

interface Counted {
  readonly job: string;
  readonly message: RowMessage;
  readonly rows: number;
  /** Of all that these rows say under the code. */
  readonly digest: string;
}

/** The warnings beside rows that an approval writes, of those that are to be ticked: each once, with its rows. */
export const warningsOfFile = async (
  db: Db | Tx,
  { id }: Pick<Job, 'id'>,
  handler: ImportHandler,
  errors: ErrorCatalogue,
): Promise<readonly ImportWarning[]> => (await warningsOfFiles(db, [id], handler, errors)).get(id) ?? [];

/** The same of several files of one kind, by id. */
export async function warningsOfFiles(
  db: Db | Tx,
  ids: readonly string[],
  { definition: { ticked = [] } }: ImportHandler,
  errors: ErrorCatalogue,
): Promise<ReadonlyMap<string, readonly ImportWarning[]>> {
  if (ticked.length === 0 || ids.length === 0) return new Map();
  const { rows } = await sql<Counted>`
    select r.job_id as job, (array_agg(m order by r.row_no))[1] as message, count(distinct r.row_no)::int as rows,
      left(md5(string_agg(r.row_no || (m - 'severity')::text, '\n' order by r.row_no, m::text)), 16) as digest
    from import_row r, jsonb_array_elements(r.messages) m
    where r.job_id = any(${ids}::uuid[]) and ${isToApply} and m ->> 'severity' = 'warning'
      and m ->> 'code' = any(${ticked}) group by r.job_id, m ->> 'code'
    order by r.job_id, m ->> 'code'`.execute(db);
  const found = new Map<string, ImportWarning[]>();
  for (const { job, message, rows: count, digest } of rows) {
    const words = {
      id: messageText(message, { language: 'id', errors }),
      en: messageText(message, { language: 'en', errors }),
    };
    const warning = { code: message.code, tick: digest, text: words, rows: count };
    found.set(job, [...(found.get(job) ?? []), warning]);
  }
  return found;
}
