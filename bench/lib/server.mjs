import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../..');

/** A free port. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, () => {
      const { port } = /** @type {net.AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });

/** Password of the demo accounts. Random, or given when a console starts again with earlier data. */
const password = process.env.BENCH_PASSWORD ?? `Ukur-${randomBytes(9).toString('base64url')}-9a`;

/** @typedef {Awaited<ReturnType<typeof startConsole>>} Console */

/**
 * Starts the built console with fresh data and waits until it is ready.
 * @param {{
 *   databaseUrl?: string, buildDirectory?: string, from?: string, env?: Record<string, string>, patience?: number
 * }} [options] `from`: a data directory to copy; `patience`: milliseconds to wait until it is ready
 * @throws {Error} when it ends or is not ready in time
 */
export async function startConsole({
  databaseUrl = '',
  buildDirectory = path.join(root, 'build'),
  from,
  env = {},
  patience = 180_000,
} = {}) {
  const port = await freePort();
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'console-bench-'));
  if (from) fs.cpSync(from, data, { recursive: true });
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [path.join(root, 'build/server/main.mjs')], {
    cwd: root,
    stdio: ['ignore', process.env.BENCH_LOG ? 'inherit' : 'ignore', 'inherit'],
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      CONSOLE_SSO: 'false',
      CONSOLE_SIGN_INS_PER_MINUTE: '600',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      CONSOLE_DATA_DIR: data,
      CONSOLE_BUILD_DIR: buildDirectory,
      CONSOLE_DEMO_PASSWORD: password,
      ...env,
    },
  });
  const started = performance.now();
  while (
    !(await fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`the console ended with code ${child.exitCode}`);
    if (performance.now() - started > patience)
      throw new Error(`the console did not become ready within ${patience / 1000} s`);
    await wait(100);
  }
  return {
    url,
    pid: child.pid,
    data,
    /** Signs in. @returns the tokens of a new session */
    async signIn(username) {
      const answer = await fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password }),
      });
      if (!answer.ok) throw new Error(`${username} could not sign in: ${answer.status}`);
      return answer.json();
    },
    async stop() {
      const ended = new Promise((resolve) => {
        child.once('exit', resolve);
      });
      child.kill('SIGTERM');
      await ended;
      fs.rmSync(data, { recursive: true, force: true });
    },
  };
}
