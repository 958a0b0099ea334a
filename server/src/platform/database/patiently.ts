import { sql } from 'kysely';
import type { Db, Tx } from '../context.ts';

/** Helpers of a statement that runs while few others do. */
const nightlyWorkers = 2;

/**
 * Does what nobody waits for, such as counting all cards at night, in one transaction whose statements may take that
 * long.
 * Anything else is ended after a minute.
 * @param minutes for each statement
 */
export const patiently = <Result>(db: Db, minutes: number, act: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(minutes * 60_000)}`.execute(tx);
    await sql`set local max_parallel_workers_per_gather = ${sql.lit(nightlyWorkers)}`.execute(tx);
    return act(tx);
  });
