import type { TierImpact } from '@console/contracts/membership/tiering-plafond';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { baseOf, withinTier } from './compute.ts';

const base = baseOf('m.monthly_income', 'm.other_income', 'm.monthly_expense', 't.income_multiplier');

/** A tier for the database type of the member goes before this one, which is for any. */
const named = (day: string) => sql`exists (select from plafond_tier t2
  where t.database_type_id is null and t2.database_type_id = m.database_type_id
    and t2.business_line = t.business_line and t2.program_type_id = t.program_type_id
    and t2.risk_grade = t.risk_grade and t2.deleted_at is null and t2.approval = 'APPROVED'
    and int8range(t2.income_from, t2.income_to, '[]') @> m.monthly_income
    and int8range(t2.contracts_from, t2.contracts_to, '[]') @> m.closed_contracts::bigint
    and t2.effective_from <= ${day}::date and (t2.effective_to is null or t2.effective_to >= ${day}::date))`;

/** Active members of a tier, their limits in its line, and what the tier would make of them. @throws NOT_FOUND */
export async function impactOf(db: Db, tierId: string, day: string): Promise<TierImpact> {
  const { rows } = await sql<TierImpact>`
    with affected as (
      select coalesce(p.total, 0) as was, ${withinTier(base)} as becomes
      from plafond_tier t
        join member m on m.program_type_id = t.program_type_id and m.risk_grade = t.risk_grade
          and m.status = 'active' and m.deleted_at is null
          and (t.database_type_id is null or t.database_type_id = m.database_type_id)
          and int8range(t.income_from, t.income_to, '[]') @> m.monthly_income
          and int8range(t.contracts_from, t.contracts_to, '[]') @> m.closed_contracts::bigint
          and t.employee_grade_from is null
        left join member_plafond p on p.member_id = m.id and p.business_line = t.business_line
      where t.id = ${tierId} and t.deleted_at is null and not ${named(day)})
    select count(*)::int as members, coalesce(sum(was), 0)::bigint as before,
      coalesce(sum(becomes), 0)::bigint as after,
      count(*) filter (where becomes > was)::int as up, count(*) filter (where becomes < was)::int as down
    from affected`.execute(db);
  const known = await db.selectFrom('plafond_tier').select('id').where('id', '=', tierId).executeTakeFirst();
  if (!known) throw notFound();
  return rows[0]!;
}
