import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { binariesFolder } from './postgresql-cluster.mjs';

/** The version of the server that `startCluster` would give tests, in words. */
export async function postgresqlVersion() {
  if (!process.env.TEST_DATABASE_URL)
    return execFileSync(path.join(await binariesFolder(), 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
  const { Client } = createRequire(new URL('../../server/package.json', import.meta.url))('pg');
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  const { rows } = await client.query('select version()');
  await client.end();
  return rows[0].version;
}
