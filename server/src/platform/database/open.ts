import path from 'node:path';
import { type Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Configuration } from '../configuration/configuration.ts';
import type { OpenDatabase } from '../services.ts';
import { DirectoryInUse } from './embedded/directory-lock.ts';
import { startEmbedded } from './embedded/start.ts';
import { guardedPool } from './own-connection.ts';
import { DatabaseUnusable, prepareDatabase } from './prepare.ts';
import type { Database } from './schema.ts';
import { TriableDatabase } from './trial.ts';
import { typeParsers } from './type-parsers.ts';
import { ServerWatch } from './watch.ts';
import { longestQueryMs, watchedPool } from './watched-pool.ts';

export interface OpenOptions extends Pick<Configuration, 'databaseUrl' | 'dataDirectory'> {
  /** The built worker of the embedded database. */
  readonly workerFile: string | URL;
  /** Called for connections that break while idle; the pool opens others. */
  readonly onError?: (error: Error) => void;
}

/**
 * Planner settings for this workload. JIT is off because queries are short and compiling costs more than it saves.
 * Random reads are cheap: data is in memory or on an SSD. Some queries sort or intersect 100,000 row ids. Parallel
 * workers are off because many people query at once, and a plan that counts on workers is slow without them.
 */
const sessionSettings =
  "set jit = off; set random_page_cost = 1.1; set work_mem = '16MB'; set max_parallel_workers_per_gather = 0";

/**
 * Connects to a database by its address.
 * @param watch ends queries that a silent server leaves without an answer
 */
export function connect(
  url: string,
  onError: (error: Error) => void = () => {},
  watch: ServerWatch | null = null,
): { db: Kysely<Database>; pool: pg.Pool } {
  const config: pg.PoolConfig = {
    connectionString: url,
    max: 10,
    types: typeParsers,
    statement_timeout: longestQueryMs,
    connectionTimeoutMillis: 10_000,
    // The operating system detects a dead connection.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const watched = watch && watchedPool(config, watch);
  const pool = watched?.pool ?? new pg.Pool(config);
  // The pool reports errors of idle connections only, and an unhandled error event ends the program.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', onError);
    // Sent before the first query. A connection on which the settings fail is still usable.
    client.query(sessionSettings).catch(() => {});
  });
  return {
    db: new TriableDatabase({ dialect: new PostgresDialect({ pool: guardedPool(watched?.lent ?? pool) }) }),
    pool,
  };
}

const openEmbedded = (directory: string, workerFile: string | URL) =>
  startEmbedded(directory, workerFile).catch((error: unknown) => {
    if (error instanceof DirectoryInUse) throw error;
    throw new DatabaseUnusable(
      `The embedded database in ${directory} cannot be opened: ${(error as Error).message.split('\n', 1)[0]}`,
      { cause: error },
    );
  });

/**
 * Opens the configured database: a PostgreSQL server, or the embedded one in the data directory.
 * @throws DatabaseUnusable, DirectoryInUse with one clear sentence.
 */
export async function openDatabase({
  databaseUrl,
  dataDirectory,
  workerFile,
  onError,
}: OpenOptions): Promise<OpenDatabase> {
  const embedded = databaseUrl === null ? await openEmbedded(path.join(dataDirectory, 'database'), workerFile) : null;
  const url = embedded?.url ?? (databaseUrl as string);
  // The embedded database has one session: a probe would wait behind the running query and prove nothing.
  const watch = embedded ? null : new ServerWatch(url);
  const { db } = connect(url, onError, watch);
  const close = async () => {
    await db.destroy();
    await embedded?.stop();
  };
  try {
    await prepareDatabase(db);
    await watch?.ask();
  } catch (error) {
    await close();
    throw error;
  }
  return { kind: embedded ? 'embedded' : 'postgresql', db, url, close, ...(watch ? { ask: () => watch.ask() } : {}) };
}
