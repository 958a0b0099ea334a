import { sql } from 'kysely';
import type { Tx } from '../context.ts';

/**
 * Lets changes under one name happen one after another, until the transaction ends. Taken before any row is locked, so
 * that changes which touch each other's records neither deadlock nor number them twice.
 * @param name what takes turns, such as a module
 * @example await takeTurn(tx, 'master-banner');
 */
export const takeTurn = async (tx: Tx, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
};
