import { sql } from 'kysely';
import type { Db, Tx } from '../platform/context.ts';
import type { Sql } from '../records/resource/definition.ts';

/** Rows of the table `i` of a set that hold on a day. */
export const setHoldsOn = (day: string): Sql =>
  sql`i.status = 'active' and i.deleted_at is null and i.holds_from <= ${day}
    and (i.effective_to is null or i.effective_to >= ${day})`;

/** Rows of the table `i` by tenor that hold on a day. */
export const tenorHoldsOn = (day: string): Sql =>
  sql`i.status = 'active' and i.deleted_at is null and i.effective_from <= ${day}
    and (i.effective_to is null or i.effective_to >= ${day})`;

/** Packages `p` whose tariffs are used on a day. */
const packageHoldsOn = (day: string): Sql =>
  sql`p.status = 'active' and p.deleted_at is null and ${day}::date between p.agreement_from and p.agreement_to`;

/** Active groups of a table that need an insurance, as a table `needed` of `id`, `code` and `name`. */
const inNeed = (groups: 'product_group' | 'product_group_nmc'): Sql => sql`(select g.id, g.group_code as code, g.name
  from ${sql.table(groups)} g left join ${sql.table(groups)} p on p.id = g.parent_id
    join line_of_business l on l.id = g.lob_id
  where g.status = 'active' and g.deleted_at is null
    and coalesce(g.insurance_coverage, p.insurance_coverage, case when l.insurance_required then 'REQUIRED' end)
      = 'REQUIRED') needed`;

/** Groups of SPEKTRA that need an insurance. */
export const groupsInNeed = inNeed('product_group');
/** Groups of vehicles that need an insurance. */
export const vehicleGroupsInNeed = inNeed('product_group_nmc');

const codesOf = (rows: readonly { readonly code: string }[]): string[] => rows.map(({ code }) => code);

/** Groups in need whose tariffs in force are all of these packages: without them they had no insurance. */
export async function groupsOnlyOf(db: Db | Tx, packages: readonly string[], day: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    with holding as (
      select i.insurance_id, i.product_group_id from insurance_tariff i where ${setHoldsOn(day)}
      union select i.insurance_id, i.product_group_id from insurance_tariff_v1 i where ${tenorHoldsOn(day)})
    select needed.code from ${groupsInNeed}
    where exists (select 1 from holding h where h.product_group_id = needed.id
        and h.insurance_id = any(${packages}::uuid[]))
      and not exists (select 1 from holding h join insurance_package p on p.id = h.insurance_id
        where h.product_group_id = needed.id and h.insurance_id <> all(${packages}::uuid[]) and ${packageHoldsOn(day)})
    order by needed.code`.execute(db);
  return codesOf(rows);
}

/** Groups in need that these sets cover and no other set on that day. */
export async function groupsOnlyInSets(db: Db | Tx, sets: readonly string[], day: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select needed.code from ${groupsInNeed}
    where exists (select 1 from insurance_tariff i where i.set_no = any(${sets}) and i.product_group_id = needed.id
        and ${setHoldsOn(day)})
      and not exists (select 1 from insurance_tariff i join insurance_package p on p.id = i.insurance_id
        where i.set_no <> all(${sets}) and i.product_group_id = needed.id and ${setHoldsOn(day)}
          and ${packageHoldsOn(day)})
    order by needed.code`.execute(db);
  return codesOf(rows);
}

/** Groups of vehicles in need, when an area had no tariffs without those rows `i` of tariffs that `switched` says. */
async function vehicleGroupsWithout(db: Db | Tx, switched: Sql, day: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    with holding as (
      select i.area, (${switched}) as switched, ${packageHoldsOn(day)} as usable
      from insurance_tariff_nmc i join insurance_package_nmc p on p.id = i.insurance_id where ${setHoldsOn(day)})
    select needed.code from ${vehicleGroupsInNeed}
    where exists (select area from holding group by area
      having bool_or(switched) and not bool_or(usable and not switched))
    order by needed.code`.execute(db);
  return codesOf(rows);
}

/** Groups of vehicles in need, when an area had no tariffs without these packages. */
export const vehicleGroupsOnlyOf = (db: Db | Tx, packages: readonly string[], day: string) =>
  vehicleGroupsWithout(db, sql`i.insurance_id = any(${packages}::uuid[])`, day);

/** Groups of vehicles in need, when an area had no tariffs without these sets. */
export const vehicleGroupsOnlyInSets = (db: Db | Tx, sets: readonly string[], day: string) =>
  vehicleGroupsWithout(db, sql`i.set_no = any(${sets})`, day);

/** Whether a group needs an insurance: its code then. */
export async function groupInNeed(db: Db | Tx, groupId: string): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    select needed.code from ${groupsInNeed} where needed.id = ${groupId}`.execute(db);
  return rows[0]?.code;
}

/** Whether a set holds for a group on a day. */
export async function isCoveredBySet(db: Db | Tx, groupId: string, day: string): Promise<boolean> {
  const { rows } = await sql`select 1 from insurance_tariff i
    where i.product_group_id = ${groupId} and ${setHoldsOn(day)} limit 1`.execute(db);
  return rows.length > 0;
}
