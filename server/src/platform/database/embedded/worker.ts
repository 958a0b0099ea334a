import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createWireServer } from './wire-server.ts';

/** What the starting thread tells this one. */
export interface WorkerInput {
  readonly directory: string;
  readonly password: string;
  readonly idleInTransactionMs?: number;
}

/** What this thread answers: the port once open, `null` once closed. */
export type WorkerMessage = { readonly port: number } | null;

// A thread of its own: a query would stop the event loop of the services for as long as it runs.
const { directory, password, idleInTransactionMs } = workerData as WorkerInput;
const database = await PGlite.create(directory, { extensions: { pg_trgm, btree_gin } });
await database.exec(`set timezone to 'UTC'`);
const version = await database.query<{ server_version: string }>('show server_version');
const server = createWireServer((messages) => database.execProtocolRaw(messages, { throwOnError: false }), {
  password,
  serverVersion: version.rows[0]?.server_version ?? '18',
  ...(idleInTransactionMs === undefined ? {} : { idleInTransactionMs }),
});
const port = await server.listen();

parentPort?.once('message', () => void close());
parentPort?.postMessage({ port } satisfies WorkerMessage);

async function close(): Promise<void> {
  await server.close();
  await database.close();
  parentPort?.postMessage(null);
}
