import { roles, type Role } from '@console/contracts/shell/roles';
import { same } from '../../platform/audit/differences.ts';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { mayReveal } from '../../people/roles/reveal-right.ts';
import { judgeRoles } from '../../people/rights/role.ts';
import { checkedPermissions } from './permissions.ts';

/**
 * What of a role is words alone; everything else, also what is declared later, says what its holders may or must do.
 */
const words: readonly string[] = ['description'];
const giving = ['status', ...Object.keys(roles.fields)].filter((name) => !words.includes(name));

/**
 * A role is changed by whoever holds all that it gives, before and after, and all who hold it; never one's own.
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
  // A second factor is demanded of its holders: only admins release them from it.
  if (before?.secondFactor && after && !after.secondFactor) throw new Refusal('BEYOND_OWN_RIGHTS');
  if (after?.permissions) await checkedPermissions(tx as Tx, by, after.permissions, []);
  if (after?.revealPersonalData && !(await mayReveal(tx, by))) throw new Refusal('BEYOND_OWN_RIGHTS');
}
