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
