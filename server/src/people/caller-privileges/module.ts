import { actionsOf } from '@console/contracts/core/privileges';
import { getPrivileges, privilegeHolders } from '@console/contracts/shell/privileges';
import { exportLimitsOf } from '../roles/export-limits.ts';
import { callers } from '../auth/callers.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { grants } from '../privileges/grants.ts';
import { viewingOf } from '../sessions/viewing.ts';
import { userRolesOf } from './sidebar-of-caller.ts';

/** `GET privileges`: the permissions of the signed-in user (docs/model/platform.md#privileges). */
export const privileges: Module = (app) => {
  serve(app, getPrivileges, async ({ caller }) => {
    const { heldRoles, toldVersion, viewing } = await callers(app.services).find(caller.sessionId);
    return {
      privilegesVersion: toldVersion,
      userRoles: userRolesOf(heldRoles),
      viewing: viewing ? viewingOf(viewing) : null,
      exportLimits: await exportLimitsOf(app.services.db, heldRoles),
    };
  });
  serve(app, privilegeHolders, async ({ caller, db, query: { privilege, action } }) => {
    // A caller without the view action must not learn that the record exists.
    if (!caller.can(privilege, 'view')) throw notFound();
    const { byRole } = await grants(app.services)(caller.privilegesVersion);
    const holding = [...byRole]
      .filter(([, permissions]) =>
        permissions.some((each) => each.privilege === privilege && actionsOf(each.level).includes(action)),
      )
      .map(([id]) => id);
    const rows =
      holding.length === 0
        ? []
        : await db.selectFrom('role').select('name').where('id', 'in', holding).orderBy('name').execute();
    return { roles: rows.map(({ name }) => name) };
  });
};
