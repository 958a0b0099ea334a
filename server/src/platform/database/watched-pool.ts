import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { cut, silence, type ServerWatch } from './watch.ts';

/** Milliseconds after which the server cancels a statement. */
export const longestQueryMs = 60_000;
/** Extra milliseconds before this side gives up on a statement the server did not cancel: the connection is dead. */
const laterMs = 5_000;

const ownLimit = /^\s*set local statement_timeout = (\d+)/i;
const endOfTransaction = /^\s*(commit|rollback)\s*$/i;

/** A connection that limits each statement on this side too: the server's limit plus a margin. */
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

/** Takes a connection from the pool; fails if the server is silent, also while waiting for a free one. */
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

/** A connection pool under the watch, in the form the query builder takes. */
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
