import { familyFinancings } from '@console/contracts/membership/family-financing';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import { midnight } from '../../platform/database/midnight.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { define } from '../../records/resource/definition.ts';
import { ofMember } from '../member/of-member.ts';
import { membersNamed } from '../member/named.ts';
import { familyStepHooks } from './steps.ts';

const column = (name: string) => sql.ref(`t.${name}`);

/** How loans to family are stored; each belongs to the branch of the main member. */
export const familyDefinition = (texts: ProtectedText) =>
  define(familyFinancings, {
    table: 'family_financing',
    joins: sql`join member m on m.id = t.main_member_id`,
    lookups: sql`left join member f on f.id = t.family_member_id left join branch_view b on b.id = m.branch_id
      left join member_plafond p on p.member_id = t.family_member_id and p.business_line = t.business_line
        and t.state in ('ACTIVE', 'SUSPENDED', 'ENDING')`,
    derived: {
      requestNo: column('request_no'),
      mainName: sql`m.name`,
      mainNo: sql`m.member_no`,
      familyName: sql`f.name`,
      familyNo: sql`f.member_no`,
      branch: sql`b.office_code || ' ' || b.name`,
      relation: column('relation'),
      businessLine: column('business_line'),
      mainKkNo: column('main_kk_encrypted'),
      familyKkNo: column('family_kk_encrypted'),
      certificate: column('certificate'),
      subLimitRequested: column('sub_limit_requested'),
      subLimitApproved: column('sub_limit_approved'),
      used: sql`p.used`,
      validUntil: column('valid_until'),
      state: column('state'),
      submittedAt: column('submitted_at'),
      reviewer: column('reviewer'),
      approver: column('approver'),
      note: column('note'),
    },
    scope: (scope) => inBranches(scope, sql`m.branch_id`),
    filters: {
      mraId: (id: string) => sql`m.branch_id in
        (select b.id from branch_view b join mro_view o on o.id = b.mro_id where o.mra_id = ${id})`,
      branchId: (id: string) => sql`m.branch_id = ${id}`,
      from: (day: string) => sql`t.submitted_at >= ${midnight(day)}`,
      to: (day: string) => sql`t.submitted_at < ${midnight(day, 1)}`,
      memberId: (id: string) => sql`(${ofMember('t.main_member_id', id)} or ${ofMember('t.family_member_id', id)})`,
    },
    search: (_pattern, typed) => {
      if (/^FAM-/i.test(typed)) return sql`t.request_no = ${typed.toUpperCase()}`;
      if (/^\d{10}$/.test(typed))
        return sql`t.id in (select f.id from family_financing f, (select id from member where member_no = ${typed}) of
          where of.id in (f.main_member_id, f.family_member_id))`;
      return sql`(t.main_member_id in ${membersNamed(typed)} or t.family_member_id in ${membersNamed(typed)})`;
    },
    async load(_db, records) {
      for (const record of records as unknown as Record<'mainKkNo' | 'familyKkNo', string>[]) {
        record.mainKkNo = texts.decrypt(record.mainKkNo);
        record.familyKkNo = texts.decrypt(record.familyKkNo);
      }
    },
    hasEditors: true,
    steps: familyStepHooks,
  });
