import { randomUUID } from 'node:crypto';
import type { GroupRole } from '@console/contracts/membership/membership-group';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { MemberGroupTable } from './table.ts';

export type LockedGroup = Pick<Selectable<MemberGroupTable>, 'id' | 'code' | 'exclusive' | 'quota' | 'status'>;

/** The group, locked: its quota is counted under the lock. @throws Refusal NOT_FOUND */
export async function lockedGroup(tx: Tx, id: string): Promise<LockedGroup> {
  const group = await tx
    .selectFrom('member_group')
    .select(['id', 'code', 'exclusive', 'quota', 'status'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!group) throw notFound();
  return group;
}

export interface Joining {
  readonly memberId: string;
  readonly role: GroupRole;
  readonly joinedDate: string;
  readonly note: string | null;
}

/** Codes of what prevents that a member joins, in the order in which they are asked. */
const byConstraint: Readonly<Record<string, string>> = {
  group_mapping_pair: 'ALREADY_IN_GROUP',
  group_mapping_chair: 'CHAIR_TAKEN',
  group_mapping_exclusive: 'EXCLUSIVE_GROUP_CONFLICT',
};

/** Whether a member is active and inside the scope of a group, in SQL. */
export const joinsScope = (group: RawBuilder<unknown>, member: RawBuilder<unknown>): RawBuilder<boolean> => sql`(
  ${member}.status = 'active' and exists (select from branch_view b left join mro_view o on o.id = b.mro_id
    where b.id = ${member}.branch_id and case ${group}.branch_scope when 'ALL' then true
      when 'MRA' then o.mra_id = ${group}.mra_id else b.id = any(${group}.branch_ids) end))`;

async function mayJoin(tx: Tx, group: LockedGroup, memberId: string): Promise<boolean> {
  const { rows } = await sql`select from member m join member_group g on g.id = ${group.id}
    where m.id = ${memberId} and m.deleted_at is null and ${joinsScope(sql`g`, sql`m`)}`.execute(tx);
  return rows.length > 0;
}

/**
 * Adds a member to a locked group. The database decides on pair, chair and exclusive groups, so that two at once cannot
 * both pass.
 * @returns the id of the membership, or the code of what prevents it
 */
export async function join(
  tx: Tx,
  group: LockedGroup,
  { memberId, role, joinedDate, note }: Joining,
  { username, now }: { readonly username: string; readonly now: Date },
): Promise<{ readonly id: string } | { readonly code: string }> {
  if (group.status !== 'active') return { code: 'GROUP_CLOSED' };
  if (!(await mayJoin(tx, group, memberId))) return { code: 'MEMBER_OUT_OF_SCOPE' };
  const { count } = await tx
    .selectFrom('group_mapping')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('group_id', '=', group.id)
    .where('left_date', 'is', null)
    .executeTakeFirstOrThrow();
  const known = await tx
    .selectFrom('group_mapping')
    .select('id')
    .where('group_id', '=', group.id)
    .where('member_id', '=', memberId)
    .where('left_date', 'is', null)
    .executeTakeFirst();
  if (known) return { code: 'ALREADY_IN_GROUP' };
  if (count >= group.quota) return { code: 'GROUP_FULL' };
  const id = randomUUID();
  await sql`savepoint joining`.execute(tx);
  try {
    await tx
      .insertInto('group_mapping')
      .values({
        id,
        group_id: group.id,
        member_id: memberId,
        exclusive: group.exclusive,
        role,
        joined_date: joinedDate,
        left_date: null,
        note,
        created_by: username,
        created_at: now,
        updated_by: username,
        updated_at: now,
      })
      .execute();
  } catch (error) {
    const code = byConstraint[(error as { constraint?: string }).constraint ?? ''];
    if (!code) throw error;
    await sql`rollback to savepoint joining`.execute(tx);
    return { code };
  }
  await sql`release savepoint joining`.execute(tx);
  return { id };
}
