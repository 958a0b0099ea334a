import type { BusinessLine } from '@console/contracts/core/business-lines';
import {
  familyRules,
  lentStates,
  openFamilyStates,
  type FamilyCertificate,
  type FamilyCheck,
} from '@console/contracts/membership/family-financing';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { daysPastDueOf } from '../payment-history/contracts.ts';

/** What the rules ask about. */
export interface Loan {
  /** The request itself, which does not count against itself. */
  readonly id: string;
  readonly mainId: string;
  readonly familyId: string;
  readonly line: BusinessLine;
  readonly subLimit: number;
  readonly kkAgrees: boolean;
  readonly certificate: FamilyCertificate | null;
}

interface Facts {
  readonly active: boolean;
  readonly age: number;
  readonly grade: string | null;
  readonly total: number;
  readonly available: number;
  readonly own: number;
  readonly families: number;
  readonly lent: number;
  readonly elsewhere: boolean;
}

/** Code of the refusal by rule. */
const codes: Readonly<Record<FamilyCheck, string>> = {
  MEMBERS: 'MAIN_NOT_ELIGIBLE',
  AGE: 'FAMILY_NOT_ELIGIBLE',
  PROOF: 'FAMILY_NOT_ELIGIBLE',
  GRADE: 'MAIN_NOT_ELIGIBLE',
  PAST_DUE: 'MAIN_NOT_ELIGIBLE',
  FAMILY: 'ALREADY_IN_FAMILY',
  OWN_LIMIT: 'FAMILY_HAS_PLAFOND',
  SHARE: 'FAMILY_SHARE',
  COUNT: 'FAMILY_LIMIT',
  AVAILABLE: 'FAMILY_LIMIT',
};

async function factsOf(db: Db | Tx, { id, mainId, familyId, line }: Loan, now: Date): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select m.status = 'active' and f.status = 'active' and m.id <> f.id as active,
      extract(year from age(${jakartaDay(now)}::date, f.birth_date))::int as age, m.risk_grade as grade,
      coalesce(mp.total, 0) as total, coalesce(mp.available, 0) as available, coalesce(fp.total, 0) as own,
      (select count(*)::int from family_financing o where o.main_member_id = m.id and o.id <> ${id}
        and o.state = any(${lentStates}::text[])) as families,
      (select coalesce(sum(o.sub_limit_approved), 0)::bigint from family_financing o where o.main_member_id = m.id
        and o.business_line = ${line} and o.id <> ${id} and o.state = any(${lentStates}::text[])) as lent,
      exists (select from family_financing o where o.id <> ${id} and o.state = any(${openFamilyStates}::text[])
        and (o.family_member_id in (m.id, f.id) or o.main_member_id = f.id)) as elsewhere
    from member m join member f on f.id = ${familyId}
      left join member_plafond mp on mp.member_id = m.id and mp.business_line = ${line}
      left join member_plafond fp on fp.member_id = f.id and fp.business_line = ${line}
    where m.id = ${mainId}`.execute(db);
  return rows[0]!;
}

/** Every rule of a loan with pass or fail, in the order of the contract. */
export async function checksOf(db: Db | Tx, loan: Loan, now: Date) {
  const facts = await factsOf(db, loan, now);
  const daysPastDue = await daysPastDueOf(db, loan.mainId, now);
  const { onePercent, allPercent, mostFamilies, mostPastDue, youngest } = familyRules;
  const { subLimit } = loan;
  const passed: Readonly<Record<FamilyCheck, boolean>> = {
    MEMBERS: facts.active,
    AGE: facts.age >= youngest,
    PROOF: loan.kkAgrees || loan.certificate !== null,
    GRADE: facts.grade !== null && facts.grade !== 'HIGH',
    PAST_DUE: daysPastDue <= mostPastDue,
    FAMILY: !facts.elsewhere,
    OWN_LIMIT: facts.own === 0,
    SHARE: subLimit * 100 <= facts.total * onePercent && (facts.lent + subLimit) * 100 <= facts.total * allPercent,
    COUNT: facts.families < mostFamilies,
    AVAILABLE: subLimit <= facts.available,
  };
  const checks = Object.entries(passed).map(([rule, pass]) => ({ rule: rule as FamilyCheck, passed: pass }));
  return { checks, available: facts.available };
}

/** Code of the first rule that a loan does not pass; `null` when it passes all. */
export async function refusalOf(tx: Tx, loan: Loan, now: Date): Promise<string | null> {
  const { checks } = await checksOf(tx, loan, now);
  const failed = checks.find(({ passed }) => !passed);
  return failed ? codes[failed.rule] : null;
}
