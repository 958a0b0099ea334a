import { userCalls } from '@console/contracts/shell/user';
import { sql } from 'kysely';
import type { Application } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { containing } from '../../records/resource/contains.ts';
import { visibleUsers } from './visible.ts';
import type { Caller, Db } from '../../platform/context.ts';

const most = 50;

const active = (db: Db, caller: Caller, search: string | undefined) =>
  db
    .selectFrom('app_user')
    .where('app_user.deleted_at', 'is', null)
    .where('app_user.status', '=', 'active')
    .where(visibleUsers(caller))
    .$if(Boolean(search), (rows) =>
      rows.where(
        sql<boolean>`(app_user.username ilike ${containing(search ?? '')}
          or app_user.name ilike ${containing(search ?? '')})`,
      ),
    )
    .select(['app_user.id as secureId', 'app_user.username', 'app_user.name'])
    .orderBy('app_user.name')
    .orderBy('app_user.id')
    .limit(most);

/** Lists of values of users: all, of an MRA, of an MRO. */
export function serveUserChoices(app: Application): void {
  serve(app, userCalls.lov, ({ caller, query: { search, roleSecureId, branchSecureId, secureId }, db }) =>
    active(db, caller, search)
      .select('app_user.username as code')
      .$if(secureId !== undefined, (rows) =>
        rows.where('app_user.id', 'in', [...(secureId ?? []), '00000000-0000-0000-0000-000000000000']),
      )
      .$if(roleSecureId !== undefined, (rows) =>
        rows.where(
          sql<boolean>`exists (select from user_role ur
            where ur.user_id = app_user.id and ur.role_id = ${roleSecureId})`,
        ),
      )
      .$if(branchSecureId !== undefined, (rows) =>
        rows.where(
          sql<boolean>`exists (select from user_branch ub
            where ub.user_id = app_user.id and ub.branch_id = ${branchSecureId})`,
        ),
      )
      .execute(),
  );
  serve(app, userCalls.byMra, ({ caller, query: { mraSecureId, search }, db }) =>
    active(db, caller, search)
      .innerJoin('user_mra', 'user_mra.user_id', 'app_user.id')
      .innerJoin('mra_view', 'mra_view.id', 'user_mra.mra_id')
      .where('mra_view.id', '=', mraSecureId)
      .select('mra_view.name as mraName')
      .execute(),
  );
  serve(app, userCalls.byMro, ({ caller, query: { mroSecureId }, db }) =>
    active(db, caller, undefined)
      .innerJoin('mro_view', 'mro_view.id', 'app_user.mro_id')
      .where('mro_view.id', '=', mroSecureId)
      .select('mro_view.name as mroName')
      .execute(),
  );
}
