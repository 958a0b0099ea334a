// node support/serve.mjs local 3100 identity 3101
// Starts the built console for the tests, once for each name and port, on fresh data and each with its own copy of
// the built files so that a test may redeploy. Says so when all are ready. The one that nearly all tests work on has
// PostgreSQL as in production, the others the embedded database.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freshDatabase } from './fresh-database.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const settings = {
  local: { CONSOLE_SSO: 'false' },
  identity: { CONSOLE_SSO: 'true', CONSOLE_SEED_ZIP_ROWS: '1240' },
  releasing: { CONSOLE_SSO: 'false', CONSOLE_SEED_ZIP_ROWS: '0' },
  steering: { CONSOLE_SSO: 'false', CONSOLE_SEED_ZIP_ROWS: '0' },
  failing: { CONSOLE_SSO: 'false', CONSOLE_SEED_ZIP_ROWS: '0' },
};

/** Those on PostgreSQL. */
const onPostgresql = new Set(['local']);
const databases = [];

async function databaseOf(name) {
  if (!onPostgresql.has(name)) return '';
  const database = await freshDatabase();
  databases.push(database);
  return database.url;
}

async function start(name, port) {
  const work = path.join(root, 'test-results/console', `${name}-${port}`);
  fs.rmSync(work, { recursive: true, force: true });
  fs.mkdirSync(work, { recursive: true });
  const build = path.join(work, 'build');
  fs.cpSync(path.join(root, 'build'), build, { recursive: true });
  const databaseUrl = await databaseOf(name);
  return spawn(process.execPath, ['--enable-source-maps', path.join(root, 'build/server/main.mjs')], {
    cwd: root, stdio: 'inherit',
    env: {
      LOG_LEVEL: 'warn', CONSOLE_SIGN_INS_PER_MINUTE: '600', ...process.env, ...settings[name],
      PORT: port, DATABASE_URL: databaseUrl, CONSOLE_DATA_DIR: path.join(work, 'data'), CONSOLE_BUILD_DIR: build,
    },
  });
}

const isReady = (port) => fetch(`http://localhost:${port}/health/ready`).then(({ ok }) => ok, () => false);

const names = process.argv.slice(2).filter((_, index) => index % 2 === 0);
const ports = process.argv.slice(2).filter((_, index) => index % 2 === 1);
const servers = await Promise.all(names.map((name, index) => start(name, ports[index])));

const kill = (signal) => servers.forEach((server) => server.kill(signal));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => kill(signal));
// Where one ends, all do; the databases go after the last.
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
for (const port of ports) while (!ended && !await isReady(port)) await wait(200);
if (!ended) process.stdout.write('The consoles are ready.\n');
