import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { startCluster } from '../../scripts/lib/postgresql-cluster.mjs';
import { startConsole } from './server.mjs';

/** The driver is a dependency of the services. */
const { Client } = createRequire(path.join(root, 'server/package.json'))('pg');

/**
 * Measures a console on PostgreSQL that production volumes are loaded into: on `TEST_DATABASE_URL`, or a temporary
 * cluster. Console, connection and cluster end with the measuring, also when it fails.
 * @template Result
 * @param {Record<string, string>} memory settings of the cluster
 * @param {(on: {
 *   cluster: { url: string }, client: import('pg').Client, server: import('./server.mjs').Console
 * }) => Promise<Result>} measure
 * @returns {Promise<Result>}
 */
export async function onVolumeConsole(memory, measure) {
  const cluster = await startCluster(memory);
  const client = new Client({ connectionString: cluster.url });
  const server = await startConsole({
    databaseUrl: cluster.url,
    env: { CONSOLE_SEED_ZIP_ROWS: '0' },
    patience: 900_000,
  });
  try {
    await client.connect();
    return await measure({ cluster, client, server });
  } finally {
    await server.stop();
    await client.end();
    await cluster.stop();
  }
}
