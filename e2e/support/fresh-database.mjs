import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startCluster } from '../../scripts/lib/postgresql-cluster.mjs';

const { Client } = createRequire(path.resolve(import.meta.dirname, '../../server/package.json'))('pg');

async function ask(url, statement) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Retries: a server that has just started accepts connections before it can answer. */
async function queryWithRetry(url, statement) {
  const startingUp = '57P03';
  for (let attempt = 0; ; attempt += 1) {
    try {
      await ask(url, statement);
      return;
    } catch (error) {
      if (error.code !== startingUp || attempt === 100) throw error;
      await wait(100);
    }
  }
}

/** An empty database on PostgreSQL: on the server of `TEST_DATABASE_URL`, or a temporary one. */
export async function freshDatabase() {
  const cluster = await startCluster();
  const name = `console_e2e_${process.pid}`;
  await queryWithRetry(cluster.url, `create database ${name}`);
  const url = new URL(cluster.url);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    stop: async () => {
      // A temporary server may have ended with the tests, and its database with it.
      await ask(cluster.url, `drop database if exists ${name} with (force)`).catch(() => {});
      await cluster.stop();
    },
  };
}
