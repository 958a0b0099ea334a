import { parentPort } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createWireServer } from './wire-server.ts';

/** What the schema needs beside the core of PostgreSQL. */
export const extensions = { pg_trgm, btree_gin };

/** What the starting thread tells that of the database. */
export interface WorkerInput {
  readonly directory: string;
  readonly password: string;
  readonly idleInTransactionMs?: number;
}

/** What that thread answers: the port once open, `null` once closed. */
export type WorkerMessage = { readonly port: number } | null;

/** Opens a database in this thread, tells the starting one the port of its wire front, and closes it when that asks. */
export async function serveDatabase(
  options: PGliteOptions,
  { password, idleInTransactionMs }: WorkerInput,
): Promise<void> {
  const database = await PGlite.create({ ...options, extensions });
  await database.exec(`set timezone to 'UTC'`);
  const version = await database.query<{ server_version: string }>('show server_version');
  const server = createWireServer((messages) => database.execProtocolRaw(messages, { throwOnError: false }), {
    password,
    serverVersion: version.rows[0]?.server_version ?? '18',
    ...(idleInTransactionMs === undefined ? {} : { idleInTransactionMs }),
  });
  const port = await server.listen();
  parentPort?.once(
    'message',
    () =>
      void (async () => {
        await server.close();
        await database.close();
        parentPort?.postMessage(null);
      })(),
  );
  parentPort?.postMessage({ port } satisfies WorkerMessage);
}
