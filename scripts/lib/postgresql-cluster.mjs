// A PostgreSQL server for tests: the one in TEST_DATABASE_URL, or a temporary cluster of the installed binaries, which
// are installed from Debian's package when they are missing.
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { installDebianPackage } from './debian-package.mjs';

const isRoot = process.getuid?.() === 0;

/** Folder of the newest PostgreSQL binaries, on the PATH or where distributions install them. */
function findBinaries() {
  const versions = (base) =>
    fs.existsSync(base)
      ? fs
          .readdirSync(base)
          .filter((name) => Number(name) >= 15)
          .toSorted((a, b) => b - a)
      : [];
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`),
    '/opt/homebrew/bin',
    '/usr/local/pgsql/bin',
  ];
  return folders
    .filter((folder) => folder && ['initdb', 'postgres'].every((name) => fs.existsSync(path.join(folder, name))))
    .find(
      (folder) =>
        Number(
          /\) (\d+)/.exec(execFileSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }))?.[1],
        ) >= 15,
    );
}

/** PostgreSQL refuses to run as root: uses the account `postgres` or `nobody` then. */
function accountOf() {
  if (!isRoot) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      /* try the next account */
    }
  }
  return { uid: 65534, gid: 65534 };
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = net
      .createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = server.address();
        server.close(() => resolve(port));
      });
  });

async function waitUntilAnswering(port, server) {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (server.exitCode !== null) throw new Error('The PostgreSQL test server ended at once');
    const answers = await new Promise((resolve) => {
      const socket = net
        .connect({ host: '127.0.0.1', port })
        .once('connect', () => resolve(true))
        .once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (answers) return;
    await wait(50);
  }
  throw new Error('The PostgreSQL test server does not answer');
}

/** A folder of Linux that is kept in memory. */
const memoryFolder = '/dev/shm';
/** Bytes that a small cluster may take: its databases and its log of writes. */
const smallClusterBytes = 2 * 1024 ** 3;

/** The folder in memory, if it has room for a small cluster; the default of containers has none. */
function parentFolder({ inMemory = false }) {
  if (!inMemory || !fs.existsSync(memoryFolder)) return os.tmpdir();
  const { bavail, bsize } = fs.statfsSync(memoryFolder);
  return bavail * bsize >= smallClusterBytes ? memoryFolder : os.tmpdir();
}

/** Longest path of a socket on all systems, in bytes. */
const maxSocketPath = 100;

/** Address of the server by its socket: a query costs the client a fifth less than by TCP. */
function socketUrl(directory, port) {
  if (path.join(directory, `.s.PGSQL.${port}`).length > maxSocketPath) return null;
  return `postgresql://postgres@localhost:${port}/postgres?host=${encodeURIComponent(directory)}`;
}

/** The folder of the binaries, which are installed when they are missing. @throws {Error} when that fails */
export async function binariesFolder() {
  if (!findBinaries()) await installDebianPackage('postgresql');
  const binaries = findBinaries();
  if (!binaries)
    throw new Error(
      'PostgreSQL 15 or newer is needed for this suite: set TEST_DATABASE_URL or install the package "postgresql".',
    );
  return binaries;
}

/**
 * Starts a server for tests.
 * @param {Record<string, string | number>} [more] further settings of a temporary cluster
 * @param {{ inMemory?: boolean }} [place] of a temporary cluster
 * @returns {Promise<import('./postgresql-cluster.d.mts').Cluster>}
 */
export async function startCluster(more = {}, place = {}) {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, socketUrl: url, description: 'TEST_DATABASE_URL', stop: async () => {} };
  return startOwnCluster(more, place);
}

/**
 * Starts a temporary cluster of the installed binaries, also when TEST_DATABASE_URL is set, for tests of outages.
 * @param {Record<string, string | number>} [more] further settings
 * @param {{ inMemory?: boolean }} [place] `inMemory`: for databases of less than a gigabyte, where memory has room
 * @returns {Promise<import('./postgresql-cluster.d.mts').OwnCluster>}
 * @throws {Error} when PostgreSQL is missing and cannot be installed, or does not start
 */
export async function startOwnCluster(more = {}, place = {}) {
  const binaries = await binariesFolder();
  const account = accountOf();
  const directory = fs.mkdtempSync(path.join(parentFolder(place), 'console-postgresql-'));
  if (account.uid !== undefined) fs.chownSync(directory, account.uid, account.gid);
  const data = path.join(directory, 'data');
  const options = { ...account, cwd: directory, stdio: 'ignore' };
  execFileSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    options,
  );
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: directory,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 100,
    ...more,
  };
  const begin = () =>
    spawn(
      path.join(binaries, 'postgres'),
      ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      options,
    );
  let server = begin();
  const end = async (signal) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => {
      server.once('exit', resolve);
    });
    server.kill(signal);
    await ended;
  };
  const stop = async () => {
    await end('SIGINT');
    fs.rmSync(directory, { recursive: true, force: true });
  };
  try {
    await waitUntilAnswering(port, server);
  } catch (error) {
    await stop();
    throw error;
  }
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  return {
    url,
    socketUrl: socketUrl(directory, port) ?? url,
    description: binaries,
    stop,
    crash: () => end('SIGQUIT'),
    startAgain: async () => {
      server = begin();
      await waitUntilAnswering(port, server);
    },
  };
}
