import type { Tx } from '../../platform/context.ts';
import { lockByName } from '../../platform/database/named-lock.ts';

/**
 * Name of the lock that serialises changes of accounts, roles and sidebar places: each is judged on the result of the
 * others.
 */
export const rightsLock = 'rights';

/**
 * Takes the lock in a call that is not an operation of a resource; before any row lock.
 * @example await lockRights(tx);
 */
export const lockRights = (tx: Tx): Promise<void> => lockByName(tx, rightsLock);
