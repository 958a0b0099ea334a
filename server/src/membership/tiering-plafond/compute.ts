import type { Simulated, TierInput } from '@console/contracts/membership/tiering-plafond';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Sql } from '../../records/resource/definition.ts';

/** What a limit is computed from; a member without a risk grade or income has no tier. */
export type Applicant = {
  readonly [Name in keyof TierInput]: Name extends 'riskGrade' | 'monthlyIncome'
    ? TierInput[Name] | null
    : TierInput[Name];
};

/**
 * Limit before the bounds of a tier, in SQL: the free income times the multiplier, down to a step of 100,000. The
 * multiplication is that of decimals, without binary floats.
 */
export const baseOf = (income: string, other: string, expense: string, multiplier: string) =>
  sql<number>`greatest(0, floor((${sql.raw(income)} + ${sql.raw(other)} / 2.0 - ${sql.raw(expense)})
    * ${sql.raw(multiplier)}::numeric / 100000) * 100000)::bigint`;

/** The limit of a base within the bounds of a tier `t`: nothing below the lowest, never above the highest. */
export const withinTier = (base: ReturnType<typeof baseOf>) =>
  sql<number>`case when ${base} < t.plafond_min then 0 else least(${base}, t.plafond_max) end`;

interface Found {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly base: number;
  readonly plafond_min: number;
  readonly plafond_max: number;
}

/** Tiers `t` approved and in force on a day. */
export const inForce = (day: string) => sql`t.deleted_at is null and t.approval = 'APPROVED'
  and t.effective_from <= ${day}::date and (t.effective_to is null or t.effective_to >= ${day}::date)`;

/** The grade of member `m` as an employee who is one now. */
export const gradeOfMember = sql`(select e.grade from employee e
  where e.member_id = m.id and e.status = 'active' and e.deleted_at is null limit 1)`;

/** Whether tier `t` is for `m`, a member or what a person typed, with this grade as an employee. */
export const fits = (grade: Sql) => sql`t.program_type_id = m.program_type_id and t.risk_grade = m.risk_grade
  and (t.database_type_id is null or t.database_type_id = m.database_type_id)
  and int8range(t.income_from, t.income_to, '[]') @> m.monthly_income
  and int8range(t.contracts_from, t.contracts_to, '[]') @> m.closed_contracts::bigint
  and (t.employee_grade_from is null or ${grade} between t.employee_grade_from and t.employee_grade_to)`;

/** Of several tiers that fit, one that names the database type goes before the others, then one that names grades. */
export const mostNamed = sql`t.database_type_id nulls last, t.employee_grade_from nulls last`;

async function tierOf(db: Db | Tx, line: BusinessLine, applicant: Applicant, day: string): Promise<Found | undefined> {
  const base = sql`greatest(0, floor((${applicant.monthlyIncome}::bigint + ${applicant.otherIncome}::bigint / 2.0
    - ${applicant.monthlyExpense}::bigint) * t.income_multiplier::numeric / 100000) * 100000)::bigint`;
  const { programTypeId, databaseTypeId, riskGrade, monthlyIncome, contracts, employeeGrade } = applicant;
  const { rows } = await sql<Found>`
    select t.id, t.code, t.name, ${base} as base, t.plafond_min, t.plafond_max
    from plafond_tier t, (select ${programTypeId}::uuid as program_type_id, ${databaseTypeId}::uuid as database_type_id,
      ${riskGrade}::text as risk_grade, ${monthlyIncome}::bigint as monthly_income,
      ${contracts}::int as closed_contracts) m
    where ${inForce(day)} and t.business_line = ${line} and ${fits(sql`${employeeGrade}::int`)}
    order by ${mostNamed} limit 1`.execute(db);
  return rows[0];
}

/** The highest limit that the tier of an applicant allows in a line; 0 without one. */
export async function highestLimit(db: Db | Tx, line: BusinessLine, applicant: Applicant, day: string) {
  if (applicant.riskGrade === null || applicant.monthlyIncome === null) return 0;
  return (await tierOf(db, line, applicant, day))?.plafond_max ?? 0;
}

/**
 * The tier and the limit of an applicant in a line on a day (docs/model/membership.md#tiers).
 * @example await limitOf(db, 'SPEKTRA', applicant, '2026-12-01'); // { tier, base, amount, reason: 'WITHIN' }
 */
export async function limitOf(db: Db | Tx, line: BusinessLine, applicant: Applicant, day: string): Promise<Simulated> {
  const tier =
    applicant.riskGrade === null || applicant.monthlyIncome === null
      ? undefined
      : await tierOf(db, line, applicant, day);
  if (!tier) return { tier: null, base: 0, amount: 0, reason: 'NO_TIER' };
  const { id, code, name, base, plafond_min: lowest, plafond_max: highest } = tier;
  const found = { tier: { secureId: id, code, name }, base };
  if (base < lowest) return { ...found, amount: 0, reason: 'BELOW_TIER' };
  return base > highest
    ? { ...found, amount: highest, reason: 'CAPPED' }
    : { ...found, amount: base, reason: 'WITHIN' };
}
