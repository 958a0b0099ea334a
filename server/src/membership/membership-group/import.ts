import { isDeepStrictEqual } from 'node:util';
import { groupMappings, mappingImport } from '@console/contracts/membership/membership-group';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { defineHandler, type RowValues } from '../../records/imports/handler.ts';
import { join, lockedGroup } from './join.ts';

type Columns = (typeof mappingImport)['columns'];

interface Named {
  readonly key: string;
  readonly id: string;
}

/** What a file may say of an active membership, which it does not change. */
interface Open {
  readonly key: string;
  readonly said: Pick<RowValues<Columns>, 'role' | 'joined_date' | 'note'>;
}

/** Import of members of groups: a pair that is active already is left as it is. */
export const mappingHandler = defineHandler<Columns>({
  definition: mappingImport,
  fields: groupMappings.fields,

  async check(rows, { db, scope }) {
    const [groups, members, open] = await Promise.all([
      sql<Named>`select code as key, id from member_group where status = 'active' and deleted_at is null
        and code = any(${rows.map(({ values }) => values.group_code)}::text[])`.execute(db),
      sql<Named>`select m.member_no as key, m.id from member m where m.deleted_at is null
        and ${inBranches(scope, 'm.branch_id')}
        and m.member_no = any(${rows.map(({ values }) => values.member_no)}::text[])`.execute(db),
      sql<Open>`select g.code || ' ' || m.member_no as key,
          json_build_object('role', p.role, 'joined_date', p.joined_date, 'note', p.note) as said from group_mapping p
          join member_group g on g.id = p.group_id join member m on m.id = p.member_id
        where p.left_date is null and m.member_no = any(${rows.map(({ values }) => values.member_no)}::text[])`.execute(
        db,
      ),
    ]);
    const groupIds = new Map(groups.rows.map(({ key, id }) => [key, id]));
    const memberIds = new Map(members.rows.map(({ key, id }) => [key, id]));
    const known = new Map(open.rows.map(({ key, said }) => [key, said]));
    return rows.map(({ values: { group_code: group, member_no: member, role, joined_date, note } }) => {
      const said = known.get(`${group} ${member}`);
      return {
        errors: [
          ...(groupIds.has(group) ? [] : [{ column: 'group_code', code: 'NOT_FOUND' }]),
          ...(memberIds.has(member) ? [] : [{ column: 'member_no', code: 'NOT_FOUND' }]),
        ],
        warnings:
          said && !isDeepStrictEqual(said, { role, joined_date, note })
            ? [{ column: 'member_no', code: 'MEMBERSHIP_KEPT' }]
            : [],
        stored: said ? {} : null,
      };
    });
  },

  async apply(rows, { db: tx, actor, now }) {
    const applied = [];
    // Groups are locked in one order, so that two files cannot wait for each other.
    const codes = [...new Set(rows.map(({ values }) => values.group_code))].toSorted();
    const groups = new Map<string, Awaited<ReturnType<typeof lockedGroup>>>();
    for (const code of codes) {
      const row = await tx
        .selectFrom('member_group')
        .select('id')
        .where('code', '=', code)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (row) groups.set(code, await lockedGroup(tx, row.id));
    }
    for (const { values } of rows) {
      const { group_code: code, member_no: memberNo, role, joined_date: joinedDate, note } = values;
      const group = groups.get(code);
      const member = await tx
        .selectFrom('member')
        .select('id')
        .where('member_no', '=', memberNo)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (!group || !member) throw new Refusal('NOT_FOUND');
      const joining = { memberId: member.id, role, joinedDate, note };
      const result = await join(tx, group, joining, { username: actor.username, now });
      if ('code' in result) throw new Refusal(result.code as never);
      applied.push({
        entityId: result.id,
        entityLabel: `${code} ${memberNo}`,
        before: null,
        after: { role, joinedDate, note },
      });
    }
    return applied;
  },
});
