import { sql } from 'kysely';
import type { Db, Tx } from '../platform/context.ts';

const tables = { SPEKTRA: 'product', NMC: 'product_nmc' } as const;

/** Of these products those that belong to none of the groups, nor to groups below them. */
export async function productsOutside(
  db: Db | Tx,
  line: keyof typeof tables,
  ids: readonly string[],
  groupIds: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const groups = sql.table(line === 'NMC' ? 'product_group_nmc' : 'product_group');
  const { rows } = await sql<{ id: string }>`select p.id from ${sql.table(tables[line])} p
    left join ${groups} g on g.id = p.product_group_id
    where p.id = any(${ids}::uuid[])
      and not coalesce(g.id = any(${groupIds}::uuid[]) or g.parent_id = any(${groupIds}::uuid[]), false)`.execute(db);
  return rows.map(({ id }) => id);
}
