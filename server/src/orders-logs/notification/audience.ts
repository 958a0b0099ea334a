import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { StoredNotification } from './table.ts';

/** A console user who gets a notification. */
export interface ReachedUser {
  readonly id: string;
  readonly name: string;
  readonly branchName: string | null;
}

type Audience = Pick<StoredNotification, 'audience_kind' | 'role_ids' | 'branch_ids'>;

/** The records of the chosen offices in all lines: an office is chosen by the record of one. */
const officesOf = (branches: readonly string[]): RawBuilder<unknown> =>
  sql`select id from branch_view where office_code in (
    select office_code from branch_view where id = any(${branches}::uuid[]))`;

/** Active users of the audience: by role, or by office, directly or through the MRA or MRO above it. */
function within({ audience_kind: kind, role_ids: roles, branch_ids: branches }: Audience): RawBuilder<boolean> {
  if (kind === 'ROLE')
    return sql<boolean>`exists (select
      from user_role_view ur join role_view r on r.id = ur.role_id and r.status = 'active' and r.deleted_at is null
      where ur.user_id = u.id and r.id = any(${roles}::uuid[]))`;
  if (kind === 'BRANCH') {
    return sql<boolean>`(exists (select from user_branch_view ub
      where ub.user_id = u.id and ub.branch_id in (${officesOf(branches)}))
      or exists (select from branch_view b join mro_view o on o.id = b.mro_id
        where b.id in (${officesOf(branches)})
        and (o.id = u.mro_id
        or exists (select from user_mra_view um where um.user_id = u.id and um.mra_id = o.mra_id))))`;
  }
  return sql<boolean>`${kind === 'ALL'}::boolean`;
}

const users = (audience: Audience): RawBuilder<unknown> =>
  sql`app_user u where u.status = 'active' and u.deleted_at is null and ${within(audience)}`;

/** Number of console users in an audience. */
export async function countUsers(db: Db | Tx, audience: Audience): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${users(audience)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * The next console users of an audience in the order of their ids.
 * @param after id of the last one, or `null` at the start.
 */
export async function pageOfUsers(
  db: Db | Tx,
  audience: Audience,
  after: string | null,
  limit: number,
): Promise<ReachedUser[]> {
  const { rows } = await sql<ReachedUser>`
    select u.id, u.name, (select b.name from user_branch_view ub join branch_view b on b.id = ub.branch_id
      where ub.user_id = u.id order by b.office_code, b.id limit 1) as "branchName"
    from ${users(audience)} and (${after}::uuid is null or u.id > ${after}::uuid) order by u.id limit ${limit}`.execute(
    db,
  );
  return rows;
}
