import type { TierImpact } from '@console/contracts/membership/tiering-plafond';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { baseOf, fits, gradeOfMember, inForce, withinTier } from './compute.ts';

const base = baseOf('m.monthly_income', 'm.other_income', 'm.monthly_expense', 't.income_multiplier');

/** Another tier in force goes before `t`; another version of `t` does not, whose place it takes. */
const anotherFirst = (day: string) => sql`exists (
  select from (select t.* from plafond_tier t where ${inForce(day)} and ${fits(gradeOfMember)}) t2
  where t2.business_line = t.business_line and t2.code <> t.code
    and (t2.database_type_id is null, t2.employee_grade_from is null)
      < (t.database_type_id is null, t.employee_grade_from is null))`;

/** Active members of a tier, their limits in its line, and what the tier would make of them. @throws NOT_FOUND */
export async function impactOf(db: Db, tierId: string, day: string): Promise<TierImpact> {
  const { rows } = await sql<TierImpact>`
    with affected as (
      select coalesce(p.total, 0) as was, ${withinTier(base)} as becomes
      from plafond_tier t
        join member m on ${fits(gradeOfMember)} and m.status = 'active' and m.deleted_at is null
        left join member_plafond p on p.member_id = m.id and p.business_line = t.business_line
      where t.id = ${tierId} and t.deleted_at is null and not ${anotherFirst(day)})
    select count(*)::int as members, coalesce(sum(was), 0)::bigint as before,
      coalesce(sum(becomes), 0)::bigint as after,
      count(*) filter (where becomes > was)::int as up, count(*) filter (where becomes < was)::int as down
    from affected`.execute(db);
  const known = await db.selectFrom('plafond_tier').select('id').where('id', '=', tierId).executeTakeFirst();
  if (!known) throw notFound();
  return rows[0]!;
}
