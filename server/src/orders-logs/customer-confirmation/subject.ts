import type { CcmSubject } from '@console/contracts/orders-logs/customer-confirmation';
import { sql } from 'kysely';
import type { Db, Scope } from '../../platform/context.ts';
import { invalid, notFound } from '../../platform/http/refusal.ts';
import { mask } from '../../platform/personal-data/mask.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { memberSubject, orderSubject, type Subject } from './create.ts';

const found = (db: Db, { applNo, custNo }: Readonly<Record<'applNo' | 'custNo', string | undefined>>, scope: Scope) => {
  if (applNo) return orderSubject(db, applNo, scope);
  if (custNo) return memberSubject(db, custNo, scope);
  throw invalid({ field: 'applNo', code: 'REQUIRED' });
};

type Member = Pick<CcmSubject, 'memberNo' | 'branch' | 'phone'>;

async function memberOf(db: Db, { memberId, branchId }: Subject): Promise<Member> {
  const { rows } = await sql<Member>`select m.member_no as "memberNo", m.phone_encrypted as phone,
      b.office_code || ' ' || b.name as branch
    from member_view m join branch_view b on b.id = ${branchId} where m.id = ${memberId}`.execute(db);
  return rows[0]!;
}

/** The order or member that a confirmation is to be made for. @throws Refusal NOT_FOUND, VALIDATION */
export async function subjectOf(
  db: Db,
  texts: ProtectedText,
  query: { readonly applNo?: string | undefined; readonly custNo?: string | undefined },
  scope: Scope,
): Promise<CcmSubject> {
  const subject = await found(db, { applNo: query.applNo, custNo: query.custNo }, scope);
  if (!subject) throw notFound();
  const { orderId, memberId, applNo, memberName, custNo, line, status } = subject;
  const [member, items, { rows: unfinished }] = await Promise.all([
    memberOf(db, subject),
    orderId
      ? db
          .selectFrom('purchase_order_item')
          .select(['qty', 'name'])
          .where('order_id', '=', orderId)
          .orderBy('no')
          .execute()
      : [],
    sql<CcmSubject['unfinished'][number]>`select id as "secureId", ccm_no as "ccmNo", type
      from customer_confirmation where state in ('OPEN', 'IN_PROGRESS', 'RESCHEDULED')
        and ${orderId ? sql`order_id = ${orderId}` : sql`order_id is null and member_id = ${memberId}`}`.execute(db),
  ]);
  return {
    applNo,
    memberName,
    memberNo: member.memberNo,
    custNo,
    phone: String(mask('phone', texts.decrypt(member.phone))),
    businessLine: line,
    branch: member.branch,
    status,
    items: items.map(({ qty, name }) => `${qty} x ${name}`),
    unfinished,
  };
}
