import type { BusinessLine } from '@console/contracts/core/business-lines';

/**
 * The lock of all that decides which promos of a line are active, and where they hold: an activation, a change of an
 * active promo and one of its sheets look for conflicts under it. Without it two that do not see each other could meet.
 */
export const conflictLock = (line: BusinessLine): string => `promo conflicts ${line}`;
