import { mroMembers, mroUsers, type MroQuery, type MroUser } from '@console/contracts/shell/mro-users';
import { sql } from 'kysely';
import type { Caller, Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { containing } from '../../records/resource/contains.ts';
import { visibleUsers } from './visible.ts';

/** Users of MROs within the scope, with their mapping; an office in several lines counts once. */
async function listUsers(
  db: Db,
  caller: Caller,
  { page = 1, size = 10, search, mroSecureId, complete }: MroQuery,
): Promise<{ rows: MroUser[]; total: number; page: number; size: number }> {
  const text = containing(search?.trim() ?? '');
  const { rows } = await sql<MroUser & { readonly total: number }>`
      with mapped as (
        select u.id as "secureId", u.username, u.name, m.name as "mroName",
          (select count(distinct b.office_code)::int
            from user_branch ub join branch_view b on b.id = ub.branch_id and b.status = 'active'
            where ub.user_id = u.id) as "branchCount",
          (select count(*)::int from user_mra um join mra_view a on a.id = um.mra_id and a.status = 'active'
            where um.user_id = u.id) as "mraCount"
        from app_user u left join mro_view m on m.id = u.mro_id
        where u.mapping_type = 'MRO' and u.status = 'active' and u.deleted_at is null and ${visibleUsers(caller, 'u')}
          and (${search ?? null}::text is null or u.username ilike ${text} or u.name ilike ${text})
          and (${mroSecureId ?? null}::uuid is null or u.mro_id = ${mroSecureId ?? null}::uuid)
      ), told as (
        select *, "branchCount" > 0 as "isBranchMapping", "mraCount" > 0 as "isMraMapping" from mapped
      )
      select *, (count(*) over ())::int as total from told
      where ${complete ?? null}::boolean is null
        or ("isBranchMapping" and "isMraMapping") = ${complete ?? null}::boolean
      order by name, "secureId" limit ${size} offset ${(page - 1) * size}`.execute(db);
  const counted = rows.map(({ total, ...row }) => ({ total, row }));
  return { rows: counted.map(({ row }) => row), total: counted[0]?.total ?? 0, page, size };
}

/** Users of MROs, for those who may view users, and members for those who may view MROs. */
export function serveMroUsers(app: Application): void {
  for (const call of [mroUsers, mroMembers])
    serve(app, call, ({ caller, db, query }) => listUsers(db as Db, caller, query));
}
