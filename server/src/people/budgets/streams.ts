import type { Db } from '../../platform/context.ts';
import { spend, type Spender } from './spend.ts';

/** Registers an open stream within the person's budget. @returns its id. @throws BudgetRefusal */
export const openStream = async (db: Db, person: Spender, now: Date): Promise<string> =>
  (await db.transaction().execute((tx) => spend(tx, person, 'stream', { now }))) as string;

/** Renews the leases of open streams. */
export async function keepStreams(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0) await db.updateTable('budget_use').set({ at: now }).where('id', 'in', ids).execute();
}

/** Removes the leases of closed streams. */
export async function closeStreams(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('budget_use').where('id', 'in', ids).execute();
}
