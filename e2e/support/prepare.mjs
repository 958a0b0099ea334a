// node support/prepare.mjs local identity: seeds the data that the consoles of all workers copy, prints when it is
// ready and keeps it until it is stopped. The database is PostgreSQL, as in production, where a copy takes less than a
// second; with `E2E_DATABASE=embedded` it is the embedded one, whose data is kept from run to run.
import fs from 'node:fs';
import path from 'node:path';
import { startCluster } from '../../scripts/lib/postgresql-cluster.mjs';
import { launchConsole, waitForFreePort } from './console-process.mjs';
import { keptData } from './kept-console.mjs';
import { createDatabase, dropDatabases } from './prepared-database.mjs';
import { stopsOnSignal } from './stops-on-signal.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const file = process.env.E2E_PREPARED;
const folder = path.dirname(file);
const port = Number(process.env.E2E_PORT ?? 3100);
const names = process.argv.slice(2);
const { onStop, stop } = stopsOnSignal();

/** Runs a console until its data is seeded. */
async function seed({ name, data, databaseUrl = '' }) {
  await waitForFreePort(port);
  const console_ = launchConsole({
    port,
    data,
    databaseUrl,
    build: path.join(root, 'build'),
    sso: name === 'identity',
    log: path.join(folder, `${name}.log`),
  });
  onStop(() => console_.stop());
  await console_.untilReady();
  await console_.stop();
}

async function prepareOnPostgresql() {
  // Each worker has up to three consoles at a time, with connections of their own.
  const cluster = await startCluster({ max_connections: 400 });
  onStop(() => cluster.stop());
  const template = `console_e2e_${process.pid}`;
  onStop(() => dropDatabases(cluster.url, template));
  const data = path.join(folder, 'data');
  await seed({ name: 'local', data, databaseUrl: await createDatabase(cluster.url, template) });
  return { server: cluster.url, template, data: { local: data, identity: data } };
}

async function prepareEmbedded() {
  const data = {};
  for (const name of names) data[name] = await keptData(name, (draft) => seed({ name, data: draft }));
  return { server: null, template: null, data };
}

const started = performance.now();
fs.rmSync(folder, { recursive: true, force: true });
fs.mkdirSync(folder, { recursive: true });
try {
  const prepared = await (process.env.E2E_DATABASE === 'embedded' ? prepareEmbedded() : prepareOnPostgresql());
  fs.writeFileSync(file, JSON.stringify(prepared));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  await stop(1);
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(`The data of the consoles is ready after ${seconds} s.\n`);
// Keeps the process, which has no other work, until it is stopped.
setInterval(() => {}, 2 ** 30);
