import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const { Client } = createRequire(path.resolve(import.meta.dirname, '../../server/package.json'))('pg');

async function query(url, statement, values = []) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement, values);
  } finally {
    await client.end();
  }
}

/** Retries: a server that has just started accepts connections before it can answer. */
async function queryWithRetry(url, statement) {
  const startingUp = '57P03';
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await query(url, statement);
    } catch (error) {
      if (error.code !== startingUp || attempt === 100) throw error;
      await wait(100);
    }
  }
}

const urlOf = (server, name) => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/** Creates an empty database on a server. @returns its URL */
export async function createDatabase(server, name) {
  await queryWithRetry(server, `create database ${name}`);
  return urlOf(server, name);
}

/** Copies a database to which nobody is connected. @returns the URL of the copy */
export async function copyDatabase(server, template, name) {
  await query(server, `create database ${name} template ${template} strategy file_copy`);
  return urlOf(server, name);
}

/** Drops a database; a temporary server may have ended before, and its databases with it. */
export const dropDatabase = (server, name) =>
  query(server, `drop database if exists ${name} with (force)`).catch(() => {});

/** Drops the databases whose name starts like this. */
export async function dropDatabases(server, prefix) {
  const names = await query(server, `select datname from pg_database where starts_with(datname, $1)`, [prefix]).then(
    ({ rows }) => rows.map(({ datname }) => datname),
    () => [],
  );
  for (const name of names) await dropDatabase(server, name);
}

/**
 * Switches the sign-in through the identity service on in a database that was seeded without it.
 * @throws {Error} when the setting is missing
 */
export async function enableIdentitySignIn(url) {
  const key = 'SSO_WEB_2_0_ENABLED';
  const { rowCount } = await query(url, `update app_setting set value = 'true' where key = $1`, [key]);
  if (rowCount !== 1) throw new Error(`The seeded data has no setting ${key}`);
}
