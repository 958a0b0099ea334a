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

/**
 * Takes several of these locks, in an order that is the same in every transaction: two that want some of the same never
 * wait for each other. A transaction calls it once, before any row lock.
 * @example await lockAllByName(tx, branchIds.map((id) => `pricing ${id}`));
 */
export const lockAllByName = async (tx: Tx, names: readonly string[]): Promise<void> => {
  if (names.length === 0) return;
  await sql`select pg_advisory_xact_lock(key) from (select distinct hashtextextended(name, 0) as key
    from unnest(${names}::text[]) name order by key offset 0) keys`.execute(tx);
};
