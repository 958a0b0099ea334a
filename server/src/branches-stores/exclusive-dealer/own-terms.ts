import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';

/** Of these dealers those with approved terms of the other register that hold now or later. */
export async function dealersWith(
  db: Db | Tx,
  table: 'dealer_admin_fee' | 'dealer_rate',
  ids: readonly string[],
  today: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select distinct t.dealer_id as id from ${sql.table(table)} t
    where t.dealer_id = any(${ids}::uuid[]) and t.deleted_at is null and t.approval = 'APPROVED'
      and t.effective_to >= ${today}::date`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
