import {
  familyFinancings,
  type FamilyDecision,
  type FamilyDocument,
  type FamilyReview,
  type FamilySide,
} from '@console/contracts/membership/family-financing';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { changesOf } from '../../platform/audit/history.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import type { MemberOrders } from '../member/orders.ts';
import { documentsOf } from '../membership/parts.ts';
import { contractsOf } from '../payment-history/contracts.ts';
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

/** Family cards of both members, and the other documents, among which the certificate is; current ones first. */
async function proofsOf(db: Db, texts: ProtectedText, stored: Stored): Promise<FamilyDocument[]> {
  const sides = [
    ['main', stored.main_member_id],
    ['family', stored.family_member_id],
  ] as const;
  const found = await Promise.all(
    sides.map(async ([of, memberId]) => {
      const documents = await documentsOf(db, texts, memberId);
      return documents
        .filter(({ documentType }) => documentType === '3' || documentType === 'other')
        .map(({ secureId, documentType, current, number, screening, uploadedAt }) => ({
          secureId,
          memberId,
          of,
          documentType,
          current,
          number,
          screening,
          uploadedAt,
        }));
    }),
  );
  return found.flat();
}

/** Entries of a request that are read at most: it has a step a month at the least. */
const mostEntries = 200;

/** Who moved the request on and why, the first step first, as the audit trail has it. */
async function decisionsOf(db: Db, id: string): Promise<FamilyDecision[]> {
  const entries = await changesOf(db, { module: familyFinancings.module, entityId: id, before: null }, mostEntries);
  return entries.toReversed().flatMap(({ secureId, at, username, reason, changes }) => {
    const of = (field: string) => changes.find((change) => change.field === field);
    const state = of('state');
    if (!state) return [];
    const note = reason ?? (of('note')?.after as string | null | undefined) ?? null;
    const from = (state.before as string | null) ?? null;
    return [{ secureId, at: toWireInstant(at), by: username, from, to: String(state.after), note }];
  });
}

/** What a reviewer looks at: both members, the rules, and the limit before and after. */
export async function reviewOf(
  db: Db,
  { orders, texts, now }: { readonly orders: MemberOrders; readonly texts: ProtectedText; readonly now: Date },
  stored: Stored,
): Promise<FamilyReview> {
  const loan = loanOf(stored);
  const [main, family, { checks, available }, documents, contracts, decisions] = await Promise.all([
    sideOf(db, stored.main_member_id, stored.business_line, now),
    sideOf(db, stored.family_member_id, stored.business_line, now),
    checksOf(db, loan, now),
    proofsOf(db, texts, stored),
    contractsOf(db, orders, stored.family_member_id, now),
    decisionsOf(db, stored.id),
  ]);
  const waits = ['SUBMITTED', 'UNDER_REVIEW', 'RETURNED', 'RECOMMENDED'].includes(stored.state);
  return {
    main,
    family,
    documents,
    contracts,
    decisions,
    // What was lent is no longer asked about: the rules would count the loan against itself.
    checks: waits ? checks : [],
    availableBefore: available,
    availableAfter: waits ? available - loan.subLimit : available,
  };
}
