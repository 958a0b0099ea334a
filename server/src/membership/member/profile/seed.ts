import type { RiskGrade } from '@console/contracts/membership/risk-grades';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/context.ts';
import type { Seed } from '../../../platform/database/seed.ts';
import { databaseTypeId } from '../../membership-database-type/seed.ts';
import { memberProgramOf, memberStatusOf, seededMembers } from '../seed-members.ts';
import { memberId } from '../seed.ts';

const types = ['REG', 'RO', 'NEW', 'PRIO', 'REG', 'COLD'] as const;
const numbered = (prefix: string, i: number) => `${prefix}${String(i).padStart(9, '0')}`;
const prefixes: Readonly<Record<BusinessLine, string>> = { SPEKTRA: '2', NMC: '4', UFI: '6' };

/** The number of member i in a line. */
export const seedCustNo = (i: number, line: BusinessLine): string => numbered(prefixes[line], i);
/** Whether member i had a number in the line before the seeded orders. */
export const hasSeedCustNo = (i: number, line: BusinessLine): boolean =>
  line === 'SPEKTRA' ? i <= 260 : line === 'NMC' && i <= 30;

/** Numbers that members get with their first contract in a line. */
export async function addSeedCustNos(
  tx: Tx,
  rows: readonly { readonly i: number; readonly line: BusinessLine; readonly since: string }[],
): Promise<void> {
  await tx
    .insertInto('member_cust_no')
    .values(
      rows.map(({ i, line, since }) => ({
        member_id: memberId(i),
        business_line: line,
        cust_no: seedCustNo(i, line),
        since,
      })),
    )
    .onConflict((known) => known.doNothing())
    .execute();
}

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
  Array.from({ length: seededMembers }, (_, index) => index + 1).flatMap((i) =>
    (['SPEKTRA', 'NMC'] as const)
      .filter((line) => hasSeedCustNo(i, line))
      .map((line) => ({ member_id: memberId(i), business_line: line, cust_no: seedCustNo(i, line) })),
  );

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
