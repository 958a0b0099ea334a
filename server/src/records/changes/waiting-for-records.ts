import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';

/**
 * The records among these whose change waits for a second person.
 * @example await waitingRecords(tx, 'card-types', ids);
 */
export async function waitingRecords(db: Db | Tx, module: string, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('change_request')
    .select('record_id')
    .where('module', '=', module)
    .where('record_id', 'in', ids)
    .where('state', '=', 'PENDING')
    .execute();
  return rows.flatMap(({ record_id: id }) => id ?? []);
}

interface FieldsOfRecord {
  readonly module: string;
  readonly id: string;
  readonly fields: readonly string[];
}

/**
 * Whether a change of the record that waits for a second person brings another value of one of these fields.
 * @example await fieldsWait(tx, { module: 'store', id, fields: ['accountNo'] });
 */
export async function fieldsWait(db: Db | Tx, { module, id, fields }: FieldsOfRecord): Promise<boolean> {
  const { rows } = await sql`select from change_request c
    where c.module = ${module} and c.record_id = ${id}::uuid and c.state = 'PENDING'
      and exists (select from jsonb_array_elements(c.changes) e where e ->> 'field' = any(${fields}::text[]))
    limit 1`.execute(db);
  return rows.length > 0;
}
