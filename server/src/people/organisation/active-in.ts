import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';

/** Of these branches the active ones in a province. */
export async function activeIn(db: Db | Tx, branchIds: readonly string[], province: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('branch')
    .select('id')
    .where(sql<boolean>`id = any(${branchIds}::uuid[])`)
    .where('provinsi', '=', province)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
