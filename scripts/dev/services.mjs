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

const stopped = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });

/** @throws StepFailure when the program ends before it is ready */
async function waitUntilReady(services, child) {
  while (!(await isReady(services))) {
    if (child.exitCode !== null) throw new StepFailure('The services did not start; the next change tries again.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Runs the services and restarts them. A change of a test restarts nothing, since the program does not contain it.
 * @param {number} port
 * @param {{ fresh: boolean, onStop: (end: () => Promise<void>) => void }} options `fresh`: steps of the schema that
 *   changed are taken back
 * @returns {Promise<() => Promise<void>>} waits until the services run, or have failed to start
 */
export async function runServices(port, { fresh, onStop }) {
  const server = await watchedServer();
  let child;
  const start = async () => {
    const kept = process.env.DATABASE_URL
      ? { said: null, started: () => {} }
      : prepareSchema(dataDirectory, readSteps(), { fresh });
    if (kept.said) console.log(`  ${kept.said}`);
    child = spawn(process.execPath, ['--enable-source-maps', 'build/server/main.mjs'], {
      cwd: root,
      stdio: 'inherit',
      env: { CONSOLE_RELEASES_FROM_BUILD: 'changed', ...process.env, PORT: String(port) },
    });
    await waitUntilReady(`http://localhost:${port}`, child);
    kept.started();
  };
  let running;
  const restart = () =>
    step('services', async () => {
      await server.rebuild();
      running = stopped(child).then(start);
      await running;
    });
  onStop(async () => {
    await server.dispose();
    await stopped(child);
  });
  await start();
  onChange(server.contains, restart);
  return () => Promise.resolve(running).catch(() => {});
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
