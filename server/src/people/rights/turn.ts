import type { Tx } from '../../platform/context.ts';
import { takeTurn } from '../../platform/database/turn.ts';

/**
 * Changes of accounts, roles and places of the sidebar happen one after another: each is judged by what the others
 * left.
 */
export const rightsTurn = 'rights';

/** Takes the turn in a call that is no operation of a resource; before any row is locked. */
export const takeRightsTurn = (tx: Tx): Promise<void> => takeTurn(tx, rightsTurn);
