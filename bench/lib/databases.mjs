import { startCluster } from '../../scripts/lib/postgresql-cluster.mjs';

/**
 * Measures on the embedded database, then on PostgreSQL: `TEST_DATABASE_URL`, or a temporary cluster.
 * @template Result
 * @param {(databaseUrl: string) => Promise<Result>} measure gets an empty address for the embedded database
 * @returns {Promise<{ embedded: Result, postgresql: Result }>}
 */
export async function onBothDatabases(measure) {
  const embedded = await measure('');
  const cluster = await startCluster();
  try {
    return { embedded, postgresql: await measure(cluster.url) };
  } finally {
    await cluster.stop();
  }
}
