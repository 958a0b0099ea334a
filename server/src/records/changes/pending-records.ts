import type { Tx } from '../../platform/context.ts';

/** Those of a module's records of which a change awaits a decision. */
export async function withPendingChange(tx: Tx, module: string, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('change_request')
    .select('record_id')
    .where('module', '=', module)
    .where('record_id', 'in', ids)
    .where('state', '=', 'PENDING')
    .execute();
  return rows.flatMap(({ record_id: id }) => (id === null ? [] : [id]));
}
