// The services under `npm run dev`: built, started, and restarted when a source that they consist of has changed.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { watchedServer } from '../build-server.mjs';
import { root } from '../lib/paths.mjs';
import { step, StepFailure } from '../lib/step.mjs';
import { prepareSchema, readSteps } from './kept-schema.mjs';

/** Editors save several files at once. */
const settleMs = 80;
const dataDirectory = path.resolve(root, process.env.CONSOLE_DATA_DIR || '.data');

const isReady = async (services) => (await fetch(`${services}/health/ready`).catch(() => null))?.ok === true;

/** Whether a child process has ended, by itself or by a signal. */
const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

/** Ends a child process, if there is one, and waits until it has ended. */
const end = (child) =>
  new Promise((resolve) => {
    if (!child || hasEnded(child)) return resolve();
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });

/** @throws StepFailure when the program ends before it is ready */
async function waitUntilReady(services, child) {
  while (!(await isReady(services))) {
    if (hasEnded(child)) throw new StepFailure('The services did not start; the next change tries again.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Runs the services and restarts them. A change of a test restarts nothing, since the program does not contain it.
 * @param {number} port
 * @param {{ fresh: boolean, onStop: (stop: () => Promise<void>) => void }} options `fresh`: steps of the schema that
 *   changed are taken back
 * @returns {{ ready: Promise<void>, running: () => Promise<void> }} `ready`: the first start, rejected when it failed;
 *   `running` waits until the services run, or have failed to start
 */
export function runServices(port, { fresh, onStop }) {
  let server;
  let child;
  let isStopping = false;
  const start = async () => {
    if (isStopping) return;
    const kept = process.env.DATABASE_URL
      ? { said: null, started: () => {} }
      : prepareSchema(dataDirectory, readSteps(), { fresh });
    if (kept.said) console.log(`  ${kept.said}`);
    const started = spawn(process.execPath, ['--enable-source-maps', 'build/server/main.mjs'], {
      cwd: root,
      stdio: 'inherit',
      env: { CONSOLE_RELEASES_FROM_BUILD: 'changed', ...process.env, PORT: String(port) },
    });
    child = started;
    await waitUntilReady(`http://localhost:${port}`, started);
    kept.started();
  };
  onStop(async () => {
    // A restart that is under way starts nothing after this.
    isStopping = true;
    await end(child);
    await server?.dispose();
  });
  const ready = (async () => {
    server = await watchedServer();
    await start();
  })();
  let current = ready;
  const restart = () =>
    step('services', async () => {
      await server.rebuild();
      current = end(child).then(start);
      await current;
    });
  ready.then(
    () => onChange(server.contains, restart),
    () => {},
  );
  return { ready, running: () => current.catch(() => {}) };
}

/** Calls `work` after changes, one call at a time, with one more after changes during a call. */
function onChange(contains, work) {
  let timer;
  let running = null;
  const run = async () => {
    await running;
    running = work().catch((error) => console.error(error instanceof StepFailure ? error.message : error));
  };
  for (const folder of ['server/src', 'packages'])
    fs.watch(path.join(root, folder), { recursive: true }, (_, name) => {
      if (name === null || !contains(path.join(folder, name))) return;
      clearTimeout(timer);
      timer = setTimeout(() => void run(), settleMs);
    });
}
