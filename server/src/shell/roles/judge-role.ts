import { roles, type Role } from '@console/contracts/shell/roles';
import { same } from '../../platform/audit/differences.ts';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { mayReveal } from '../../people/roles/reveal-right.ts';
import { judgeRoles } from '../../people/rights/role.ts';
import { checkedPermissions } from './permissions.ts';

/** Fields of a role without effect on rights; all other fields, also later ones, affect its holders. */
const words: readonly string[] = ['description'];
const giving = ['status', ...Object.keys(roles.fields)].filter((name) => !words.includes(name));

/**
 * A role may be changed by a person who holds everything it grants, before and after, and whose scope contains all its
 * holders; never one's own role.
 * @throws Refusal SELF_CHANGE, BEYOND_OWN_RIGHTS, ROLE_NOT_GRANTABLE
 */
export async function judgeRole(
  tx: Tx | Db,
  before: Role | null,
  after: Partial<Role> | null,
  by: Caller,
): Promise<void> {
  if (by.isAdmin) return;
  const differs =
    !before ||
    !after ||
    giving.some((name) => name in after && !same(before[name as keyof Role], after[name as keyof Role]));
  if (!differs) return;
  if (before) await judgeRoles(tx, by, [before.secureId]);
  // The role requires a second factor of its holders; only admins may remove that.
  if (before?.secondFactor && after && !after.secondFactor) throw new Refusal('BEYOND_OWN_RIGHTS');
  if (after?.permissions) await checkedPermissions(tx as Tx, by, after.permissions, []);
  if (after?.revealPersonalData && !(await mayReveal(tx, by))) throw new Refusal('BEYOND_OWN_RIGHTS');
}
