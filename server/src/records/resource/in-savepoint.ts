import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/**
 * Runs work that is undone by itself when it refuses; the rest of the transaction stays.
 * @returns the refusal, if any
 * @example const refusal = await inSavepoint(tx, () => hold(tx, card));
 */
export async function inSavepoint(tx: Tx, work: () => Promise<unknown>): Promise<Refusal | undefined> {
  await sql`savepoint act`.execute(tx);
  try {
    await work();
    await sql`release savepoint act`.execute(tx);
    return undefined;
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    await sql`rollback to savepoint act`.execute(tx);
    return cause;
  }
}
