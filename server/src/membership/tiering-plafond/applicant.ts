import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import type { Sql } from '../../records/resource/definition.ts';
import { gradeOfMember, type Applicant } from './compute.ts';

/** What the limits of member `m` are computed from. */
const applicants = (grade: Sql) => sql`
  select m.program_type_id as "programTypeId", m.database_type_id as "databaseTypeId", m.risk_grade as "riskGrade",
    m.monthly_income as "monthlyIncome", m.other_income as "otherIncome", m.monthly_expense as "monthlyExpense",
    m.closed_contracts as contracts, ${grade} as "employeeGrade" from member m`;

/**
 * What the limits of a member are computed from.
 * @param grade as an employee; that which the member has now unless given
 */
export async function applicantOf(db: Db | Tx, memberId: string, grade?: number | null): Promise<Applicant> {
  const given = grade === undefined ? gradeOfMember : sql`${grade}::int`;
  const { rows } = await sql<Applicant>`${applicants(given)} where m.id = ${memberId}`.execute(db);
  return rows[0]!;
}

/** The same of a member within the scope, by number; `null` when there is no such member. */
export async function applicantNumbered(db: Db, memberNo: string, scope: Scope): Promise<Applicant | null> {
  const { rows } = await sql<Applicant>`${applicants(gradeOfMember)} where m.member_no = ${memberNo}
    and m.deleted_at is null and ${inBranches(scope, 'm.branch_id')}`.execute(db);
  return rows[0] ?? null;
}
