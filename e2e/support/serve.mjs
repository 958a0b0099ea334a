// node support/serve.mjs local 3100 identity 3101: starts the built consoles for the tests, one per name and port, each
// with new data and its own copy of the build, so that a test may redeploy. Prints when all are ready. `local`, which
// most tests use, has PostgreSQL as in production, the others the embedded database. Consoles that specs start
// themselves copy the data of one that is started and stopped first (`prepared`), which saves migrations and seeds.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freshDatabase } from './fresh-database.mjs';
import { keptData } from './kept-console.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/** Settings of the consoles that specs start for themselves. */
const small = { CONSOLE_SSO: 'false', CONSOLE_SEED_ZIP_ROWS: '1240' };
const settings = {
  local: { CONSOLE_SSO: 'false' },
  identity: { CONSOLE_SSO: 'true', CONSOLE_SEED_ZIP_ROWS: '1240' },
  prepared: small,
  releasing: small,
  steering: small,
  failing: small,
  messaging: small,
  registering: small,
};
const preparedData = path.join(root, 'test-results/console', `prepared-${process.env.E2E_PORT ?? 3100}`, 'data');

/** The console of chosen specs takes kept data, on the embedded database. */
const isKept = process.env.E2E_KEPT === '1';
/** Consoles on PostgreSQL. */
const onPostgresql = new Set(isKept ? [] : ['local']);
const databases = [];

async function databaseOf(name) {
  if (!onPostgresql.has(name)) return '';
  const database = await freshDatabase();
  databases.push(database);
  return database.url;
}

/** Runs the services once, until their data is seeded. */
async function seed(data, port) {
  const server = launch('local', port, data, path.join(root, 'build'), '');
  const stopped = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  while (server.exitCode === null && !(await isReady(port))) await wait(200);
  server.kill('SIGTERM');
  await stopped;
}

async function start(name, port) {
  const work =
    name === 'prepared' ? path.dirname(preparedData) : path.join(root, 'test-results/console', `${name}-${port}`);
  fs.rmSync(work, { recursive: true, force: true });
  fs.mkdirSync(work, { recursive: true });
  const build = path.join(work, 'build');
  fs.cpSync(path.join(root, 'build'), build, { recursive: true });
  if (settings[name] === small && name !== 'prepared' && fs.existsSync(preparedData))
    fs.cpSync(preparedData, path.join(work, 'data'), { recursive: true });
  if (isKept && name === 'local')
    fs.cpSync(await keptData(settings.local, (data) => seed(data, port)), path.join(work, 'data'), { recursive: true });
  return launch(name, port, path.join(work, 'data'), build, await databaseOf(name));
}

function launch(name, port, data, build, databaseUrl) {
  return spawn(process.execPath, ['--enable-source-maps', path.join(root, 'build/server/main.mjs')], {
    cwd: root,
    stdio: 'inherit',
    env: {
      LOG_LEVEL: 'warn',
      CONSOLE_SIGN_INS_PER_MINUTE: '600',
      ...process.env,
      ...settings[name],
      PORT: port,
      DATABASE_URL: databaseUrl,
      CONSOLE_DATA_DIR: data,
      CONSOLE_BUILD_DIR: build,
    },
  });
}

const isReady = (port) =>
  fetch(`http://localhost:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the console whose data others copy, and stops it when it is ready. */
async function prepare(port) {
  const server = await start('prepared', port);
  const stopped = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  while (server.exitCode === null && !(await isReady(port))) await wait(200);
  server.kill('SIGTERM');
  await stopped;
}

const names = process.argv.slice(2).filter((_, index) => index % 2 === 0);
const ports = process.argv.slice(2).filter((_, index) => index % 2 === 1);
const preparing = names.includes('prepared') ? prepare(ports[names.indexOf('prepared')]) : null;
const lasting = names.map((name, index) => ({ name, port: ports[index] })).filter(({ name }) => name !== 'prepared');
const servers = await Promise.all(lasting.map(({ name, port }) => start(name, port)));

const kill = (signal) => servers.forEach((server) => server.kill(signal));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => kill(signal));
// When one ends, all are stopped; the databases are removed after the last.
let running = servers.length;
let ended = false;
for (const server of servers) {
  server.once('exit', (code) => {
    ended = true;
    process.exitCode ||= code ?? 1;
    kill('SIGTERM');
    running -= 1;
    if (running === 0) for (const database of databases) void database.stop();
  });
}
for (const { port } of lasting) while (!ended && !(await isReady(port))) await wait(200);
await preparing;
if (!ended) process.stdout.write('The consoles are ready.\n');
