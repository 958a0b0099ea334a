import type { ImportWarning } from '@console/contracts/platform/imports';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { ErrorCatalogue } from '../../platform/http/error-catalogue.ts';
import type { ImportHandler } from './handler.ts';
import type { Job, RowMessage } from './tables.ts';
import { messageText } from './view.ts';

interface Counted {
  readonly message: RowMessage;
  readonly rows: number;
}

/** The warnings beside rows that an approval writes, of those that are to be ticked: each once, with its rows. */
export async function warningsOfFile(
  db: Db | Tx,
  { id }: Pick<Job, 'id'>,
  { definition: { ticked = [] } }: ImportHandler,
  errors: ErrorCatalogue,
): Promise<ImportWarning[]> {
  if (ticked.length === 0) return [];
  const { rows } = await sql<Counted>`
    select (array_agg(m order by r.row_no))[1] as message, count(distinct r.row_no)::int as rows
    from import_row r, jsonb_array_elements(r.messages) m
    where r.job_id = ${id} and r.result in ('NEW', 'CHANGED') and m ->> 'severity' = 'warning'
      and m ->> 'code' = any(${ticked}) group by m ->> 'code' order by m ->> 'code'`.execute(db);
  return rows.map(({ message, rows: count }) => ({
    code: message.code,
    text: {
      id: messageText(message, { language: 'id', errors }),
      en: messageText(message, { language: 'en', errors }),
    },
    rows: count,
  }));
}
