import type { Caller, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { isWithinValidity } from '../../people/accounts/validity.ts';
import { rolesBeyond } from '../../people/rights/roles-beyond.ts';

interface RoleRow {
  readonly id: string;
  readonly name: string;
  readonly job_name: string | null;
}

export const roleRows = async (tx: Tx, ids: readonly string[]): Promise<RoleRow[]> =>
  ids.length === 0
    ? []
    : tx
        .selectFrom('role')
        .select(['id', 'name', 'job_name'])
        .where('id', 'in', ids)
        .where('deleted_at', 'is', null)
        .orderBy('name')
        .execute();

/**
 * Only admins grant and remove the role `admin`; others only roles that grant no more than they hold.
 * @throws Refusal ROLE_NOT_GRANTABLE
 */
export async function checkGrantable(tx: Tx, caller: Caller, roleIds: readonly string[]): Promise<void> {
  const beyond = await rolesBeyond(tx, caller, roleIds);
  if (beyond.length > 0)
    throw new Refusal('ROLE_NOT_GRANTABLE', { parameters: { names: beyond.map(({ name }) => name).join(', ') } });
}

/** A role of the print vendor excludes every other role. @throws Refusal ROLE_EXCLUSIVE */
export function checkExclusive(roles: readonly RoleRow[], names: readonly string[]): void {
  if (roles.length > 1 && roles.some((role) => role.job_name === '6'))
    throw new Refusal('ROLE_EXCLUSIVE', { parameters: { names: names.join(', ') } });
}

/**
 * Checks that an admin remains whose account is active and valid today. The role `admin` itself keeps every right
 * (ROLE_RESERVED). Call it after the change, in its transaction. @throws Refusal LAST_ADMIN
 */
export async function checkAdminLeft(tx: Tx, now: Date): Promise<void> {
  const admins = await tx
    .selectFrom('app_user')
    .innerJoin('user_role', 'user_role.user_id', 'app_user.id')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select(['app_user.valid_from', 'app_user.valid_to'])
    .where('app_user.status', '=', 'active')
    .where('app_user.deleted_at', 'is', null)
    .where((where) => where(where.fn('lower', ['role.name']), '=', 'admin'))
    .execute();
  if (!admins.some((admin) => isWithinValidity(admin, now))) throw new Refusal('LAST_ADMIN');
}
