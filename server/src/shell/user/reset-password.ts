import { users } from '@console/contracts/shell/user';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import { callers } from '../../people/auth/callers.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import { lockRights } from '../../people/rights/rights-lock.ts';
import type { Services } from '../../platform/services.ts';
import { mailOwner } from './notify-owner.ts';
import { giveTemporaryPassword, managedElsewhere } from './temporary-password.ts';
import { visibleUsers } from './visible.ts';

type Body = { readonly secureId: string; readonly version: number; readonly reason: string };
type Asked = Pick<Context<unknown, Body>, 'caller' | 'request' | 'body'>;

/**
 * The account whose password may be reset, locked. A fresh proof of identity was checked before, where required.
 * @throws Refusal ADMIN_RESETS, NOT_FOUND, SELF_RESET, STALE_VERSION, SSO_MANAGED
 */
async function resettable(tx: Tx, { caller, body }: Asked) {
  if (!caller.isAdmin) throw new Refusal('ADMIN_RESETS');
  const row = await tx
    .selectFrom('app_user')
    .selectAll()
    .where('id', '=', body.secureId)
    .where('deleted_at', 'is', null)
    .where(visibleUsers(caller))
    .forUpdate()
    .executeTakeFirst();
  if (!row?.email) throw notFound();
  if (row.id === caller.userId) throw new Refusal('SELF_RESET');
  requireVersion(row, body.version, users);
  if (await managedElsewhere(tx, { userType: row.user_type, localLoginAllowed: row.local_login_allowed }))
    throw new Refusal('SSO_MANAGED');
  return { ...row, email: row.email };
}

/** `POST auth/reset-password`: an administrator mails another user a temporary password (docs/model/shell.md#user). */
export async function resetPassword(services: Services, context: Asked): Promise<{ expiresAt: string }> {
  const actor = actorOf(context);
  const until = await services.db.transaction().execute(async (tx) => {
    await lockRights(tx);
    const row = await resettable(tx, context);
    const end = await giveTemporaryPassword(tx, services, row);
    // The password goes to the current address only; the previous address gets a notification without it.
    await mailOwner(tx, services, row, [row.email, row.previous_email], 'password direset', actor);
    await recordEntry(tx, {
      actor,
      module: users.module,
      action: 'PASSWORD_RESET',
      entityId: row.id,
      entityLabel: row.username,
      reason: context.body.reason,
      at: services.now(),
    });
    return end;
  });
  callers(services).forget();
  return { expiresAt: toWireInstant(until) };
}
