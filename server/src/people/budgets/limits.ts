import { budgetsByRole, type Budget } from '@console/contracts/core/budgets';
import type { Caller, Tx } from '../../platform/context.ts';
import { settingIn } from '../settings/settings.ts';

type ByRole = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Limits of roles; an invalid setting counts as empty. */
function readByRole(value: string): ByRole {
  try {
    const read: unknown = JSON.parse(value);
    return typeof read === 'object' && read !== null ? (read as ByRole) : {};
  } catch {
    return {};
  }
}

/**
 * The limit of a person: the highest in LIMITS_BY_ROLE among the own roles, else the general limit. While the console
 * is viewed as a role, the person's own roles count.
 */
export async function limitOf(
  tx: Tx,
  { roles, viewing }: Pick<Caller, 'roles' | 'viewing'>,
  { setting }: Budget['limits'][number],
): Promise<number> {
  const byRole = readByRole(await settingIn(tx, budgetsByRole));
  const names = viewing?.ownRoleNames ?? roles.map(({ name }) => name);
  const own = names
    .map((name) => (Object.hasOwn(byRole, name) ? byRole[name]?.[setting] : undefined))
    .filter((limit) => typeof limit === 'number' && limit >= 0) as number[];
  return own.length > 0 ? Math.max(...own) : Number(await settingIn(tx, setting as never));
}
