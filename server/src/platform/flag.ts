import { inFlagGroup, type Flag, type FlagGroup } from '@console/contracts/core/flag-groups';
import { actionGroups, type Action } from '@console/contracts/core/privileges';
import { flagOf } from '@console/contracts/shell/profile';
import type { Caller } from './context.ts';

/** The caller's flag; while the console is viewed as a role, that of the role (docs/model/platform.md#profile). */
export const flagOfCaller = ({
  isAdmin,
  roles,
  mappingType,
}: Pick<Caller, 'isAdmin' | 'roles' | 'mappingType'>): Flag =>
  isAdmin ? 'admin' : flagOf(roles, mappingType === 'MRO');

/**
 * Whether the caller belongs to a flag group.
 * @example if (!isIn(context.caller, 'MRO')) throw new Refusal('FORBIDDEN');
 */
export const isIn = (caller: Pick<Caller, 'isAdmin' | 'roles' | 'mappingType'>, group: FlagGroup): boolean =>
  inFlagGroup(flagOfCaller(caller), group);

/**
 * Whether the caller may take an action: the level allows it, and so does the flag where the action needs one
 * (docs/model/platform.md#privileges).
 * @example
 * isAllowed(caller, { privilege: 'branch:browse', action: 'status-all' }); // false but for an admin
 */
export const isAllowed = (
  caller: Pick<Caller, 'isAdmin' | 'roles' | 'mappingType' | 'can'>,
  { privilege, action }: { readonly privilege: string; readonly action: Action },
): boolean => caller.can(privilege, action) && isIn(caller, actionGroups[action] ?? 'all');
