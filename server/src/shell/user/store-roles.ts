import type { Actor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';
import { adminIds, notify } from '../../people/notices/notify.ts';
import { raisePrivilegesVersion } from '../../people/privileges/grants.ts';
import { checkAdminLeft, roleRows } from './role-rules.ts';

interface Holder {
  readonly id: string;
  readonly username: string;
}

const heldBy = async (tx: Tx, userId: string): Promise<string[]> =>
  (await tx.selectFrom('user_role').select('role_id').where('user_id', '=', userId).execute()).map(
    (row) => row.role_id,
  );

/** Notifies the user of changed roles, and all admins of a new admin. */
async function notifyOfRoles(
  tx: Tx,
  actor: Actor,
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
      parameters: { username: user.username, actor: actor.username },
      link: `/user/${user.id}`,
      at: now,
    });
}

/** Stores exactly these roles of a user, as part of an approved change. @throws Refusal LAST_ADMIN */
export async function storeRoles(
  tx: Tx,
  actor: Actor,
  user: Holder,
  roleIds: readonly string[],
  now: Date,
): Promise<void> {
  const before = await heldBy(tx, user.id);
  const added = roleIds.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !roleIds.includes(id));
  if (added.length === 0 && removed.length === 0) return;
  const rows = await roleRows(tx, [...roleIds, ...removed]);
  if (removed.length > 0)
    await tx.deleteFrom('user_role').where('user_id', '=', user.id).where('role_id', 'in', removed).execute();
  if (added.length > 0)
    await tx
      .insertInto('user_role')
      .values(added.map((id) => ({ user_id: user.id, role_id: id })))
      .onConflict((known) => known.doNothing())
      .execute();
  await checkAdminLeft(tx, now);
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? id;
  for (const [ids, action] of [
    [added, 'ROLE_GRANT'],
    [removed, 'ROLE_REVOKE'],
  ] as const) {
    if (ids.length === 0) continue;
    await recordEntry(tx, {
      actor,
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
  const wanted = rows.filter(({ id }) => roleIds.includes(id)).map(({ name }) => name);
  await notifyOfRoles(
    tx,
    actor,
    user,
    wanted,
    added.some((id) => nameOf(id).toLowerCase() === 'admin'),
    now,
  );
  await raisePrivilegesVersion(tx);
}
