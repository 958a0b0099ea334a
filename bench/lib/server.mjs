import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../..');

/** A port that nothing listens on. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, () => {
      const { port } = /** @type {net.AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });

/** The demo accounts' password: one for the whole program, or given, so that a console started again on kept data knows it. */
const password = process.env.BENCH_PASSWORD ?? `Ukur-${randomBytes(9).toString('base64url')}-9a`;

/** @typedef {Awaited<ReturnType<typeof startConsole>>} Console */

/**
 * Starts the built console on fresh data and waits until it is ready.
 * @param {{ databaseUrl?: string, buildDirectory?: string, from?: string, env?: Record<string, string>, patience?: number }} [options] `from`: a data directory to
 *   begin with a copy of; `patience`: milliseconds to become ready in
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
    /** Tokens of a new session. */
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
