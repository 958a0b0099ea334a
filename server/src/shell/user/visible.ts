import { sql, type RawBuilder } from 'kysely';
import type { Caller, Scope } from '../../platform/context.ts';

const isAdminUser = (id: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from user_role ur join role r on r.id = ur.role_id
    where ur.user_id = ${id} and lower(r.name) = 'admin')`;

/** Whether a mapping is not empty and lies completely within these branches and MRAs. */
const mappedInside = (table: string, branchIds: readonly string[], mraIds: readonly string[]): RawBuilder<boolean> => {
  const [id, mappingType, mroId] = [
    sql.ref(`${table}.id`),
    sql.ref(`${table}.mapping_type`),
    sql.ref(`${table}.mro_id`),
  ];
  return sql`(
  not exists (select from user_branch ub where ub.user_id = ${id} and not ub.branch_id = any(${branchIds}::uuid[]))
  and case ${mappingType}
    when 'BRANCH' then exists (select from user_branch ub where ub.user_id = ${id})
    when 'MRA' then exists (select from user_mra um where um.user_id = ${id})
      and not exists (select from user_mra um where um.user_id = ${id} and not um.mra_id = any(${mraIds}::uuid[]))
      and not exists (select from user_mra um join mro_view o on o.mra_id = um.mra_id
        join branch_view b on b.mro_id = o.id and b.deleted_at is null
        where um.user_id = ${id} and not b.id = any(${branchIds}::uuid[]))
    when 'MRO' then exists (select from branch_view b where b.mro_id = ${mroId})
      and not exists (select from branch_view b where b.mro_id = ${mroId} and not b.id = any(${branchIds}::uuid[]))
    else false end)`;
};

const insideOf = (table: string, scope: Scope): RawBuilder<boolean> =>
  scope.type === 'all'
    ? sql`true`
    : scope.type === 'none'
      ? sql`false`
      : mappedInside(table, scope.branchIds, scope.mraIds);

/**
 * The accounts that a caller sees: the own one; an admin all; others those mapped completely within their scope, never
 * admins (docs/model/shell.md#user).
 */
export function visibleUsers(
  { userId, isAdmin, scope }: Pick<Caller, 'userId' | 'isAdmin' | 'scope'>,
  table = 'app_user',
): RawBuilder<boolean> {
  if (isAdmin) return sql`true`;
  return sql`(${sql.ref(`${table}.id`)} = ${userId}
    or (not ${isAdminUser(sql.ref(`${table}.id`))} and ${insideOf(table, scope)}))`;
}
