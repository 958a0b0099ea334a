import { users, type User } from '@console/contracts/shell/user';
import { actorOf } from '../../platform/audit/actor.ts';
import { awaiting } from '../../records/changes/awaiting.ts';
import type { Context, Tx } from '../../platform/context.ts';
import type { Answer } from '../../platform/http/answer.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { checkBody } from '../../records/resource/check.ts';
import { findRecords } from '../../records/resource/read.ts';
import { resourcesOf, type RegisteredResource, type Row } from '../../records/resource/registered.ts';
import { updateRecord } from '../../records/resource/write.ts';

const registeredUsers = (app: Application): RegisteredResource => {
  const registered = resourcesOf(app).get(users.module);
  if (!registered) throw new TypeError('Roles are given to accounts: their module is missing');
  return registered;
};

type AsUser = Row & User;

/**
 * Accounts within the caller's view, locked, in the order of their names. @throws Refusal NOT_FOUND unless all are
 * found
 */
export async function accountsOf(
  tx: Tx,
  app: Application,
  ids: readonly string[],
  { caller }: Pick<Context, 'caller'>,
): Promise<AsUser[]> {
  const wanted = [...new Set(ids)];
  const rows = await findRecords(tx, registeredUsers(app), wanted, caller.scope, { of: 'detail', caller, lock: true });
  if (rows.length < wanted.length) throw notFound();
  return (rows as AsUser[]).toSorted((a, b) => a.username.localeCompare(b.username));
}

/**
 * Sets the roles of an account: judged, stored or put to a second person, audited and reported like any change of the
 * account.
 * @returns the pending change; `null` when it has taken effect.
 * @throws Refusal SELF_CHANGE, ROLE_NOT_GRANTABLE, ROLE_EXCLUSIVE, LAST_ADMIN, BEYOND_OWN_RIGHTS, CHANGE_PENDING
 */
export async function changeRoles(
  tx: Tx,
  app: Application,
  context: Context,
  before: AsUser,
  roleIds: readonly string[],
  reason: string | null | undefined,
): Promise<Answer | null> {
  const registered = registeredUsers(app);
  const { caller } = context;
  const options = { actor: actorOf(context), caller, now: app.services.now(), reason: reason ?? null };
  if (before.secureId === caller.userId) throw new Refusal('SELF_CHANGE');
  const fields = Object.fromEntries(Object.keys(users.fields).map((name) => [name, before[name]]));
  // Only here may an admin leave an account without a role, to lock it out; the form requires one.
  const checked =
    roleIds.length === 0 && caller.isAdmin
      ? { values: { ...fields, roleIds: [] }, store: {} }
      : await checkBody(tx, registered, { ...fields, roleIds: [...roleIds] }, before, options);
  const proposal = { action: 'update' as const, before, values: checked.values, reason };
  const waiting = await awaiting(tx, app.services, registered, context, proposal);
  if (!waiting) await updateRecord(tx, registered, before, checked, options);
  return waiting;
}
