import { riskProfiles } from '@console/contracts/membership/risk-profile-membership';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import { midnight } from '../../platform/database/midnight.ts';
import { lockByName } from '../../platform/database/named-lock.ts';
import { invalidState, Refusal } from '../../platform/http/refusal.ts';
import { define } from '../../records/resource/definition.ts';
import { eachTime, jakartaDay } from '../../records/resource/phase.ts';
import { membersNamed } from '../member/named.ts';
import { ofMember } from '../member/of-member.ts';
import { currentOf, openOf, ratedAs } from './store.ts';

const column = (name: string) => sql.ref(`t.${name}`);
const eddMissing = sql`(t.grade = 'HIGH' and (t.source_of_funds is null or t.edd_document is null))`;
const days: Readonly<Record<string, number>> = { D30: 30, D60: 60, D90: 90 };

/** How risk profiles are stored; each belongs to the branch of its member. */
export const riskDefinition = (now: () => Date) => {
  const today = eachTime(() => sql`${jakartaDay(now())}::date`);
  return define(riskProfiles, {
    table: 'risk_profile',
    lookups: sql`left join member m on m.id = t.member_id left join branch_view b on b.id = t.branch_id`,
    derived: {
      profileNo: column('profile_no'),
      memberNo: sql`m.member_no`,
      memberName: sql`m.name`,
      custNo: sql`(select c.cust_no from member_cust_no c where c.member_id = m.id
        order by array_position(array['SPEKTRA', 'NMC', 'UFI'], c.business_line) limit 1)`,
      branch: sql`b.office_code || ' ' || b.name`,
      grade: column('grade'),
      previousGrade: column('previous_grade'),
      previousId: column('previous_id'),
      score: column('score'),
      rulesVersion: column('rules_version'),
      method: column('method'),
      eddRequired: sql`(t.grade = 'HIGH')`,
      eddMissing,
      assessedAt: column('assessed_at'),
      validUntil: column('valid_until'),
      state: column('state'),
      decidedBy: column('decided_by'),
      decidedAt: column('decided_at'),
      decisionNote: column('decision_note'),
    },
    scope: 'branch_id',
    writtenWithin: { field: 'memberId', scope: (scope) => inBranches(scope, 't.branch_id') },
    filters: {
      moved: (way: string) => sql`t.moved = ${way}`,
      edd: (wanted: string) =>
        wanted === 'MISSING'
          ? sql`(${eddMissing} and t.state in ('SUBMITTED', 'APPROVED'))`
          : sql`(t.grade = 'HIGH' and t.state in ('SUBMITTED', 'APPROVED'))`,
      expiring: (end: string) =>
        end === 'EXPIRED'
          ? sql`t.state = 'EXPIRED'`
          : sql`(t.state = 'APPROVED' and t.valid_until between ${today} and ${today} + ${days[end]!}::int)`,
      mraId: (id: string) => sql`t.branch_id = any(array(
        select v.id from branch_view v join mro_view o on o.id = v.mro_id where o.mra_id = ${id}))`,
      branchId: (id: string) => sql`t.branch_id = ${id}`,
      programTypeId: (id: string) => sql`t.program_type_id = ${id}`,
      from: (day: string) => sql`t.assessed_at >= ${midnight(day)}`,
      to: (day: string) => sql`t.assessed_at < ${midnight(day, 1)}`,
      memberId: (id: string) => ofMember('t.member_id', id),
    },
    // What waits for an approval stands first.
    sorts: { state: column('waits') },
    ties: { state: [column('valid_until')] },
    search: (_pattern, typed) => {
      if (/^RSK-/i.test(typed)) return sql`t.profile_no = ${typed.toUpperCase()}`;
      if (/^\d{10}$/.test(typed))
        return sql`t.member_id in (select id from member where member_no = ${typed}
          union all select member_id from member_cust_no where cust_no = ${typed})`;
      return sql`t.member_id in ${membersNamed(typed)}`;
    },
    async beforeSave(tx, { values, before, store, actor, caller }) {
      const state = before?.state ?? 'DRAFT';
      if (state !== 'DRAFT' && state !== 'REJECTED') throw invalidState(state, 'update');
      const { memberId } = values;
      const seen = await tx
        .selectFrom('member')
        .select('id')
        .where(ofMember('id', memberId) as never)
        .where('status', '<>', 'closed')
        .where('deleted_at', 'is', null)
        .where(caller ? inBranches(caller.scope, 'branch_id') : (sql`true` as never))
        .executeTakeFirst();
      if (!seen) return [{ field: 'memberId', code: 'NOT_FOUND' }];
      await lockByName(tx, `risk:${memberId}`);
      const profileNo = await openOf(tx, memberId, before?.secureId ?? null);
      if (profileNo) throw new Refusal('RISK_OPEN_EXISTS', { parameters: { profileNo } });
      const current = await currentOf(tx, memberId);
      Object.assign(store, ratedAs(values, now()), {
        method: 'MANUAL',
        state: 'DRAFT',
        previous_grade: current?.grade ?? null,
        previous_id: current?.id ?? null,
        editors: before
          ? sql`array(select distinct e from unnest(editors || ${[actor.username]}::text[]) e)`
          : [actor.username],
      });
      return [];
    },
  });
};
