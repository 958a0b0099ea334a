import type { FamilyReview, FamilySide } from '@console/contracts/membership/family-financing';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { loanOf, type Stored } from './lend.ts';
import { checksOf } from './rules.ts';

async function sideOf(db: Db, memberId: string, line: string, now: Date): Promise<FamilySide> {
  const { rows } = await sql<FamilySide>`
    select m.member_no as "memberNo", m.name, m.status, m.risk_grade as "riskGrade", p.name as program,
      extract(year from age(${jakartaDay(now)}::date, m.birth_date))::int as age,
      b.office_code || ' ' || b.name as branch, coalesce(l.total, 0) as total, coalesce(l.used, 0) as used,
      coalesce(l.reserved_orders, 0) as "reservedOrders", coalesce(l.reserved_family, 0) as "reservedFamily",
      coalesce(l.available, 0) as available
    from member m join branch_view b on b.id = m.branch_id join program_type p on p.id = m.program_type_id
      left join member_plafond l on l.member_id = m.id and l.business_line = ${line}
    where m.id = ${memberId}`.execute(db);
  return rows[0]!;
}

/** What a reviewer looks at: both members, the rules, and the limit before and after. */
export async function reviewOf(db: Db, stored: Stored, now: Date): Promise<FamilyReview> {
  const loan = loanOf(stored);
  const [main, family, { checks, available }] = await Promise.all([
    sideOf(db, stored.main_member_id, stored.business_line, now),
    sideOf(db, stored.family_member_id, stored.business_line, now),
    checksOf(db, loan, now),
  ]);
  const waits = ['SUBMITTED', 'UNDER_REVIEW', 'RETURNED', 'RECOMMENDED'].includes(stored.state);
  return {
    main,
    family,
    // What was lent is no longer asked about: the rules would count the loan against itself.
    checks: waits ? checks : [],
    availableBefore: available,
    availableAfter: waits ? available - loan.subLimit : available,
  };
}
