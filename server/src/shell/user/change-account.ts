import { users, type User, type UserCreate } from '@console/contracts/shell/user';
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

/** An account as a row of the resource. */
export type AsUser = Row & User;

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
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  const rows = await findRecords(tx, registeredUsers(app), wanted, caller.scope, { of: 'detail', caller, lock: true });
  if (rows.length < wanted.length) throw notFound();
  return (rows as AsUser[]).toSorted((a, b) => a.username.localeCompare(b.username));
}

interface Change {
  readonly before: AsUser;
  readonly values: Partial<UserCreate>;
  readonly reason: string | null | undefined;
}

/**
 * Changes fields of an account: judged, stored or put to a second person, audited and reported like a change by the
 * form.
 * @returns the pending change; `null` when it has taken effect.
 * @throws Refusal SELF_CHANGE, BEYOND_OWN_RIGHTS, CHANGE_PENDING, VALIDATION and those of roles
 */
export async function changeAccount(
  tx: Tx,
  app: Application,
  context: Context,
  { before, values, reason }: Change,
): Promise<Answer | null> {
  const registered = registeredUsers(app);
  const { caller } = context;
  const options = { actor: actorOf(context), caller, now: app.services.now(), reason: reason ?? null };
  if (before.secureId === caller.userId) throw new Refusal('SELF_CHANGE');
  const fields = Object.fromEntries(Object.keys(users.fields).map((name) => [name, before[name]]));
  // Only here may an admin leave an account without a role, to lock it out; the form requires one.
  const locksOut = values.roleIds?.length === 0 && caller.isAdmin;
  const checked = locksOut
    ? { values: { ...fields, ...values }, store: {} }
    : await checkBody(tx, registered, { ...fields, ...values }, before, options);
  const proposal = { action: 'update' as const, before, values: checked.values, reason };
  const waiting = await awaiting(tx, app.services, registered, context, proposal);
  if (!waiting) await updateRecord(tx, registered, before, checked, options);
  return waiting;
}

/** Changes several accounts. @returns how many were changed, and how many changes need a second person */
export async function changeAccounts(
  tx: Tx,
  app: Application,
  context: Context,
  accounts: readonly AsUser[],
  valuesOf: (account: AsUser) => Partial<UserCreate>,
  reason: string | null | undefined,
): Promise<{ changed: number; waiting?: number }> {
  let waiting = 0;
  for (const before of accounts)
    if (await changeAccount(tx, app, context, { before, values: valuesOf(before), reason })) waiting += 1;
  return { changed: accounts.length - waiting, ...(waiting > 0 ? { waiting } : {}) };
}
