import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Db } from '../src/platform/context.ts';
import { connect } from '../src/platform/database/open.ts';
import type { Database } from '../src/platform/database/schema.ts';
import type { TestDatabase } from './database.ts';

interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

const rowsRead = (plan: Plan): number => {
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } = plan;
  const isScan =
    plan['Node Type'].endsWith('Scan') && !/^(?:Bitmap Index|Subquery|CTE|Function)/.test(plan['Node Type']);
  const own = isScan ? (plan['Actual Rows'] + filtered + rechecked) * plan['Actual Loops'] : 0;
  return (plan.Plans ?? []).reduce((sum, each) => sum + rowsRead(each), own);
};

interface RowsRead {
  readonly rows: number;
  /** The query that read most of them. */
  readonly widest: string;
}

/** Remembers the queries that a program sends, so that a test can ask the database how many rows each of them reads. */
export class SeenQueries {
  #queries: Query[] = [];
  #pool: pg.Pool | null = null;

  /** For `seenThrough` of a test server. */
  readonly over = ({ url }: TestDatabase): Db => {
    const { pool, db } = connect(url);
    this.#pool = pool;
    const dialect = new PostgresDialect({
      pool: { connect: async () => this.#watched(await pool.connect()), end: () => db.destroy() },
    });
    return new Kysely<Database>({ dialect });
  };

  #watched(client: pg.PoolClient): PostgresPoolClient {
    return {
      query: (text: string | pg.QueryConfig, values: readonly unknown[] = []) => {
        if (typeof text === 'string' && /^\s*(?:select|with)\b/i.test(text)) this.#queries.push({ text, values });
        return client.query(text as string, values as unknown[]);
      },
      release: () => client.release(),
    } as unknown as PostgresPoolClient;
  }

  /**
   * Rows that the queries since the last call read from tables and indexes, by running each of them once more. Tables
   * of a test are so small that reading them whole is cheapest; with that forbidden, the plan is that of large ones.
   */
  async takeRowsRead(): Promise<RowsRead> {
    const client = await this.#pool!.connect();
    try {
      await client.query('begin; set local enable_seqscan = off');
      const reads: { readonly text: string; readonly rows: number }[] = [];
      for (const { text, values } of this.#queries.splice(0)) {
        const { rows } = await client.query(`explain (analyze, timing off, format json) ${text}`, [...values]);
        const [{ Plan: plan }] = rows[0]['QUERY PLAN'] as readonly [{ readonly Plan: Plan }];
        reads.push({ text, rows: rowsRead(plan) });
      }
      const [widest] = reads.toSorted((one, other) => other.rows - one.rows);
      return { rows: reads.reduce((sum, { rows }) => sum + rows, 0), widest: widest?.text ?? '' };
    } finally {
      await client.query('rollback');
      client.release();
    }
  }
}
