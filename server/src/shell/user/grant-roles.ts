import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { adminIds, notify } from '../../platform/notices/notify.ts';
import { raisePrivilegesVersion } from '../../platform/privileges/grants.ts';
import { checkAdminLeft, checkExclusive, checkGrantable, roleRows } from './role-rules.ts';

interface Holder {
  readonly id: string;
  readonly username: string;
}

const heldBy = async (tx: Tx, userId: string): Promise<string[]> =>
  (await tx.selectFrom('user_role').select('role_id').where('user_id', '=', userId).execute()).map(
    (row) => row.role_id,
  );

/** Tells whoever changed what about it: the user, and all admins when someone became one. */
async function tell(
  tx: Tx,
  { caller }: Pick<Context, 'caller'>,
  user: Holder,
  names: readonly string[],
  becameAdmin: boolean,
  now: Date,
): Promise<void> {
  await notify(tx, {
    userIds: [user.id],
    kind: 'ROLE_CHANGED',
    parameters: { roles: names.join(', ') },
    link: '/profile',
    at: now,
  });
  if (becameAdmin)
    await notify(tx, {
      userIds: await adminIds(tx),
      kind: 'ADMIN_GRANTED',
      parameters: { username: user.username, actor: caller.username },
      link: `/user/${user.id}`,
      at: now,
    });
}

/**
 * Gives a user exactly these roles.
 * @returns whether anything changed.
 * @throws Refusal SELF_CHANGE, ROLE_NOT_GRANTABLE, ROLE_EXCLUSIVE, LAST_ADMIN
 */
export async function setRoles(
  tx: Tx,
  context: Pick<Context, 'caller' | 'request'>,
  user: Holder,
  roleIds: readonly string[],
  now: Date,
): Promise<boolean> {
  const before = await heldBy(tx, user.id);
  const added = roleIds.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !roleIds.includes(id));
  if (added.length === 0 && removed.length === 0) return false;
  if (user.id === context.caller.userId) throw new Refusal('SELF_CHANGE');
  const rows = await roleRows(tx, [...roleIds, ...removed]);
  const wanted = rows.filter(({ id }) => roleIds.includes(id));
  checkExclusive(wanted, [user.username]);
  // Taking a role away is a right like giving it.
  await checkGrantable(
    tx,
    context.caller,
    rows.filter(({ id }) => added.includes(id) || removed.includes(id)),
  );
  if (removed.length > 0)
    await tx.deleteFrom('user_role').where('user_id', '=', user.id).where('role_id', 'in', removed).execute();
  if (added.length > 0)
    await tx
      .insertInto('user_role')
      .values(added.map((id) => ({ user_id: user.id, role_id: id })))
      .onConflict((known) => known.doNothing())
      .execute();
  await checkAdminLeft(tx);
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? id;
  for (const [ids, action] of [
    [added, 'ROLE_GRANT'],
    [removed, 'ROLE_REVOKE'],
  ] as const) {
    if (ids.length === 0) continue;
    await recordEntry(tx, {
      actor: actorOf(context),
      module: 'user',
      action,
      entityId: user.id,
      entityLabel: user.username,
      at: now,
      changes: ids.map((id) => ({
        field: 'roles',
        before: action === 'ROLE_REVOKE' ? nameOf(id) : null,
        after: action === 'ROLE_GRANT' ? nameOf(id) : null,
      })),
    });
  }
  await tell(
    tx,
    context,
    user,
    wanted.map(({ name }) => name),
    added.some((id) => nameOf(id).toLowerCase() === 'admin'),
    now,
  );
  await raisePrivilegesVersion(tx);
  return true;
}
