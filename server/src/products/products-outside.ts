import { sql } from 'kysely';
import type { Db, Tx } from '../platform/context.ts';

const tables = { SPEKTRA: 'product', NMC: 'product_nmc' } as const;

/** Of these products those that belong to none of the groups, nor to groups below them; unknown ones too. */
export async function productsOutside(
  db: Db | Tx,
  line: keyof typeof tables,
  ids: readonly string[],
  groupIds: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const groups = sql.table(line === 'NMC' ? 'product_group_nmc' : 'product_group');
  const { rows } = await sql<{ id: string }>`select w.id from unnest(${ids}::uuid[]) w(id)
    left join ${sql.table(tables[line])} p on p.id = w.id left join ${groups} g on g.id = p.product_group_id
    where not coalesce(g.id = any(${groupIds}::uuid[]) or g.parent_id = any(${groupIds}::uuid[]), false)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether all of these are motorcycles of the brands and classes; an empty list is all of them. */
export async function areMotorcyclesOf(
  db: Db | Tx,
  ids: readonly string[],
  { brands, vehicleClasses }: { readonly brands: readonly string[]; readonly vehicleClasses: readonly string[] },
): Promise<boolean> {
  const wanted = brands.map((brand) => brand.toLowerCase());
  const { rows } = await sql`select from unnest(${ids}::uuid[]) w(id) left join product_nmc p on p.id = w.id
    where not coalesce((cardinality(${wanted}::text[]) = 0 or lower(p.brand) = any(${wanted}::text[]))
      and (cardinality(${vehicleClasses}::text[]) = 0 or p.vehicle_class = any(${vehicleClasses}::text[])), false)
    limit 1`.execute(db);
  return rows.length === 0;
}
