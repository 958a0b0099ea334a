import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { cut, silence, type ServerWatch } from './watch.ts';

/** The server ends a statement after this time by itself, in milliseconds. */
export const longestQueryMs = 60_000;
/** So much later a statement that nobody ended is given up, in milliseconds: its line is dead. */
const laterMs = 5_000;

const ownLimit = /^\s*set local statement_timeout = (\d+)/i;
const endOfTransaction = /^\s*(commit|rollback)\s*$/i;

/** A connection whose statements all have a limit on this side: that of the server, and a little more. */
function watchedClient(watch: ServerWatch): typeof pg.Client {
  return class extends pg.Client {
    #longestMs = longestQueryMs;

    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const forget = watch.add(() => cut(this));
      this.once('end', forget);
    }

    // oxlint-disable-next-line typescript/no-explicit-any -- every overload goes to the driver as it is
    override query(...given: any[]): any {
      const statement: unknown = given[0];
      const text = typeof statement === 'string' ? statement : String((statement as { text?: string }).text);
      const own = ownLimit.exec(text)?.[1];
      if (own !== undefined) this.#longestMs = Number(own);
      else if (endOfTransaction.test(text)) this.#longestMs = longestQueryMs;
      const answer: unknown = super.query(...(given as [string]));
      if (!(answer instanceof Promise)) return answer;
      return answer.finally(watch.begin(this.#longestMs + laterMs, () => cut(this)));
    }
  } as typeof pg.Client;
}

/** Lends a connection, or says that the server is silent: also to those who wait for one. */
async function lend(pool: pg.Pool, watch: ServerWatch): Promise<pg.PoolClient> {
  watch.check();
  let isGivenUp = false;
  let end = (): void => {};
  const givenUp = new Promise<never>((_, reject) => {
    end = watch.begin(Infinity, () => {
      isGivenUp = true;
      reject(silence());
    });
  });
  const lent = pool.connect();
  lent.then(
    (client) => {
      if (isGivenUp) client.release(true);
    },
    () => {},
  );
  return Promise.race([lent, givenUp]).finally(end);
}

/** A pool of connections under the watch, as the query builder takes it. */
export function watchedPool(config: pg.PoolConfig, watch: ServerWatch): { pool: pg.Pool; lent: PostgresPool } {
  const pool = new pg.Pool({ ...config, Client: watchedClient(watch) } as pg.PoolConfig);
  return {
    pool,
    lent: {
      connect: () => lend(pool, watch) as Promise<PostgresPoolClient>,
      end: async () => {
        await watch.close();
        await pool.end();
      },
    },
  };
}
