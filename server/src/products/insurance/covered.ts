import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Sql } from '../../records/resource/definition.ts';

/** Rows of the table `i` of a set that hold on a day. */
export const setHoldsOn = (day: string): Sql =>
  sql`i.status = 'active' and i.deleted_at is null and i.holds_from <= ${day}
    and (i.effective_to is null or i.effective_to >= ${day})`;

/** Rows of the table `i` by tenor that hold on a day. */
export const tenorHoldsOn = (day: string): Sql =>
  sql`i.status = 'active' and i.deleted_at is null and i.effective_from <= ${day}
    and (i.effective_to is null or i.effective_to >= ${day})`;

/** Active product groups of SPEKTRA that need an insurance, as a table `needed` of `id` and `code`. */
export const groupsInNeed: Sql = sql`(select g.id, g.group_code as code, g.name
  from product_group g left join product_group p on p.id = g.parent_id join line_of_business l on l.id = g.lob_id
  where g.status = 'active' and g.deleted_at is null
    and coalesce(g.insurance_coverage, p.insurance_coverage, case when l.insurance_required then 'REQUIRED' end)
      = 'REQUIRED') needed`;

const codesOf = (rows: readonly { readonly code: string }[]): string[] => rows.map(({ code }) => code);

/** Groups in need whose tariffs in force are all of one package: without it they had no insurance. */
export async function groupsOnlyOf(db: Db | Tx, insuranceId: string, day: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    with holding as (
      select i.insurance_id, i.product_group_id from insurance_tariff i where ${setHoldsOn(day)}
      union select i.insurance_id, i.product_group_id from insurance_tariff_v1 i where ${tenorHoldsOn(day)})
    select needed.code from ${groupsInNeed}
    where exists (select 1 from holding h where h.product_group_id = needed.id and h.insurance_id = ${insuranceId})
      and not exists (select 1 from holding h join insurance_package p on p.id = h.insurance_id
        where h.product_group_id = needed.id and h.insurance_id <> ${insuranceId} and p.status = 'active'
          and p.deleted_at is null and ${day} between p.agreement_from and p.agreement_to)
    order by needed.code`.execute(db);
  return codesOf(rows);
}

/** Groups in need that a set covers and no other set on that day. */
export async function groupsOnlyInSet(db: Db | Tx, setNo: string, day: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select needed.code from ${groupsInNeed}
    where exists (select 1 from insurance_tariff i where i.set_no = ${setNo} and i.product_group_id = needed.id
        and ${setHoldsOn(day)})
      and not exists (select 1 from insurance_tariff i where i.set_no <> ${setNo} and i.product_group_id = needed.id
        and ${setHoldsOn(day)})
    order by needed.code`.execute(db);
  return codesOf(rows);
}

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
