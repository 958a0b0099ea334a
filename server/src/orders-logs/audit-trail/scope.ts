import { sql } from 'kysely';
import type { Scope } from '../../platform/context.ts';
import type { Sql } from '../../records/resource/definition.ts';

/** Entries whose actor is mapped to a branch or MRA of the scope. Admins and head office see all. */
export function actorInScope(scope: Scope): Sql {
  if (scope.type === 'all') return sql`true`;
  if (scope.type === 'none') return sql`false`;
  return sql`t.username in (
    select u.username from app_user_view u where u.id in (
      select user_id from user_branch_view user_branch where branch_id = any(${scope.branchIds}::uuid[])
      union select user_id from user_mra_view user_mra where mra_id = any(${scope.mraIds}::uuid[])))`;
}
