import type { Applicant } from './compute.ts';
import type { Db, Scope } from '../../platform/context.ts';
import { inBranches } from '../../people/scope/predicate.ts';
import { sql } from 'kysely';

/** What the limit of a member within the scope is computed from; `null` when there is no such member. */
export async function applicantOf(db: Db, memberNo: string, scope: Scope): Promise<Applicant | null> {
  const { rows } = await sql<Applicant>`
    select m.program_type_id as "programTypeId", m.database_type_id as "databaseTypeId", m.risk_grade as "riskGrade",
      m.monthly_income as "monthlyIncome", m.other_income as "otherIncome", m.monthly_expense as "monthlyExpense",
      m.closed_contracts as contracts, null::int as "employeeGrade"
    from member m where m.member_no = ${memberNo} and m.deleted_at is null
      and ${inBranches(scope, 'm.branch_id')}`.execute(db);
  return rows[0] ?? null;
}
