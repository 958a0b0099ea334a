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

/**
 * Whether all of these are vehicles that one of the groups takes, some of whose years are within the ages on the day.
 */
export async function areVehiclesOf(
  db: Db | Tx,
  ids: readonly string[],
  { groupIds, ageFrom, ageTo }: { groupIds: readonly string[]; ageFrom: number | null; ageTo: number | null },
  day: string,
): Promise<boolean> {
  const year = Number(day.slice(0, 4));
  const { rows } = await sql`select from unnest(${ids}::uuid[]) w(id) left join product_ufi p on p.id = w.id
    where not coalesce(${year} - p.year_to <= coalesce(${ageTo}::int, 99)
      and ${year} - p.year_from >= coalesce(${ageFrom}::int, 0)
      and exists (select from product_group_ufi g where g.id = any(${groupIds}::uuid[]) and g.deleted_at is null
        and g.vehicle_type = p.vehicle_type and ${year} - p.year_to <= g.age_to
        and ${year} - p.year_from >= g.age_from), false) limit 1`.execute(db);
  return rows.length === 0;
}

/** A product with its group and the one above; of a motorcycle what else promos are for. */
export interface ProductGoods {
  readonly id: string;
  readonly groupIds: readonly string[];
  /** In lower case. */
  readonly brand: string | null;
  readonly vehicleClass: string | null;
}

/** What of products decides which promos are for them; those without a group are left out. */
export async function productGoodsOf(
  db: Db | Tx,
  line: keyof typeof tables,
  ids: readonly string[],
): Promise<readonly ProductGoods[]> {
  const groups = sql.table(line === 'NMC' ? 'product_group_nmc' : 'product_group');
  const { rows } = await sql<ProductGoods>`select p.id, array_remove(array[g.id, g.parent_id], null) as "groupIds",
      ${line === 'NMC' ? sql`lower(p.brand)` : sql`null`} as brand,
      ${line === 'NMC' ? sql`p.vehicle_class` : sql`null`} as "vehicleClass"
    from ${sql.table(tables[line])} p join ${groups} g on g.id = p.product_group_id
    where p.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}
