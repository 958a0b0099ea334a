import { isDeepStrictEqual } from 'node:util';
import { groupMappings, mappingImport } from '@console/contracts/membership/membership-group';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { defineHandler, type RowValues } from '../../records/imports/handler.ts';
import { join, joinsScope, lockedGroup } from './join.ts';

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

/** The column that each reason not to join is about. */
const columnOf: Readonly<Record<string, keyof Columns>> = {
  CHAIR_TAKEN: 'role',
  GROUP_FULL: 'group_code',
  GROUP_CLOSED: 'group_code',
};
const columnFor = (code: string): string => columnOf[code] ?? 'member_no';

/** Why the rows cannot join as it is now, as `join` would say; `null` where nothing prevents it. */
async function whatPrevents(db: Db | Tx, rows: readonly { readonly values: RowValues<Columns> }[]) {
  const given = rows.map(({ values: { group_code: group, member_no: member, role } }, at) => ({
    at,
    group,
    member,
    role,
  }));
  const { rows: found } = await sql<{ at: number; code: string }>`
    select given.at, case
        when not ${joinsScope(sql`g`, sql`m`)} then 'MEMBER_OUT_OF_SCOPE'
        when (select count(*) from group_mapping p where p.group_id = g.id and p.left_date is null) >= g.quota
          then 'GROUP_FULL'
        when given.role = 'CHAIR' and exists (select from group_mapping p
          where p.group_id = g.id and p.role = 'CHAIR' and p.left_date is null) then 'CHAIR_TAKEN'
        when g.exclusive and exists (select from group_mapping p
          where p.member_id = m.id and p.exclusive and p.left_date is null) then 'EXCLUSIVE_GROUP_CONFLICT'
      end as code
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) given(at int, "group" text, member text, role text)
    join member_group g on g.code = given."group" and g.status = 'active' and g.deleted_at is null
    join member m on m.member_no = given.member and m.deleted_at is null`.execute(db);
  return new Map(found.map(({ at, code }) => [at, code]));
}

/** Import of members of groups: a pair that is active already is left as it is. */
export const mappingHandler = defineHandler<Columns>({
  definition: mappingImport,
  fields: groupMappings.fields,
  single: [{ per: ['group_code'], where: { column: 'role', value: 'CHAIR' }, code: 'CHAIRS_IN_FILE' }],

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
    const prevented = await whatPrevents(db, rows);
    return rows.map(({ values: { group_code: group, member_no: member, role, joined_date, note } }, at) => {
      const said = known.get(`${group} ${member}`);
      const code = said ? null : prevented.get(at);
      return {
        errors: [
          ...(groupIds.has(group) ? [] : [{ column: 'group_code', code: 'NOT_FOUND' }]),
          ...(memberIds.has(member) ? [] : [{ column: 'member_no', code: 'NOT_FOUND' }]),
          ...(code ? [{ column: columnFor(code), code }] : []),
        ],
        warnings:
          said && !isDeepStrictEqual(said, { role, joined_date, note })
            ? [{ column: 'member_no', code: 'MEMBERSHIP_KEPT' }]
            : [],
        stored: said ? {} : null,
      };
    });
  },

  async apply(rows, { db: tx, actor, now, refuse }) {
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
    for (const { rowNo, values } of rows) {
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
      if ('code' in result) {
        refuse(rowNo, columnFor(result.code), result.code);
        continue;
      }
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
