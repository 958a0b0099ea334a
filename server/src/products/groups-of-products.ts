import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/context.ts';

const tables = {
  SPEKTRA: ['product', 'product_group'],
  NMC: ['product_nmc', 'product_group_nmc'],
} as const;

/**
 * The groups that products belong to, with the groups above them. A vehicle of UFI belongs to the groups that take its
 * type and an age that it has on the day.
 * @example await groupsOfProducts(db, 'SPEKTRA', productIds, '2026-03-16');
 */
export async function groupsOfProducts(
  db: Db | Tx,
  line: BusinessLine,
  ids: readonly string[],
  day: string,
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const year = Number(day.slice(0, 4));
  const [products, groups] = line === 'UFI' ? [] : tables[line];
  const query =
    products === undefined || groups === undefined
      ? sql<{ id: string }>`select distinct g.id from product_ufi p join product_group_ufi g
          on g.vehicle_type = p.vehicle_type and ${year} - p.year_to <= g.age_to and ${year} - p.year_from >= g.age_from
          where p.id = any(${ids}::uuid[]) and g.deleted_at is null`
      : sql<{ id: string }>`select distinct unnest(array[g.id, g.parent_id]) as id
          from ${sql.table(products)} p join ${sql.table(groups)} g on g.id = p.product_group_id
          where p.id = any(${ids}::uuid[])`;
  const { rows } = await query.execute(db);
  return rows.flatMap(({ id }) => id ?? []);
}
