import { userCalls, users as contract } from '@console/contracts/shell/user';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import { clearFailures } from '../../people/auth/lock-out.ts';
import { callers } from '../../people/auth/callers.ts';
import { isWanted } from '../../records/changes/pending-values.ts';
import type { Caller, Context, Db } from '../../platform/context.ts';
import { serveReport } from '../../records/downloads/report.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerResource } from '../../records/operations/register.ts';
import { registerUse } from '../../records/resource/uses.ts';
import { lockRights } from '../../people/rights/rights-lock.ts';
import { revoke, revokeAll } from '../../people/sessions/sessions.ts';
import { usersAtMras, usersAtMros } from './users-at-areas.ts';
import { serveUserChoices } from './choices.ts';
import { userDefinition } from './definition.ts';
import { serveMroUsers } from './mro-users.ts';
import { accountsOf, changeAccount } from './change-account.ts';
import { serveMroMembers } from './mro-members.ts';
import { heldAccount } from './held-account.ts';
import { privilegesOf, privilegesOfRoles } from './privileges.ts';
import { resetPassword } from './reset-password.ts';
import { mailOwner } from './notify-owner.ts';
import { userAccessReport } from './reporting-file.ts';
import { reportOf } from './reporting.ts';
import { visibleUsers } from './visible.ts';

const statusNames = { active: { id: 'Aktif', en: 'Active' }, inactive: { id: 'Tidak aktif', en: 'Inactive' } } as const;

async function findUser(db: Db, caller: Caller, id: string) {
  const user = isUuid(id)
    ? await db
        .selectFrom('app_user')
        .select('id')
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .where(visibleUsers(caller))
        .executeTakeFirst()
    : undefined;
  if (!user) throw notFound();
  return user;
}

/** Staff accounts (docs/model/platform.md#user-calls). */
export const users: Module = (app) => {
  const { services } = app;
  const { db, now } = services;
  const registered = registerResource(app, contract, userDefinition(services));
  registerUse(app, { of: 'mra', by: contract, count: usersAtMras, filter: (mra) => ({ mra }) });
  registerUse(app, { of: 'mro', by: contract, count: usersAtMros, filter: (mroId) => ({ mroId }) });
  serveUserChoices(app);
  serveMroUsers(app);
  serveMroMembers(app);
  serve(app, userCalls.statuses, async ({ caller, language }) => {
    const rows = await db
      .selectFrom('app_user')
      .select(['status', (all) => all.fn.countAll<number>().as('count')])
      .where('deleted_at', 'is', null)
      .where(visibleUsers(caller))
      .groupBy('status')
      .execute();
    return (['active', 'inactive'] as const).map((code) => ({
      code,
      name: statusNames[code][language],
      count: rows.find(({ status }) => status === code)?.count ?? 0,
    }));
  });
  const taken = async (column: 'username' | 'email', value: string, own: string | null | undefined) =>
    (
      await sql`
    select from app_user
      where lower(${sql.ref(column)}) = lower(${value.trim()})
      and (${own ?? null}::uuid is null or id <> ${own ?? null}::uuid)
      and (${column} = 'username' or deleted_at is null)`.execute(db)
    ).rows.length > 0;
  const validity = (isTaken: boolean, message: string) =>
    isTaken ? { valid: false, code: 'DUPLICATE', message } : { valid: true };
  const heldOrWanted = async (column: 'username' | 'email', value: string, own: string | null | undefined) =>
    (await taken(column, value, own)) || isWanted(db, services, contract.module, column, value.trim(), own ?? null);
  serve(app, userCalls.validateUsername, async ({ body, language }) =>
    validity(await heldOrWanted('username', body.username, body.secureId), app.errors.text('DUPLICATE', language)),
  );
  serve(app, userCalls.validateEmail, async ({ body, language }) =>
    validity(await heldOrWanted('email', body.email, body.secureId), app.errors.text('DUPLICATE', language)),
  );
  serve(app, userCalls.unlock, async (context) => {
    return db.transaction().execute(async (tx) => {
      await lockRights(tx);
      const user = await heldAccount(tx, app, context.body.secureId, context);
      requireVersion(user, context.body.version, contract);
      if (!user.lockedUntil) return { unlocked: false };
      await clearFailures(tx, user.secureId);
      await recordEntry(tx, {
        actor: actorOf(context),
        module: contract.module,
        action: 'UPDATE',
        entityId: user.secureId,
        entityLabel: user.username,
        changes: [{ field: 'lockedUntil', before: user.lockedUntil, after: null }],
        at: now(),
      });
      await mailOwner(tx, services, user, [user.email], 'dibuka kuncinya', actorOf(context));
      return { unlocked: true };
    });
  });
  serve(app, userCalls.resetPassword, (context) => resetPassword(services, context));
  serve(app, userCalls.sessions, async ({ caller, parameters }) => {
    const user = await findUser(db, caller, parameters['secureId'] ?? '');
    const rows = await db
      .selectFrom('user_session')
      .selectAll()
      .where('user_id', '=', user.id)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now().toISOString())
      .orderBy('last_used_at', 'desc')
      .execute();
    return rows.map(({ id, ip, user_agent: userAgent, mode, created_at: createdAt, last_used_at: lastUsedAt }) => ({
      secureId: id,
      ip,
      userAgent,
      signInMode: mode,
      createdAt,
      lastUsedAt,
    }));
  });
  serve(app, userCalls.endSession, async (context) => {
    const { secureId, sessionId } = context.body;
    const ended = await db.transaction().execute(async (tx) => {
      await lockRights(tx);
      const user = await heldAccount(tx, app, secureId, context);
      const own = sessionId
        ? await tx
            .selectFrom('user_session')
            .select('id')
            .where('id', '=', sessionId)
            .where('user_id', '=', user.secureId)
            .executeTakeFirst()
        : undefined;
      if (sessionId && !own) throw notFound();
      const count = sessionId
        ? await revoke(tx, services, [sessionId], 'ENDED_BY_ADMIN')
        : await revokeAll(tx, services, user.secureId, 'ENDED_BY_ADMIN');
      await recordEntry(tx, {
        actor: actorOf(context),
        module: contract.module,
        action: 'END',
        entityType: 'session',
        entityId: user.secureId,
        entityLabel: user.username,
        recordCount: count,
        at: now(),
      });
      return count;
    });
    callers(services).forget();
    return { ended };
  });
  serve(app, userCalls.privileges, ({ caller, query: { secureId } }) => privilegesOf(services, secureId, caller));
  serve(app, userCalls.setRoles, async (context) => {
    const { secureId, version, roleSecureIds, reason } = context.body;
    const waiting = await db.transaction().execute(async (tx) => {
      await lockRights(tx);
      const [user] = await accountsOf(tx, app, [secureId], context);
      if (!user) throw notFound();
      requireVersion(user, version, contract);
      return changeAccount(tx, app, context as Context, {
        before: user,
        values: { roleIds: [...roleSecureIds] },
        reason,
      });
    });
    callers(services).forget();
    return waiting ?? privilegesOf(services, secureId, context.caller);
  });
  serve(app, userCalls.rolePrivileges, ({ caller, query }) => privilegesOfRoles(services, query.roleSecureId, caller));
  serve(app, userCalls.reporting, ({ caller, query }) => reportOf(db, registered, caller, query, now()));
  serveReport(app, userAccessReport(registered), userCalls.reportingFile);
};
