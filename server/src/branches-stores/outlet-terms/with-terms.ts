import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';

/** Tables of terms of outlets, with the column of the outlet. */
const outletColumn = {
  dealer_admin_fee: 'dealer_id',
  dealer_rate: 'dealer_id',
  store_rate: 'store_id',
} as const;

/** Of these outlets those with approved terms in a table that hold now or later. */
export async function outletsWith(
  db: Db | Tx,
  table: keyof typeof outletColumn,
  ids: readonly string[],
  today: string,
): Promise<ReadonlySet<string>> {
  const outlet = sql.ref(`t.${outletColumn[table]}`);
  const { rows } = await sql<{ id: string }>`select distinct ${outlet} as id from ${sql.table(table)} t
    where ${outlet} = any(${ids}::uuid[]) and t.deleted_at is null and t.approval = 'APPROVED'
      and (t.effective_to is null or t.effective_to >= ${today}::date)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
