import { collateral } from '@console/contracts/products/product-ufi';
import { sql } from 'kysely';
import type { Application } from '../../platform/http/application.ts';
import type { Sql } from '../../records/resource/definition.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { registerUse, type CountUses } from '../../records/resource/uses.ts';

/**
 * Whether a group `g` takes vehicles of a row of `product_ufi`: their type, and an age that they have this year.
 * @param row alias of the vehicle
 */
const takes = (row: 'p' | 't', now: Date): Sql => {
  const year = Number(jakartaDay(now).slice(0, 4));
  const [type, from, to] = ['vehicle_type', 'year_from', 'year_to'].map((name) => sql.ref(`${row}.${name}`));
  return sql`(g.vehicle_type = ${type} and ${year} - ${to} <= g.age_to and ${year} - ${from} >= g.age_from)`;
};

/** Vehicles that groups take, by the group or by its line of business. */
const vehicles =
  (now: () => Date, of: 'id' | 'lob_id'): CountUses =>
  async (db, ids) => {
    const owner = sql.ref(`g.${of}`);
    const { rows } = await sql<{ id: string; count: number }>`
      select ${owner} as id, count(distinct p.id)::int as count
      from product_ufi p join product_group_ufi g on ${takes('p', now())} and g.deleted_at is null
      where ${owner} = any(${ids}::uuid[]) and p.status = 'active' and p.deleted_at is null group by 1`.execute(db);
    return new Map(rows.map(({ id, count }) => [id, count]));
  };

/** Filters of vehicles by the group that takes them, and by its line of business. */
export const takenBy = (now: () => Date) => {
  const by = (of: 'id' | 'lob_id') => (id: string) =>
    sql`exists (select from product_group_ufi g
    where ${sql.ref(`g.${of}`)} = ${id} and g.deleted_at is null and ${takes('t', now())})`;
  return { objectGroupId: by('id'), lobId: by('lob_id') };
};

/** Object groups and their lines of business are used by the active vehicles that they take. */
export function registerGroupUse(app: Application): void {
  const { now } = app.services;
  registerUse(app, {
    of: 'product-group-ufi',
    by: collateral,
    count: vehicles(now, 'id'),
    filter: (objectGroupId) => ({ objectGroupId, status: 'active' }),
  });
  registerUse(app, {
    of: 'master-lob',
    by: collateral,
    count: vehicles(now, 'lob_id'),
    filter: (lobId) => ({ lobId, status: 'active' }),
  });
}
