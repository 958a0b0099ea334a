import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '../../scripts/lib/patience.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const lastLogLines = 20;

const isReady = (port) =>
  fetch(`http://localhost:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

const isTaken = (port) =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(true));
    probe.listen(port, () => probe.close(() => resolve(false)));
  });

/**
 * Waits until a console that was stopped has left the port, so that its answers are not taken for those of the new one.
 * @throws {Error} when the port stays in use
 */
export async function waitForFreePort(port) {
  const until = Date.now() + 2 * limits.stop;
  while (await isTaken(port)) {
    if (Date.now() > until) throw new Error(`Port ${port} is in use by another program; choose others with E2E_PORT`);
    await wait(100);
  }
}

/**
 * The environment of a console: what this process was given, and what the tests rely on.
 * @param {Parameters<typeof launchConsole>[0]} options
 */
export const consoleEnvironment = ({ port, data, build, databaseUrl, sso }, given = process.env) => ({
  CONSOLE_SIGN_INS_PER_MINUTE: '600',
  ...given,
  // Tests note the calls that they make by the lines of answered ones (dependencies.ts): with a quieter log their
  // results would be kept as if they made none.
  LOG_LEVEL: 'info',
  CONSOLE_SSO: String(sso),
  PORT: String(port),
  DATABASE_URL: databaseUrl,
  CONSOLE_DATA_DIR: data,
  CONSOLE_BUILD_DIR: build,
});

/**
 * Starts the built console, on the Node of `E2E_NODE` if it is given.
 * @param {{ port: number, data: string, build: string, databaseUrl: string, sso: boolean, log: string }} options
 *   `databaseUrl`: empty for the embedded database; `log`: file of its output
 */
export function launchConsole(options) {
  const { port, log } = options;
  fs.mkdirSync(path.dirname(log), { recursive: true });
  const output = fs.openSync(log, 'w');
  const node = process.env.E2E_NODE ?? process.execPath;
  const child = spawn(node, ['--enable-source-maps', path.join(root, 'build/server/main.mjs')], {
    cwd: root,
    stdio: ['ignore', output, output],
    env: consoleEnvironment(options),
  });
  fs.closeSync(output);
  let hasEnded = false;
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      hasEnded = true;
      resolve(code ?? signal);
    });
  });
  const fault = (what) => {
    const lines = fs.readFileSync(log, 'utf8').trim().split('\n');
    const telling = lines.filter((line) => !line.includes('"answered"')).slice(-lastLogLines);
    return new Error(`${what}:\n${telling.join('\n')}`);
  };
  return {
    /** Resolves with the exit code or the signal. */
    ended,
    /** Resolves when it answers calls. Another program on the port, which answers too, does not write the log. */
    async untilReady() {
      const until = Date.now() + limits.start;
      while (!(fs.readFileSync(log, 'utf8').includes('The console is ready') && (await isReady(port)))) {
        if (hasEnded) throw fault(`The console on port ${port} ended during its start`);
        if (Date.now() > until) throw fault(`The console on port ${port} did not become ready`);
        await wait(100);
      }
    },
    /** Stops it; kills it when it does not stop in time. */
    async stop() {
      if (hasEnded) return;
      child.kill('SIGTERM');
      const killing = setTimeout(() => child.kill('SIGKILL'), limits.stop);
      await ended;
      clearTimeout(killing);
    },
  };
}
