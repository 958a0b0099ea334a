import type { RiskGrade } from '@console/contracts/membership/risk-grades';
import { sql } from 'kysely';
import type { Seed } from '../../../platform/database/seed.ts';
import { databaseTypeId } from '../../membership-database-type/seed.ts';
import { memberProgramOf, memberStatusOf, seededMembers } from '../seed-members.ts';
import { memberId } from '../seed.ts';

const types = ['REG', 'RO', 'NEW', 'PRIO', 'REG', 'COLD'] as const;
const numbered = (prefix: string, i: number) => `${prefix}${String(i).padStart(9, '0')}`;

/** Risk grade of member i: 18 are HIGH; members whose application is pending or ended have no profile. */
export const seedRiskGrade = (i: number): RiskGrade | null => {
  if (i > 305 && i < 319) return null;
  if (i % 17 === 0 || i === 319) return 'HIGH';
  return i % 3 === 0 ? 'MEDIUM' : 'LOW';
};

const profileOf = (i: number) => ({
  id: memberId(i),
  income: 3_500_000 + 250_000 * (i % 40),
  contracts: memberStatusOf(i) === 'pending' ? 0 : i % 5,
  type: databaseTypeId(memberProgramOf(i) === 'KRY' ? 'EMP' : (types[i % 6] ?? 'REG')),
  grade: seedRiskGrade(i),
});

/** Numbers of members in the lines they buy in (docs/model/membership.md#seeded-members). */
const custNos = () =>
  Array.from({ length: seededMembers }, (_, index) => index + 1).flatMap((i) => [
    ...(i <= 260 ? [{ member_id: memberId(i), business_line: 'SPEKTRA' as const, cust_no: numbered('2', i) }] : []),
    ...(i <= 30 ? [{ member_id: memberId(i), business_line: 'NMC' as const, cust_no: numbered('4', i) }] : []),
  ]);

/** Income, database type, risk grade and numbers of the seeded members. */
export const seed: Seed = {
  name: 'member-profile',
  async run(tx, { date }) {
    const rows = Array.from({ length: seededMembers }, (_, index) => profileOf(index + 1));
    await sql`update member m set monthly_income = r.income, closed_contracts = r.contracts,
        database_type_id = r.type, risk_grade = r.grade
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        r(id uuid, income bigint, contracts int, type uuid, grade text) where m.id = r.id`.execute(tx);
    const since = new Date(date.getTime() - 400 * 86_400_000).toISOString().slice(0, 10);
    await tx
      .insertInto('member_cust_no')
      .values(custNos().map((row) => ({ ...row, since })))
      .onConflict((known) => known.doNothing())
      .execute();
  },
};
