import { sql } from 'kysely';
import { migrations } from './migrations.ts';
import { foundation } from './foundation.ts';
import { modules } from './modules.ts';
import { createAuthenticate } from './people/auth/authenticate.ts';
import type { Configuration } from './platform/configuration/configuration.ts';
import { prepareDataDirectory } from './platform/configuration/data-directory.ts';
import { ConfigurationFault } from './platform/configuration/read.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open.ts';
import { hasSeeded, loadSeeds, type SeedOptions } from './platform/database/seed.ts';
import { fileStoreOf } from './platform/files/stored-file.ts';
import { createApp } from './platform/http/create-app.ts';
import { demoPassword, type DemoPassword } from './people/passwords/demo-password.ts';
import { say, step } from './platform/progress/progress.ts';
import { loadDataKey } from './platform/protected-text/data-key.ts';
import { requireKeysInUse } from './platform/protected-text/keys-in-use.ts';
import { rekey, type Unread } from './platform/protected-text/rekey.ts';
import { loadProtection } from './platform/protected-text/protection.ts';
import { takeInBuild } from './releases/publishing/take-in-build.ts';
import { keepLocalToken } from './releases/keys/local-token.ts';
import type { OpenDatabase } from './platform/services.ts';
import { secretColumns } from './secret-columns.ts';
import { seeds } from './seeds.ts';

export interface Running {
  /** Finishes running calls, accepts no new ones, and closes the database. */
  stop(): Promise<void>;
  readonly demo: DemoPassword;
}

/** Applies the migrations only. */
async function bringUp({ db }: OpenDatabase, configuration: Configuration): Promise<readonly string[]> {
  const applied = await migrate(db, migrations, await loadProtection(configuration));
  if (applied.length > 0) say(`  schema: ${applied.length} steps`);
  return applied;
}

/**
 * `main.mjs migrate`: applies the migrations with a database account that may change the schema; the account of the
 * running program then needs no such right.
 * @returns the applied steps
 */
export async function migrateOnly(configuration: Configuration, workerFile: URL): Promise<readonly string[]> {
  await prepareDataDirectory(configuration.dataDirectory);
  const database = await openDatabase({ ...configuration, workerFile });
  try {
    await requireKeysInUse(database.db, secretColumns, configuration);
    return await bringUp(database, configuration);
  } finally {
    await database.close();
  }
}

/** Maximum number of rows that a start lists. */
const mostNamed = 20;
const namesOf = (unread: readonly Unread[]): string =>
  unread
    .slice(0, mostNamed)
    .map(({ table, column, row }) => `${table}.${column} of ${row}`)
    .concat(unread.length > mostNamed ? ['…'] : [])
    .join(', ');

async function fill(database: OpenDatabase, configuration: Configuration): Promise<DemoPassword> {
  const { db } = database;
  const { seedDate, seedZipRows, demoAccounts, sso, dataDirectory } = configuration;
  await bringUp(database, configuration);
  if (configuration.earlierDataKeys.length > 0) {
    const { written, unread } = await rekey(db, await loadProtection(configuration), secretColumns);
    say(`  data key: ${written} secrets written anew`);
    if (unread.length > 0) say(`  data key: ${unread.length} not read, left as they are: ${namesOf(unread)}`);
  }
  const dataKey = await loadDataKey(dataDirectory, configuration.dataKey);
  const demo: DemoPassword = (await hasSeeded(database.db, 'users'))
    ? { password: '', source: 'earlier' }
    : await demoPassword(dataDirectory, configuration.demoPassword ?? undefined);
  const options: SeedOptions = {
    date: seedDate,
    zipRows: seedZipRows,
    demoPassword: demo.password,
    demoAccounts,
    sso,
    dataKey,
    files: fileStoreOf({ configuration }),
  };
  const loaded = await loadSeeds(db, seeds, options, (name) => say(`  data: ${name}`));
  // Planner statistics of newly filled tables.
  if (loaded.length > 0) await sql`analyze`.execute(db);
  return demo;
}

async function listen(
  http: Awaited<ReturnType<typeof createApp>>['http'],
  { port, host }: Configuration,
): Promise<void> {
  await http.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new ConfigurationFault(`Port ${port} is in use by another program; choose another one with PORT.`, {
        cause: error,
      });
    if (error.code === 'EACCES')
      throw new ConfigurationFault(`Port ${port} may not be used by this user; choose another one with PORT.`, {
        cause: error,
      });
    throw error;
  });
}

/** Starts the services: database, schema, seeds, calls, one port. */
export async function start(configuration: Configuration, workerFile: URL): Promise<Running> {
  await prepareDataDirectory(configuration.dataDirectory);
  const database = await step(
    configuration.databaseUrl ? 'database: PostgreSQL' : `database: embedded, in ${configuration.dataDirectory}`,
    () => openDatabase({ ...configuration, workerFile }),
  );
  try {
    await requireKeysInUse(database.db, secretColumns, configuration);
    const demo = await fill(database, configuration);
    const services = { configuration, database, db: database.db, now: () => new Date() };
    const app = await createApp({
      ...services,
      authenticate: createAuthenticate(services),
      modules: [...foundation, ...modules],
    });
    const released = await takeInBuild(app.services);
    if (released.length > 0) say(`  releases: ${released.join(', ')}`);
    await keepLocalToken(app.services);
    await listen(app.http, configuration);
    return {
      demo,
      stop: async () => {
        await app.http.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
