import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';

/** Ids of the groups that a member is in on a day: groups that are active and hold then. @param day plain date */
export async function groupsOfMember(db: Db | Tx, memberId: string, day: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select g.id from group_mapping m join member_group g on g.id = m.group_id
    where m.member_id = ${memberId} and m.deleted_at is null and m.joined_date <= ${day}::date
      and coalesce(m.left_date >= ${day}::date, true) and g.status = 'active' and g.deleted_at is null
      and g.valid_from <= ${day}::date and coalesce(g.valid_until >= ${day}::date, true)`.execute(db);
  return rows.map(({ id }) => id);
}
