import { sql } from 'kysely';
import type { Db, Tx } from '../context.ts';

/** Parallel workers of a statement that runs at night, with little other load. */
const nightlyWorkers = 2;

/**
 * Runs slow background work, such as counting all cards at night, in one transaction whose statements may take this
 * long. Other statements are cancelled after a minute.
 * @param minutes for each statement
 * @example await withStatementTimeout(db, 30, (tx) => countCards(tx));
 */
export const withStatementTimeout = <Result>(
  db: Db,
  minutes: number,
  act: (tx: Tx) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(minutes * 60_000)}`.execute(tx);
    await sql`set local max_parallel_workers_per_gather = ${sql.lit(nightlyWorkers)}`.execute(tx);
    return act(tx);
  });
