import type { Caller } from './context.ts';

/**
 * Whether a person works for a branch: what the company earns is not for them.
 * @example if (isOfBranch(caller)) return without(row, 'yield');
 */
export const isOfBranch = ({ mappingType, isAdmin }: Pick<Caller, 'mappingType' | 'isAdmin'>): boolean =>
  mappingType === 'BRANCH' && !isAdmin;
