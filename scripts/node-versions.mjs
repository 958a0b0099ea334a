// `node scripts/node-versions.mjs`: starts the built console on each supported version of Node, which comes from the
// npm registry, signs in, makes three calls, and stops it. The last line is `N passed, N failed`. Needs a build.
// `node scripts/node-versions.mjs 24` starts it on one version only.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { installNode, nodeVersions as versions } from './lib/node-program.mjs';
import { limits } from './lib/patience.mjs';
import { root } from './lib/paths.mjs';
import { main, step, StepFailure } from './lib/step.mjs';

const program = path.join(root, 'build/server/main.mjs');
const password = `Uji-${randomBytes(9).toString('base64url')}-9a`;
const lastLogLines = 20;

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Starts the console on an embedded database that it creates. @returns its address and what stops it */
async function startConsole(node, folder) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const log = path.join(folder, 'log');
  const output = fs.openSync(log, 'w');
  const child = spawn(node, ['--enable-source-maps', program], {
    cwd: root,
    stdio: ['ignore', output, output],
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: '',
      CONSOLE_DATA_DIR: path.join(folder, 'data'),
      CONSOLE_DEMO_PASSWORD: password,
      LOG_LEVEL: 'warn',
    },
  });
  fs.closeSync(output);
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  const fault = (what) =>
    new StepFailure(`${what}:\n${fs.readFileSync(log, 'utf8').trim().split('\n').slice(-lastLogLines).join('\n')}`);
  return {
    url,
    async untilReady() {
      const until = Date.now() + limits.start;
      const isReady = () =>
        fetch(`${url}/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
      while (!(await isReady())) {
        if (child.exitCode !== null || child.signalCode !== null) throw fault('The console ended during its start');
        if (Date.now() > until) throw fault('The console did not become ready');
        await wait(50);
      }
    },
    /** Stops it, and kills it when it does not stop in time. @throws StepFailure unless it ended with code 0 */
    async stop() {
      child.kill('SIGTERM');
      const killing = setTimeout(() => child.kill('SIGKILL'), limits.stop);
      const how = await ended;
      clearTimeout(killing);
      if (how !== 0) throw fault(`The console ended with ${how} instead of 0 when it was stopped`);
    },
  };
}

/** @throws StepFailure unless the answer is a success */
async function answerOf(url, options) {
  const answer = await fetch(url, options);
  const text = await answer.text();
  if (!answer.ok) throw new StepFailure(`${url} answered ${answer.status}: ${text.slice(0, 300)}`);
  return text === '' ? null : JSON.parse(text);
}

/** Signs in and reads the user, a list with rows, and the signed registry of releases. */
async function makeCalls(url) {
  const username = 'ADMIN01';
  const { access_token: token } = await answerOf(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const headers = { authorization: `Bearer ${token}`, username };
  await answerOf(`${url}/api/middle/user/current`, { headers });
  const { result } = await answerOf(`${url}/api/middle/card-types?page=1&size=10`, { headers });
  if (!(result.rows?.length > 0))
    throw new StepFailure(`The list of card types has no rows: ${JSON.stringify(result)}`);
  await answerOf(`${url}/api/middle/releases`, { headers });
}

/** Starts, asks and stops the console on one version. */
async function checkVersion(version) {
  const node = await installNode(version);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'console-node-'));
  try {
    const server = await startConsole(node, folder);
    try {
      await server.untilReady();
      await makeCalls(server.url);
    } finally {
      await server.stop();
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

await main(async () => {
  const chosen = process.argv.slice(2);
  const unknown = chosen.filter((major) => !Object.hasOwn(versions, major));
  if (unknown.length > 0) throw new StepFailure(`Known versions of Node: ${Object.keys(versions).join(', ')}`);
  if (!fs.existsSync(program)) throw new StepFailure('There is no build: node scripts/build.mjs');
  const majors = chosen.length > 0 ? chosen : Object.keys(versions);
  let failed = 0;
  for (const major of majors)
    await step(`Node ${versions[major]}`, () => checkVersion(versions[major])).catch((error) => {
      failed++;
      console.log(`  Node ${versions[major]} failed: ${error instanceof StepFailure ? error.message : error.stack}`);
    });
  console.log(`${majors.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
