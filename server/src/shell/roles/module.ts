import { roleCalls, roles } from '@console/contracts/shell/roles';
import { callers } from '../../people/auth/callers.ts';
import type { Context } from '../../platform/context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerResource } from '../../records/operations/register.ts';
import { roleDefinition } from './definition.ts';
import { addHolders, holdersOf, removeHolders } from './holders.ts';
import { grantablePlaces } from './permissions.ts';
import { restrict, restrictionOf } from './restriction.ts';

/** Roles: what groups of staff may do (docs/model/platform.md#role-calls). */
export const rolesModule: Module = (app) => {
  const { services } = app;
  const { db, now } = services;
  registerResource(app, roles, roleDefinition(services));
  serve(app, roleCalls.all, async () => {
    const rows = await db
      .selectFrom('role')
      .select(['id', 'name', 'job_name'])
      .where('status', '=', 'active')
      .where('deleted_at', 'is', null)
      .orderBy('name')
      .execute();
    return rows.map(({ id, name, job_name: jobName }) => ({ secureId: id, name, jobName }));
  });
  serve(app, roleCalls.places, ({ caller }) => grantablePlaces(db, caller));
  serve(app, roleCalls.holders, ({ caller, parameters: { secureId = '' }, query }) => {
    if (!isUuid(secureId)) throw notFound();
    return holdersOf(db, secureId, query, caller);
  });
  serve(app, roleCalls.addUsers, async (context) => {
    const done = await db.transaction().execute(async (tx) => {
      const { userSecureIds: userIds, reason } = context.body;
      const change = { roleId: context.query.roleSecureId, userIds, reason };
      const answer = await addHolders(tx, app, context as Context, change);
      await context.remember(tx, answer);
      return answer;
    });
    callers(services).forget();
    return done;
  });
  serve(app, roleCalls.removeUsers, async (context) => {
    const { roleSecureId: roleId, userSecureIds: userIds, reason } = context.body;
    const done = await db
      .transaction()
      .execute((tx) => removeHolders(tx, app, context as Context, { roleId, userIds, reason }));
    callers(services).forget();
    return done;
  });
  serve(
    app,
    roleCalls.restriction,
    async ({ parameters }) => (await restrictionOf(db, parameters['secureId'] ?? '')).restriction,
  );
  serve(app, roleCalls.restrict, (context) =>
    db.transaction().execute((tx) => restrict(tx, context as Context, context.body, now())),
  );
};
