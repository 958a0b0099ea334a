import { parentPort } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createWireServer } from './wire-server.ts';

/** The extensions that the schema needs. */
export const extensions = { pg_trgm, btree_gin, btree_gist, fuzzystrmatch };

/** Sent by the main thread to the database thread. */
export interface WorkerInput {
  readonly directory: string;
  readonly password: string;
  readonly idleInTransactionMs?: number;
}

/** Sent by the database thread: the port when open, `null` when closed. */
export type WorkerMessage = { readonly port: number } | null;

/**
 * Opens a database in this thread, reports the port of its wire server to the main thread, and closes it on request.
 */
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
