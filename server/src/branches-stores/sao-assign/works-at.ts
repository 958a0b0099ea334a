import { sql } from 'kysely';
import type { Sql } from '../../records/resource/definition.ts';

/** Whether a user has the role of SAOs. */
export const holdsSaoRole = (user: Sql): Sql => sql`exists (
  select from user_role_view h join role_view r on r.id = h.role_id
  where h.user_id = ${user} and lower(r.name) = 'sao' and r.status = 'active' and r.deleted_at is null)`;

/** The user `u` of a query is an SAO who may sign in on a day. */
export const activeSao = (today: string): Sql => sql`(u.status = 'active' and u.deleted_at is null and u.npk is not null
  and coalesce(u.valid_from <= ${today}::date, true) and coalesce(u.valid_to >= ${today}::date, true)
  and ${holdsSaoRole(sql`u.id`)})`;

/** Whether a user is an active SAO of a branch on a day. */
export const worksAt = (user: Sql, branch: Sql, today: string): Sql => sql`exists (
  select from app_user_view u join user_branch_view m on m.user_id = u.id
  where u.id = ${user} and m.branch_id = ${branch} and ${activeSao(today)})`;
