import {
  currentRules,
  gradeOf,
  riskFactors,
  scoreOf,
  validUntil,
  type FactorValues,
} from '@console/contracts/membership/risk-profile-membership';
import type { RiskGrade } from '@console/contracts/membership/risk-grades';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import type { FactorColumns } from './table.ts';

export interface Rated extends FactorValues {
  readonly politicallyExposed: boolean;
  readonly sanctionsHit: boolean;
}

/** What the rules in force make of factors: columns of a profile. */
export function ratedAs(rated: Rated, now: Date) {
  const score = scoreOf(currentRules, rated);
  const grade = gradeOf(currentRules, score, rated.politicallyExposed || rated.sanctionsHit);
  return {
    rules_version: currentRules.version,
    score,
    grade,
    assessed_at: now,
    valid_until: validUntil(currentRules, grade, jakartaDay(now)),
  };
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns of factors. */
export const factorColumns = (values: FactorValues): FactorColumns =>
  Object.fromEntries(riskFactors.map(({ value }) => [snake(value), values[value]])) as unknown as FactorColumns;

export interface Current {
  readonly id: string;
  readonly grade: RiskGrade;
}

/** The profile of a member that is in force, or was last. */
export async function currentOf(db: Db | Tx, memberId: string): Promise<Current | undefined> {
  const { rows } = await sql<Current>`select id, grade from risk_profile
    where member_id = ${memberId} and state in ('APPROVED', 'EXPIRED')`.execute(db);
  return rows[0];
}

/** Number of the profile of a member that is not decided. */
export async function openOf(
  db: Db | Tx,
  memberId: string,
  besides: string | null = null,
): Promise<string | undefined> {
  const { rows } = await sql<{ profileNo: string }>`select profile_no as "profileNo" from risk_profile
    where member_id = ${memberId} and state in ('DRAFT', 'SUBMITTED') and id is distinct from ${besides}::uuid`.execute(
    db,
  );
  return rows[0]?.profileNo;
}
