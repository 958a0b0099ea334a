import type { Tx } from '../../platform/context.ts';
import { takeTurn } from '../../platform/database/turn.ts';

/**
 * Name of the lock that serialises changes of accounts, roles and sidebar places: each is judged on the result of the
 * others.
 */
export const rightsTurn = 'rights';

/**
 * Takes the lock in a call that is not an operation of a resource; before any row lock.
 * @example await takeRightsTurn(tx);
 */
export const takeRightsTurn = (tx: Tx): Promise<void> => takeTurn(tx, rightsTurn);
