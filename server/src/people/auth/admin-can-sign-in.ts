import type { Tx } from '../../platform/context.ts';

/** How an admin could sign in: allowed to sign in locally, or with a valid local password. */
export type AbleBy = { readonly by: 'local sign-in' } | { readonly by: 'password'; readonly changedAfter: Date };

/** Whether at least one active admin could sign in this way. */
export async function canAnAdminSignIn(tx: Tx, able: AbleBy): Promise<boolean> {
  const admins = tx
    .selectFrom('app_user')
    .innerJoin('user_role', 'user_role.user_id', 'app_user.id')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select('app_user.id')
    .where('app_user.status', '=', 'active')
    .where('app_user.deleted_at', 'is', null)
    .where('role.status', '=', 'active')
    .where((where) => where(where.fn('lower', ['role.name']), '=', 'admin'));
  const admin =
    able.by === 'local sign-in'
      ? admins.where('app_user.local_login_allowed', '=', true)
      : admins
          .where('app_user.password_hash', 'is not', null)
          .where('app_user.password_changed_at', '>', able.changedAfter.toISOString());
  return (await admin.executeTakeFirst()) !== undefined;
}
