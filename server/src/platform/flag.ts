import { inFlagGroup, type Flag, type FlagGroup } from '@console/contracts/core/flag-groups';
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
