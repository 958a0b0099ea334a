import { sql } from 'kysely';
import type { Tx } from '../context.ts';

/**
 * Takes an advisory lock under a name until the transaction ends: changes under it run one after another. Take it
 * before any row lock, so that changes of the same records neither deadlock nor assign a number twice.
 * @param name the name of the lock, such as a module
 * @example await lockByName(tx, 'master-banner');
 */
export const lockByName = async (tx: Tx, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
};
