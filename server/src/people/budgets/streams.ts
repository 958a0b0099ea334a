import type { Db } from '../../platform/context.ts';
import { spend, type Spender } from './spend.ts';

/** Says that a stream is open, and is one of those its person may have open. @returns its id. @throws BudgetRefusal */
export const openStream = async (db: Db, person: Spender, now: Date): Promise<string> =>
  (await db.transaction().execute((tx) => spend(tx, person, 'stream', { now }))) as string;

/** Says that streams are still open. */
export async function keepStreams(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0) await db.updateTable('budget_use').set({ at: now }).where('id', 'in', ids).execute();
}

/** Says that streams are closed. */
export async function closeStreams(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('budget_use').where('id', 'in', ids).execute();
}
