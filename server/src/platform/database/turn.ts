import { sql } from 'kysely';
import type { Tx } from '../context.ts';

/**
 * Serialises changes under one name until the transaction ends. Take the lock before any row lock, so that changes of
 * the same records neither deadlock nor assign a number twice.
 * @param name the name of the lock, such as a module
 * @example await takeTurn(tx, 'master-banner');
 */
export const takeTurn = async (tx: Tx, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
};
