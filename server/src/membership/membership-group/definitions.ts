import { groupMappings, groups } from '@console/contracts/membership/membership-group';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { define } from '../../records/resource/definition.ts';
import { protectedFields } from '../../records/resource/protected-fields.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { ofMember } from '../member/of-member.ts';

const members = sql`(select count(*)::int from group_mapping g where g.group_id = t.id and g.left_date is null)`;

/** Branches under an MRA. */
const branchesOf = (mraId: string) => sql`array(select b.id from branch_view b join mro_view o on o.id = b.mro_id
  where o.mra_id = ${mraId})`;

/** How groups are stored; one that is switched off ends its memberships. */
export const groupDefinition = (texts: ProtectedText, now: () => Date) =>
  protectedFields(groups, texts, ['picPhone'], {
    table: 'member_group',
    serialised: true,
    references: { mraId: 'mra' },
    derived: { memberCount: members },
    filters: {
      mraId: (id: string) => sql`(t.branch_scope = 'ALL' or t.branch_scope = 'MRA' and t.mra_id = ${id}
        or t.branch_scope = 'BRANCHES' and t.branch_ids && ${branchesOf(id)})`,
      branchId: (id: string) => sql`(t.branch_scope = 'ALL' or t.branch_scope = 'BRANCHES' and ${id} = any(t.branch_ids)
        or t.branch_scope = 'MRA' and t.mra_id = (select o.mra_id from branch_view b join mro_view o on o.id = b.mro_id
          where b.id = ${id}))`,
      validOn: (day: string) => sql`t.valid_from <= ${day}::date
        and (t.valid_until is null or t.valid_until >= ${day}::date)`,
    },
    async beforeSave(tx, { values, before }) {
      if (!before) return [];
      const { count } = await tx
        .selectFrom('group_mapping')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('group_id', '=', before.secureId)
        .where('left_date', 'is', null)
        .executeTakeFirstOrThrow();
      if (values.quota >= count) return [];
      return [{ field: 'quota', code: 'QUOTA_BELOW_MEMBERS', parameters: { present: count } }];
    },
    async afterChange(tx, changes) {
      const ended = changes.filter(({ action }) => action === 'deactivate').map(({ after }) => after?.secureId ?? '');
      if (ended.length > 0) await endAll(tx, ended, jakartaDay(now()), changes[0]!.actor.username, now());
    },
  });

/** Ends the active memberships of groups on a day; nobody leaves before the day of joining. */
export async function endAll(
  tx: Parameters<NonNullable<ReturnType<typeof groupDefinition>['afterChange']>>[0],
  groupIds: readonly string[],
  day: string,
  username: string,
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`update group_mapping
    set left_date = greatest(${day}::date, joined_date), version = version + 1, updated_by = ${username},
      updated_at = ${now}
    where group_id = any(${groupIds}::uuid[]) and left_date is null`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** How memberships of groups are stored; each is seen by the branch of its member. */
export const mappingDefinition = define(groupMappings, {
  table: 'group_mapping',
  joins: sql`join member m on m.id = t.member_id`,
  lookups: sql`left join member_group g on g.id = t.group_id left join branch_view b on b.id = m.branch_id`,
  derived: {
    memberId: sql`t.member_id::text`,
    groupCode: sql`g.code`,
    memberNo: sql`m.member_no`,
    memberName: sql`m.name`,
    branch: sql`b.office_code || ' ' || b.name`,
    leftDate: sql`t.left_date`,
  },
  scope: (scope) => inBranches(scope, sql`m.branch_id`),
  filters: {
    groupId: (id: string) => sql`t.group_id::text = ${id}`,
    memberId: (id: string) => ofMember('t.member_id', id),
    open: (wanted: boolean) => (wanted ? sql`t.left_date is null` : sql`t.left_date is not null`),
  },
  search: (_pattern, typed) => sql`m.member_no = ${typed}`,
  sorts: { memberNo: sql`m.member_no` },
  async beforeSave(tx, { values, before }) {
    if (!before || values.role !== 'CHAIR' || before.role === 'CHAIR' || before.leftDate !== null) return [];
    const { rows } = await sql`select from group_mapping c where c.left_date is null and c.role = 'CHAIR'
      and c.group_id = (select group_id from group_mapping where id = ${before.secureId})`.execute(tx);
    return rows.length > 0 ? [{ field: 'role', code: 'CHAIR_TAKEN' }] : [];
  },
  guard: (_tx, action, records) =>
    Promise.resolve(
      new Map(
        action === 'update'
          ? records
              .filter(({ leftDate }) => leftDate !== null)
              .map(({ secureId }) => [secureId, new Refusal('MEMBERSHIP_ENDED')])
          : [],
      ),
    ),
});
